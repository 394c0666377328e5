import { glossary } from '#core/content/desafio-negocio/glossary.ts';
import type { Lines, Voice } from '#core/content/desafio-negocio/shape.ts';
import { unanswered } from '#core/content/desafio-negocio/unanswered.ts';
import { mentionsIn } from '#core/games/desafio-negocio/voice/mention.ts';
import { findEach, has } from '#core/games/desafio-negocio/words/pattern.ts';
import { type Reading, read, type Word } from '#core/games/desafio-negocio/words/words.ts';
import {
  firstOf,
  indirect,
  longestEllipsis,
  openers,
  type Question,
  questionsIn,
  remarks,
} from './questions-in.ts';

/** What the other side thinks of it, or whether they agree: how they go on is the answer. */
const opinions = [
  'ta|esta|fica|e|ficou bom|boa|bem|certo|otimo|justo|caro|barato|pouco|muito|ruim',
  'voce|senhor|senhora|que .. acha|achou|pensa|diz',
  'acha|achou .. pouco|muito|bom|justo|caro',
  'concorda|entende|gostou|topa|fechamos|fechado|fecha|combinado|feito',
  'tudo bem|bom|em|certo',
  'ta|esta .. doido|doida|louco|brincando|maluco|enrolando|surdo|surda',
  'faz|fecha|da|paga|cobre|topa|pode|ser|por|em #',
  'faz|fecha|da|paga|cobre|deixa a|por|em|os|uns #',
  'pode ser',
  'como vai|esta|ta',
  'qual|como .. nome',
  'que e isso',
  'bao|beleza|joia|firme|tranquilo',
];

/** What asks what the other side makes of it. */
const thinks = ['acha|achou|pensa'];

const mostAssent = 3;
/** «Aceita?», «serve assim?»; «vocês aceitam pote de vidro?» wants to know. */
const assents = ['aceita|aceitam|serve'];

const isOpinion = (words: readonly Word[]): boolean =>
  has(words, opinions) ||
  (has(words, assents) && (words.length <= mostAssent || words.some(({ number }) => number)));

const mostMeanings = 2;
const asksMeaning = [
  'o que e|sao|significa|seria|quer|que',
  'ccs|cbt|cpp|celula*|laudo|caf|car|dap|itr|pronaf|proagro|sisbi|pnae|edital|ceasa|estatuto e|sao o que',
  'que e|que|negocio|diabo',
  'pra|para que serve',
  'sei o que e',
  'como assim',
];

/** «O juro é quanto?» asks how much the interest is: what is asked stands first. */
function fronted(words: readonly Word[]): readonly Word[] {
  const at = firstOf(words, openers);
  const asked = words[at];
  if (at <= 0 || !asked) return [];
  return read([asked, ...words.slice(0, at), ...words.slice(at + 1)].map(({ plain }) => plain).join(' '))
    .words;
}

const fillers = new Set(['me', 'mi', 'te', 'lhe', 'que', 'aqui', 'ai', 'mesmo']);

/** «O que», «por que»: the word belongs to what opens the question. */
const isOfOpener = (before: Word | undefined): boolean => before?.plain === 'o' || before?.plain === 'por';

/** «Quando que o senhor me paga?» asks when he pays. */
function bared(words: readonly Word[]): readonly Word[] {
  const at = firstOf(words, openers);
  const kept = words.filter(
    ({ plain }, place) => place <= at || !fillers.has(plain) || isOfOpener(words[place - 1]),
  );
  return at < 0 || kept.length === words.length ? [] : read(plainly(kept)).words;
}

const verbs = [
  'perguntei|pergunto|fala|fale|falou|diz|diga|disse|responde|responda|respondeu|explica|explique|explicou',
];

const hinting = [...indirect, ...remarks];
const andThe = ['e o|a|os|as'];

/** «Me fala o preço», «o senhor não falou o juro» and «mas e o juro?» ask for what they name. */
function named(words: readonly Word[]): readonly Word[] {
  const start = findEach(words.slice(0, 3), andThe)[0];
  if (start && words.length <= longestEllipsis + 2)
    return read(
      `qual ${words
        .slice(start.to)
        .map(({ plain }) => plain)
        .join(' ')}`,
    ).words;
  if (!has(words, hinting)) return [];
  const at = firstOf(words, verbs);
  const rest = words.slice(at + 1).map(({ plain }) => plain);
  return at < 0 || rest.length === 0 ? [] : read(`qual ${rest.join(' ')}`).words;
}

/** What the persona knows of one question: what the words in it mean, or one answer. */
function known({ words }: Question, voice: Voice): Lines[] {
  const from = firstOf(words, asksMeaning);
  const meant = from < 0 ? [] : words.slice(from);
  const meanings = glossary.filter(({ asked }) => has(meant, asked));
  if (meanings.length > 0) return meanings.slice(0, mostMeanings).map(({ lines }) => lines);
  for (const said of [words, fronted(words), named(words), bared(words)]) {
    const answer = said.length > 0 && voice.questions.find(({ asked }) => has(said, asked));
    if (answer) return [answer.lines];
  }
  return [];
}

const mostLean = 4;
const mostPointing = 6;

const pointing = ['isso|disso|nisso'];

/** «Onde tira isso?» */
const points = (words: readonly Word[]): boolean => words.length <= mostPointing && has(words, pointing);

const plainly = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');

/** What the persona knows of a lean question, from what the person said just before it or the persona had asked. */
function knownFrom({ words, before }: Question, voice: Voice, asked: string): Lines[] {
  // What follows another question is about the same, and is met by its answer.
  if ((words.length > mostLean && !points(words)) || before.endsWith('?')) return [];
  // «60 dias é puxado. Faz 30?»: a figure belongs to what the person said, not to what they were asked.
  for (const context of words.some(({ number }) => number) ? [before] : [before, asked]) {
    const whole = read(`${plainly(words)} ${plainly(read(context).words)}`).words;
    const answer = voice.questions.find((some) => has(whole, some.asked) && !has(words, some.asked));
    if (context !== '' && answer) return [answer.lines];
  }
  return [];
}

/** «Quanto custa a tonelada?», after calcário was spoken of, asks for its price. */
function knownOf(question: Question, voice: Voice, about: string | undefined): Lines[] {
  const lines = known(question, voice);
  if (about === undefined || lines.length === 0 || has(question.words, voice.things)) return lines;
  const [general] = known({ ...question, words: read('quanto custa').words }, voice);
  return lines[0] === general
    ? known({ ...question, words: read(`quanto custa ${about}`).words }, voice)
    : lines;
}

const mostAnswers = 3;

/** What was spoken of before a message. */
interface Context {
  /** The thing, where a price is asked of nothing in particular. */
  about?: string | undefined;
  /** The persona's line before it. */
  asked?: string | undefined;
}

const none = (): boolean => false;

/**
 * What the persona has to say to the questions of a message, in order, each once: one answer for each that it knows
 * and that was not met by something else.
 */
export function answersTo(
  reading: Reading,
  voice: Voice,
  { about, asked = '' }: Context = {},
  isMet: (question: Question) => boolean = none,
): Lines[] {
  const thing = mentionsIn(reading, voice.things).coisa ?? about;
  const [lastAsked = ''] = asked.match(/[^.!?]+\?(?!.*\?)/) ?? [];
  const answers = questionsIn(reading).flatMap((question) => {
    if (isMet(question)) return [];
    const ways = [
      () => knownOf(question, voice, thing),
      // «O senhor acha muito?» is of what one has just said oneself.
      () => knownFrom(question, voice, has(question.words, thinks) ? '' : lastAsked),
    ];
    const [first, second] = points(question.words) ? ways.reverse() : ways;
    const lines = first?.() ?? [];
    return lines.length > 0 ? lines : (second?.() ?? []);
  });
  return [...new Set(answers)].slice(0, mostAnswers);
}

/** What asks for a yes or a no that somebody waits for: «precisa?», «tem problema?». The rest is talk: «quer me esfolar, é?». */
const factual = [
  'precis*|posso|podemos|pode|serve|vale|atrapalha|aceita*|obrigatori*|existe|sabe|tem|ha|se',
  'voce|voces|senhor|senhora compra*|vende*|leva*|usa*|exige*|trabalha*|recolhe*|faz|fazem|atende*|conhece*|dao|vao|manda*|cobra*',
  'da pra|para',
];

const plain = [...openers, ...indirect, ...factual];

const interjections = new Set(['ue', 'uai', 'oxe', 'mas', 'e', 'ah', 'que', 'o', 'a']);

/** «Ué, que dia?» only wonders at what the other side has said. */
function isEcho({ words }: Question, asked: string): boolean {
  const said = new Set(read(asked).words.map(({ plain }) => plain));
  return words.length <= mostLean && words.every(({ plain }) => interjections.has(plain) || said.has(plain));
}

/** What is said where nothing better is known. */
export const notKnown: Lines = unanswered.at(-1)?.lines ?? [];

/** What is said of the first plain question that the persona has no answer to, if there is one. */
export function admissionOf(reading: Reading, voice: Voice, asked = ''): Lines | null {
  const open = questionsIn(reading).find(
    (question) =>
      question.isPlain &&
      !isEcho(question, asked) &&
      has(question.words, plain) &&
      !isOpinion(question.words) &&
      known(question, voice).length === 0,
  );
  if (!open) return null;
  return unanswered.find(({ asked }) => has(open.words, asked))?.lines ?? notKnown;
}
