import { glossary } from '#core/content/desafio-negocio/glossary.ts';
import type { Lines, Voice } from '#core/content/desafio-negocio/shape.ts';
import { unanswered } from '#core/content/desafio-negocio/unanswered.ts';
import { has } from './pattern.ts';
import { type Reading, read, type Word } from './words.ts';

/** One thing that a message asks: its words, and whether it was put so plainly that somebody waits for an answer. */
interface Question {
  words: readonly Word[];
  isPlain: boolean;
}

const fewWords = 4;

const asksBack = [
  'quanto|quantos|quanta|quantas|qual|quais|como|quando|onde|quem|porque',
  'o que',
  'que documento|selo|papel',
  'precis*',
  'por que',
  'voce|voces|senhor|senhora quer|aceita*|topa|vem|paga*|compra*|entrega*|faz|fazem|cobre*|vende*|busca*',
  'demora',
];
/** «Me explica o que é», «queria saber quanto»: questions without the mark of one. */
const indirect = [
  'me|mim explica|explique|diz|diga|fala|fale|responde|responda .. o|que|quanto|qual|como|quando|onde|quem|se|preco',
  'quero|queria|gostaria|preciso saber|entender|perguntar .. o|que|quanto|qual|como|quando|onde|quem|se|preco',
  'perguntei|pergunto .. o|que|quanto|qual|como|quando|onde|quem|se|preco',
  'sei o que e',
];
/** «Né?», «viu?», «tá doido?»: a mark of a question that asks nothing. */
const tags = [
  'ne|viu|entendeu|sabe|hein|certo|ta|ok|nao|uai|ue|poxa|hem',
  'ta|esta doido|louco|brincando|maluco|doida',
];
/** What the other side thinks of it, or whether they agree: how they go on is the answer. */
const opinions = [
  'ta|esta|fica|e|ficou bom|boa|bem|certo|otimo|justo|caro|barato|pouco|muito|ruim',
  'voce|senhor|senhora|que .. acha|achou|pensa|diz',
  'acha|achou .. pouco|muito|bom|justo|caro',
  'concorda|entende|gostou|serve|topa|fechamos|fechado|fecha|combinado|feito|aceita',
  'tudo bem|bom',
  'pode ser',
  'como vai|esta|ta',
];

/** The questions of a message, in order; «e a ureia?» asks of it what was asked before. */
export function questionsIn({ text, words, sentences }: Reading): Question[] {
  const questions: Question[] = [];
  for (const [number, { asks, start, end }] of sentences.entries()) {
    const own = words.filter((word) => word.sentence === number);
    const isPlain = (asks && !isTag(own)) || has(own, indirect);
    if (!isPlain && !asks && !has(own.slice(0, fewWords), asksBack)) continue;
    const before = questions.at(-1);
    const whole = before && isElliptic(own) ? completed(before, text.slice(start, end)) : own;
    questions.push({ words: whole, isPlain });
  }
  return questions;
}

function isTag(words: readonly Word[]): boolean {
  return words.length > 1 && has(words.slice(-2), tags) && !has(words, openers);
}

const openers = [
  'quanto|quantos|quanta|quantas|qual|quais|como|quando|onde|quem',
  'o que',
  'que dia|hora|horas',
  'por que',
];
const longestEllipsis = 5;

function isElliptic(words: readonly Word[]): boolean {
  return words.length <= longestEllipsis && has(words.slice(0, 2), ['e o|a|os|as|no|na|do|da|pro|pra']);
}

/** What a short question goes on with, put behind the opening of the one before it: «quanto tá» and «a ureia». */
function completed({ words }: Question, rest: string): readonly Word[] {
  const at = words.findIndex((_, place) => has(words.slice(place, place + 2), openers));
  const opening = words.slice(Math.max(at, 0), Math.max(at, 0) + 2).map(({ plain }) => plain);
  return read(`${opening.join(' ')} ${rest.replace(/^\W*e\s/i, '')}`).words;
}

const mostMeanings = 2;
const asksMeaning = [
  'o que e|sao|significa|seria|quer|que',
  'ccs|cbt|cpp|celula*|laudo|caf|car|dap|itr|pronaf|proagro|sisbi|pnae|edital|ceasa|estatuto e|sao o que',
  'que e|que|negocio|diabo',
  'pra|para que serve',
  'sei o que e',
  'como assim',
];

/** What the persona knows of one question: what the words in it mean, or one answer. */
function known({ words }: Question, voice: Voice): Lines[] {
  const meanings = has(words, asksMeaning) ? glossary.filter(({ asked }) => has(words, asked)) : [];
  if (meanings.length > 0) return meanings.slice(0, mostMeanings).map(({ lines }) => lines);
  const answer = voice.questions.find(({ asked }) => has(words, asked));
  return answer ? [answer.lines] : [];
}

const asksPrice = ['quanto .. custa|e|sai|ta|esta|fica|vale', 'qual .. preco|valor'];

/** «Quanto custa a tonelada?», after calcário was spoken of, asks for its price. */
function within(question: Question, { things }: Voice, about: string | undefined): Question {
  const { words } = question;
  if (about === undefined || has(words, things) || !has(words, asksPrice)) return question;
  return { ...question, words: read(`quanto custa ${about}`).words };
}

const mostAnswers = 3;

/**
 * What the persona has to say to the questions of a message, in order, each once: one answer for each that it knows.
 * `about` is what was spoken of last, where a price is asked of nothing in particular.
 */
export function answersTo(reading: Reading, voice: Voice, about?: string): Lines[] {
  const answers = questionsIn(reading).flatMap((question) => known(within(question, voice, about), voice));
  return [...new Set(answers)].slice(0, mostAnswers);
}

/** What is said of the first plain question that the persona has no answer to, if there is one. */
export function admissionOf(reading: Reading, voice: Voice): Lines | null {
  const open = questionsIn(reading).find(
    (question) => question.isPlain && !has(question.words, opinions) && known(question, voice).length === 0,
  );
  if (!open) return null;
  return (unanswered.find(({ asked }) => has(open.words, asked)) ?? unanswered.at(-1))?.lines ?? null;
}
