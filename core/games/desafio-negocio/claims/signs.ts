import type { Criterion, Phrase, Sign } from '#core/content/desafio-negocio/shape.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { once } from '#core/games/desafio-negocio/words/once.ts';
import { findAll, has, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';
import { isAsked, isDenied, placesOf } from './denial.ts';
import { hull } from './quote.ts';
import { standingOf } from './standing.ts';

const mostShortWords = 7;

/** Where a message says what a sign stands for, as a claim of the person's own; what was found is remembered. */
export function findSign(criterion: Criterion, sign: Sign, message: Message): Span | null {
  const known = once(foundIn, message, () => new Map<Sign, Span | null>());
  return once(known, sign, () => search(criterion, sign, message) ?? affirmed(criterion, sign, message));
}

/** A short yes says what its question named; the words are the person's own all the same. */
function affirmed(criterion: Criterion, sign: Sign, message: Message): Span | null {
  const { affirmed: reading } = message;
  if (!reading) return null;
  const question: Message = { ...message, reading, affirmed: null, copied: new Set() };
  return search(criterion, sign, question) && { from: 0, to: message.reading.words.length - 1 };
}

const foundIn = new WeakMap<Message, Map<Sign, Span | null>>();

function search(criterion: Criterion, sign: Sign, message: Message): Span | null {
  const { reading, asked } = message;
  const opened = once(beginnings, sign, () => beginningsOf(sign));
  if (!has(reading.words, opened)) return null;
  const isAnswer = asked.has(criterion.id);
  const excepted = new Set([...exceptedIn(criterion, message), ...exceptedIn(sign, message)]);
  const counts = (span: Span) => isClaim(sign, message, span, excepted) && isSaid(message, span, isAnswer);
  for (const phrase of sign.said) {
    const span = spansOf(phrase, message).find(counts);
    if (span) return span;
  }
  if (!sign.short || !isAnswer) return null;
  const end = endOfShort(reading);
  const isShort = ({ from, to }: Span) => to < end || from <= latestOpening;
  const greeted = new Set(greetings.flatMap((pattern) => findAll(reading.words, pattern)).flatMap(placesOf));
  const short = sign.short
    .flatMap((pattern) => findAll(reading.words, pattern))
    .filter((span) => !touches(greeted, span));
  return short.find((span) => isShort(span) && counts(span)) ?? null;
}

const beginnings = new WeakMap<Sign, readonly string[]>();

/** One of these is in all that says what a sign stands for. */
const beginningsOf = ({ said, short = [] }: Sign): string[] => [...said.flatMap(beginningOf), ...short];

/** All patterns of a phrase. */
export const patternsOf = (phrase: Phrase): readonly string[] =>
  typeof phrase === 'string' ? [phrase] : phrase.each.flat();

/** What a phrase is not found without. */
export const beginningOf = (phrase: Phrase): readonly string[] =>
  typeof phrase === 'string' ? [phrase] : (phrase.each[0] ?? []);

const greetings = ['bom dia', 'boa tarde|noite'];

/** «uns 30, com dois banheiros»: an answer may go on after it was given; it opens with what was asked for. */
const latestOpening = 1;

/** Where the clauses end that are short enough to be an answer by themselves. */
function endOfShort({ words }: Reading): number {
  const next = words[mostShortWords];
  if (!next) return words.length;
  return words.findIndex(({ clause }) => clause === next.clause);
}

/** «10 sc ureia, 2 ha milho»: few words, and they count something. */
const isTerse = ({ words }: Reading) => words.length <= mostShortWords && words.some(({ number }) => number);

/** Catchwords are no claim: without a verb it takes a number, an answer, or words that hold together. */
function isSaid({ hasVerb, isHeldTogether, reading }: Message, span: Span, isAnswer: boolean): boolean {
  if (hasVerb || isAnswer || isHeldTogether || isTerse(reading)) return true;
  // «dois banheiros» is counted, whether or not its number is part of what was looked for.
  return placesOf({ from: span.from - 1, to: span.to }).some((at) => reading.words[at]?.number);
}

function isClaim(sign: Sign, message: Message, span: Span, excepted: ReadonlySet<number>): boolean {
  const { reading, copied } = message;
  if (touches(excepted, span) || touches(copied, span)) return false;
  if (!sign.deniable && isDenied(reading, span)) return false;
  if (!sign.askable && isAsked(reading, span)) return false;
  const { others, pretended, unreal, planned } = standingOf(message);
  if (touches(pretended, span)) return false;
  if (!sign.anyone && touches(others, span)) return false;
  if (sign.stands !== 'aim' && touches(unreal, span)) return false;
  return sign.stands === 'aim' || sign.stands === 'offer' || !touches(planned, span);
}

const exceptedBy = new WeakMap<Message, Map<Excepting, ReadonlySet<number>>>();

type Excepting = Pick<Criterion, 'except'>;

function exceptedIn(some: Excepting, message: Message): ReadonlySet<number> {
  const known = once(exceptedBy, message, () => new Map<Excepting, ReadonlySet<number>>());
  const { words } = message.reading;
  const find = () =>
    new Set((some.except ?? []).flatMap((pattern) => findAll(words, pattern)).flatMap(placesOf));
  return once(known, some, find);
}

/** Where a phrase is found in a message; what was found is remembered. */
export function spansOf(phrase: Phrase, { reading }: Pick<Message, 'reading'>): readonly Span[] {
  if (typeof phrase === 'string') return findAll(reading.words, phrase);
  const known = once(spansIn, reading, () => new Map<Phrase, readonly Span[]>());
  return once(known, phrase, () => spansOfEach(phrase, reading));
}

const spansIn = new WeakMap<Reading, Map<Phrase, readonly Span[]>>();

function spansOfEach(phrase: Exclude<Phrase, string>, reading: Reading): readonly Span[] {
  const groups: Span[][] = [];
  for (const patterns of phrase.each) {
    const spans = patterns.flatMap((pattern) => findAll(reading.words, pattern));
    if (spans.length === 0) return [];
    groups.push(spans.toSorted((one, other) => one.from - other.from));
  }
  const [anchors = [], ...others] = groups;
  return anchors.flatMap((anchor) => {
    const companions = others.map((spans) => nearest(reading.words, anchor, spans, phrase.within));
    return companions.every((span) => span !== undefined) ? [hull([anchor, ...companions])] : [];
  });
}

/** How many words the longest pattern can hold, and so how far back one can begin that reaches an anchor. */
const longestSpan = 12;

/** The nearest of the spans, sorted by where they begin, if it stands near enough to the anchor. */
function nearest(
  words: readonly { sentence: number }[],
  anchor: Span,
  spans: readonly Span[],
  within: number,
): Span | undefined {
  const soonest = anchor.from - within - longestSpan;
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.from ?? 0) < soonest) low = middle + 1;
    else high = middle;
  }
  let best: Span | undefined;
  for (let at = low; at < spans.length; at++) {
    const span = spans[at];
    if (!span || span.from > anchor.to + within) return best;
    if (!isNear(words, anchor, span, within)) continue;
    if (!best || distance(anchor, span) < distance(anchor, best)) best = span;
  }
  return best;
}

const distance = (one: Span, other: Span) => Math.max(one.from - other.to, other.from - one.to, 0);

/** They may overlap, unless the anchor is only a part of the other: «é três» is not «três» and something more. */
function isNear(words: readonly { sentence: number }[], one: Span, other: Span, within: number): boolean {
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  if (second.from <= first.to) return !(other.from <= one.from && one.to <= other.to);
  return second.from - first.to <= within && words[first.to]?.sentence === words[second.from]?.sentence;
}

/** Whether any of the places is within a span. */
export function touches(places: ReadonlySet<number>, { from, to }: Span): boolean {
  for (let index = from; index <= to; index++) if (places.has(index)) return true;
  return false;
}
