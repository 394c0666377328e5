import { findAll, has, type Span } from './pattern.ts';
import type { Reading, Word } from './words.ts';

/** Words that deny what follows them closely. */
const denials = [
  'nao tenho|temos|tem|tinha|possuo|fiz|fizemos|fez|consegui*|tirei|tiro|emito|dou|faco|trabalh*|uso|sou|somos|gosto|aceito|preciso|precisa|existe|ta|esta|estou|to',
  'ainda nao',
  'nunca',
  'nem',
  'nenhum|nenhuma',
  'falta|faltam|faltando',
  'sem',
];
/** Not knowing, or not being able to, covers the rest of the clause. */
const ignorance = [
  'nao sei|entendo|entendi|conheco|lembro|consigo|posso',
  'nao tenho|tem como|condicao',
  'nem sei',
  'sei la',
  'nunca ouvi|vi',
];
const denialsAfter = [
  'nao tenho|temos|tem|fiz|sei|possuo|tirei',
  'ainda nao',
  'nenhum|nenhuma',
  'que e bom nada',
];
/** Denials that promise something: «sem mistura», «não falta», «se não der». */
const harmless = [
  'sem mistura|acucar|xarope|agrotoxic*|veneno|quimic*|conservante*|problema*|duvida*|falta|atraso|pressa|compromisso|medo|enrolacao|conversa',
  'nao tenho|tem problema*|duvida*|medo|pressa|vergonha|veneno|agrotoxic*|mistura|segredo|erro|igual|comparacao',
  'nao uso|boto|passo|leva|vai veneno|agrotoxic*|quimic*',
  'nao .. falt*',
  'nao e so',
  'se nao',
];
/** Two denials make a promise: «não vendo sem nota». */
const undone = ['nao|nunca|ninguem|nada .. sem'];

const reach = { before: 3, ignorance: 8, after: 2 };

/** Which words of a clause are denied by others in it: as the first word of what is meant, or as its last. */
interface Denied {
  offset: number;
  first: Set<number>;
  last: Set<number>;
}

const none: Denied = { offset: 0, first: new Set(), last: new Set() };

/** A clause is looked through once, however much in it is asked about. */
const deniedIn = new WeakMap<Reading, Map<string, Denied>>();

/** Whether a matched span is denied by the words around it in the same clause. */
export function isDenied(reading: Reading, span: Span): boolean {
  const first = reading.words[span.from]?.clause ?? 0;
  const last = reading.words[span.to]?.clause ?? first;
  const known = deniedIn.get(reading) ?? new Map<string, Denied>();
  deniedIn.set(reading, known);
  const key = `${first} ${last}`;
  const denied = known.get(key) ?? findDenied(reading.words, first, last);
  known.set(key, denied);
  return denied.first.has(span.from - denied.offset) || denied.last.has(span.to - denied.offset);
}

function findDenied(all: readonly Word[], first: number, last: number): Denied {
  const words = all.filter((word) => word.clause >= first && word.clause <= last);
  if (has(words, ['nao .. falt*'])) return none;
  const excused = new Set(spansOf(words, [...harmless, ...undone]).flatMap(placesOf));
  const found = (patterns: string[]) => spansOf(words, patterns).filter(({ to }) => !excused.has(to));
  const after = (spans: Span[], distance: number) =>
    spans.flatMap(({ to }) => Array.from({ length: distance }, (_, at) => to + 1 + at));
  return {
    offset: all.findIndex((word) => word.clause >= first),
    first: new Set([
      ...after(found(['nao', ...denials]), reach.before),
      ...after(found(ignorance), reach.ignorance),
    ]),
    last: new Set(
      found(denialsAfter).flatMap(({ from }) =>
        Array.from({ length: reach.after }, (_, at) => from - 1 - at),
      ),
    ),
  };
}

/** Every place from the first to the last of a span. */
export const placesOf = ({ from, to }: Span): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const asking = [
  'precis*|presiz*',
  'tem que',
  'obrigat*|necessari*',
  'como',
  'qual|quais',
  'quanto|quanta|quantos|quantas',
  'o que',
  'quem|onde|quando|sera|porque',
  'vale|aceita*',
  'pode ser',
];
const plainQuestion = [
  'o que e',
  'como que|eu|faco|tiro|consigo|funciona|faz',
  'quanto voce|voces|custa|e|de',
  'qual|quais',
  'onde tiro|faco|eu',
];

/** Sentences that ask, looked through once. */
const askedIn = new WeakMap<Reading, Map<number, boolean>>();

/** Whether a matched span is only being asked about, with or without the question mark. */
export function isAsked(reading: Reading, span: Span): boolean {
  const sentence = reading.words[span.from]?.sentence;
  if (sentence === undefined) return false;
  const known = askedIn.get(reading) ?? new Map<number, boolean>();
  askedIn.set(reading, known);
  const asks = known.get(sentence) ?? asksIn(reading, sentence);
  known.set(sentence, asks);
  return asks;
}

function asksIn({ words, sentences }: Reading, sentence: number): boolean {
  const inSentence = words.filter((word) => word.sentence === sentence);
  if (spansOf(inSentence, plainQuestion).some((question) => question.from === 0)) return true;
  return sentences[sentence]?.asks === true && has(inSentence, asking);
}

function spansOf(words: readonly Word[], patterns: readonly string[]): Span[] {
  return patterns.flatMap((pattern) => findAll(words, pattern));
}
