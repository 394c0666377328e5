import { once } from '#core/games/desafio-negocio/words/once.ts';
import { findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import { type Reading, read, type Word } from '#core/games/desafio-negocio/words/words.ts';

/** One thing that a message asks: its words, and whether it was put so plainly that somebody waits for an answer. */
export interface Question {
  words: readonly Word[];
  isPlain: boolean;
  /** The sentence before it. */
  before: string;
}

const fewWords = 4;
/** Nobody asks more at once; what follows is noise. */
const mostSentences = 8;

/** Where the first of the patterns begins; -1 where there is none. */
export const firstOf = (words: readonly Word[], patterns: readonly string[]): number => {
  const places = findEach(words, patterns).map(({ from }) => from);
  return places.length === 0 ? -1 : Math.min(...places);
};

const asksBack = [
  'quanto|quantos|quanta|quantas|qual|quais|como|onde|quem|porque',
  'o que',
  'que documento|selo|papel',
  'precis*',
  'por que',
  'voce|voces|senhor|senhora quer|aceita*|topa|vem|paga*|compra*|entrega*|faz|fazem|cobre*|vende*|busca*|leva*|exige*|recolhe*|gosta|gostou|conhece',
  'senhor|senhora|voce que|quem manda|decide',
  'demora',
];
const whenFirst = ['e|mas|ai|entao|ate|desde quando'];
/** «Feijão quando chove» tells when; «quando paga» and «paga quando» ask. */
const asksWhen = (words: readonly Word[]): boolean =>
  words[0]?.plain === 'quando' || has(words.slice(0, 2), whenFirst) || words.at(-1)?.plain === 'quando';
/** «Me explica o que é», «queria saber quanto»: questions without the mark of one. */
export const indirect = [
  'me|mim explica|explique|diz|diga|fala|fale|responde|responda .. o|que|quanto|qual|como|quando|onde|quem|se|preco',
  'quero|queria|gostaria|preciso saber|entender|perguntar .. o|que|quanto|qual|como|quando|onde|quem|se|preco',
  'me diz|diga|fala uma coisa',
  'me passa|passe|manda|mande|da|de .. telefone|zap|whatsapp|numero|contato',
];
/** «Eu perguntei o juro», «será que perco a vez»: answered where the answer is known, and let be where it is not. */
export const remarks = [
  'perguntei|pergunto .. o|do|da|que|quanto|qual|como|quando|onde|quem|se|preco',
  'sei o que e',
  'nao|num .. respondeu|falou|disse|explicou',
  'prove|experimente o|a|um|uma|esse|essa|este|esta',
  'sera que|se',
];
/** «Quem assina sou eu»: it begins like a question and answers one. */
const tells = [
  'quem .. sou|somos|e eu|nos|minha|meu|a',
  'quem manda|decide|paga|confere|olha|recebe|fez|faz|ajudou|orientou|cuida|montou|calculou|assinou|planta|vende|compra|entrega|leva foi|e|foram',
];
/** «Né?», «viu?», «tá doido?»: a mark of a question that asks nothing. */
const tags = ['ne|viu|entendeu|sabe|hein|certo|ta|ok|nao|uai|ue|poxa|hem'];

const asked = new WeakMap<Reading, readonly Question[]>();

/** The questions of a message, in order; «e a ureia?» asks of it what was asked before. */
export const questionsIn = (reading: Reading): readonly Question[] =>
  once(asked, reading, () => findQuestions(reading));

function findQuestions({ text, words, sentences }: Reading): Question[] {
  const questions: Question[] = [];
  for (const [number, { asks, start, end }] of sentences.slice(0, mostSentences).entries()) {
    const own = words.filter((word) => word.sentence === number);
    const isPlain = (asks && !isEmpty(own)) || has(own, indirect);
    if (!isPlain && !asks && !has(own, remarks) && !asksUnmarked(own)) continue;
    const before = questions.at(-1);
    const last = sentences[number - 1];
    for (const part of partsOf(own)) {
      const whole = before && isElliptic(part) ? completed(before, text.slice(start, end)) : part;
      questions.push({ words: whole, isPlain, before: last ? text.slice(last.start, last.end) : '' });
    }
  }
  return questions;
}

/** «Que marca vocês têm»: it asks without the mark of a question. */
const asksUnmarked = (words: readonly Word[]): boolean =>
  (has(words.slice(0, fewWords), asksBack) || asksWhen(words) || asksAtStart(words)) && !has(words, tells);

/** «Que o senhor venha domingo» asks nothing. */
const afterThat = new Set('o a os as eu voce ele ela nos se bom pena'.split(' '));
const offersTaste = new Set('prova experimenta prove experimente'.split(' '));

/** What asks only where it begins: «que marca vocês têm», «tem que ter conta», «posso só ou com a associação». */
const first = {
  that: ['que'],
  has: ['tem que|desconto|multa|taxa|previsao|garantia|assistencia|verba|carencia'],
  and: ['e se'],
  taste: ['prova|experimenta|prove|experimente'],
  may: ['posso|pode|podemos'],
};
const either = ['ou'];

function asksAtStart(words: readonly Word[]): boolean {
  const [{ plain = '' } = {}, next] = words;
  const start = words.slice(0, 3);
  return (
    (plain === 'que' && !afterThat.has(next?.plain ?? '') && has(start, first.that)) ||
    (plain === 'tem' && has(start, first.has)) ||
    (plain === 'e' && has(start, first.and)) ||
    (offersTaste.has(plain) && has(start, first.taste)) ||
    (has(words, either) && has(start, first.may))
  );
}

/** «Quanto é o juro e quantos anos tenho?» asks two things. */
function partsOf(words: readonly Word[]): (readonly Word[])[] {
  const at = words.findIndex(
    ({ plain }, place) =>
      plain === 'e' && has(words.slice(0, place), openers) && firstOf(words.slice(place + 1), openers) === 0,
  );
  return at < 0 ? [words] : [words.slice(0, at), ...partsOf(words.slice(at + 1))];
}

/** «Trinta?» and «é bom, viu?» only have the mark of a question. */
function isEmpty(words: readonly Word[]): boolean {
  return !has(words, openers) && (words.length <= mostEchoed || has(words.slice(-2), tags));
}

const mostEchoed = 2;

/** What opens a question that a yes or a no does not answer. */
export const openers = [
  'quanto|quantos|quanta|quantas|qual|quais|como|quando|onde|quem',
  'o que',
  'que dia|hora|horas',
  'por que',
];
/** So few words go on with a question before them. */
export const longestEllipsis = 5;

const goingOn = ['e o|a|os|as|no|na|do|da|pro|pra'];

function isElliptic(words: readonly Word[]): boolean {
  return words.length <= longestEllipsis && has(words.slice(0, 2), goingOn);
}

/** What a short question goes on with, put behind the opening of the one before it: «quanto tá» and «a ureia». */
function completed({ words }: Question, rest: string): readonly Word[] {
  const at = firstOf(words, openers);
  const opening = words.slice(Math.max(at, 0), Math.max(at, 0) + 2).map(({ plain }) => plain);
  return read(`${opening.join(' ')} ${rest.replace(/^\W*e\s/i, '')}`).words;
}

/** Whether any of the patterns is plainly asked about. */
export const asks = (reading: Reading, patterns: readonly string[]): boolean =>
  questionsIn(reading).some(({ words, isPlain }) => isPlain && has(words, patterns));

/** Whether something is asked that a yes or a no does not answer. */
export const wantsToKnow = (reading: Reading): boolean => asks(reading, openers);
