import { type Alternative, alternativeOf, alternativesOf, counted } from './alternative.ts';
import { Lately } from './once.ts';
import type { Word } from './words.ts';

/** The words a pattern was found on: `from` to `to`, both included. */
export interface Span {
  from: number;
  to: number;
}

/** What a word can be. */
interface Choice {
  gap: false;
  options: ReadonlySet<Alternative>;
  hasAmount: boolean;
  isProper: boolean;
}
type Step = { gap: true } | Choice;

interface Compiled {
  id: number;
  steps: readonly Step[];
}

const widestGap = 3;

const compiled = new Map<string, Compiled>();
/** The same, each at the place of its id. */
const all: Compiled[] = [];
const choices = new Map<string, Choice>();

/**
 * Finds a pattern among the words. `word` is the whole word, `wor*` any word that begins so, `a|b` either, `#` a
 * number, `$` a number that may be money, `$$` one written as money, `~` a word that may be a name, `^` one written
 * as a name (never at the beginning of a pattern), `..` up to three words in between.
 */
export function findAll(words: readonly Word[], pattern: string): readonly Span[] {
  const one = compile(pattern);
  // Patterns are known before what they can begin with is looked up.
  return spansOf(one, openingsIn(words));
}

/** Makes patterns known that will be looked for: what a word can begin is looked up again after every new one. */
export function know(patterns: readonly string[]): void {
  for (const pattern of patterns) compile(pattern);
}

const nowhere: readonly never[] = [];

/** Where any of the patterns is found. Words are looked through once: a part of them is picked from what was found. */
export function findEach(words: readonly Word[], patterns: readonly string[]): readonly Span[] {
  const list = listOf(patterns);
  const openings = openingsIn(words);
  return hasAny(list, openings) ? list.patterns.flatMap((one) => spansOf(one, openings)) : nowhere;
}

/** Whether any of the patterns is found. */
export const has = (words: readonly Word[], patterns: readonly string[]): boolean =>
  hasAny(listOf(patterns), openingsIn(words));

/** Some patterns that are looked for together, and their ids as bits: most lists have nothing that begins in a text. */
interface List {
  patterns: readonly Compiled[];
  bits: readonly { at: number; mask: number }[];
}

const lists = new WeakMap<readonly string[], List>();

function listOf(patterns: readonly string[]): List {
  const known = lists.get(patterns);
  if (known) return known;
  const masks = new Map<number, number>();
  const members = patterns.map(compile);
  for (const { id } of members) masks.set(id >>> 5, (masks.get(id >>> 5) ?? 0) | (1 << (id & 31)));
  const list = { patterns: members, bits: [...masks].map(([at, mask]) => ({ at, mask })) };
  lists.set(patterns, list);
  return list;
}

/** What a word fits, and a bit for each pattern that it may begin, at its id. */
interface Opening {
  /** How many patterns there were: later ones are not among the bits. */
  patterns: number;
  fitting: readonly Alternative[];
  bits: Uint32Array;
}

/** The openings of words, and which patterns may be found among them: the same is looked for on behalf of many signs. */
interface Openings {
  words: readonly Word[];
  each: readonly Opening[];
  patterns: number;
  bits: Uint32Array;
  found: Map<number, readonly Span[]>;
}

const openingsOf = new WeakMap<readonly Word[], Openings>();
/** The last words looked through: most often they are looked through again at once. */
let latest: Openings | undefined;

function openingsIn(words: readonly Word[]): Openings {
  if (latest?.words === words && latest.patterns === all.length) return latest;
  const known = openingsOf.get(words);
  latest = known?.patterns === all.length ? known : openingsAnew(words, known?.found);
  return latest;
}

function openingsAnew(words: readonly Word[], found = new Map<number, readonly Span[]>()): Openings {
  const each = words.map(openingOf);
  const bits = new Uint32Array((all.length + 31) >>> 5);
  for (const { bits: own } of each)
    for (let at = 0; at < own.length; at++) bits[at] = (bits[at] ?? 0) | (own[at] ?? 0);
  const openings = { words, each, patterns: all.length, bits, found };
  openingsOf.set(words, openings);
  return openings;
}

/** More words than this are not remembered: most are met again and again, the rest are noise. */
const remembered = new Lately<string, Opening>(10_000);

function openingOf(word: Word): Opening {
  const known = remembered.get(word.plain);
  if (known?.patterns === all.length) return known;
  const bits = new Uint32Array((all.length + 31) >>> 5);
  const fitting = alternativesOf(word);
  for (const option of fitting) mark(bits, openedBy.get(option) ?? nowhere);
  mark(bits, openedByAny);
  const fresh = { patterns: all.length, fitting, bits };
  remembered.set(word.plain, fresh);
  return fresh;
}

function mark(bits: Uint32Array, ids: readonly number[]): void {
  for (const id of ids) bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31));
}

const isMarked = (bits: Uint32Array, id: number): boolean => ((bits[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;

/** Only the patterns that may be there are looked for. */
function hasAny(list: List, openings: Openings): boolean {
  for (const { at, mask } of list.bits) {
    for (let left = (openings.bits[at] ?? 0) & mask; left !== 0; left &= left - 1) {
      const one = all[at * 32 + 31 - Math.clz32(left & -left)];
      if (one && spansOf(one, openings).length > 0) return true;
    }
  }
  return false;
}

function spansOf({ id, steps }: Compiled, openings: Openings): readonly Span[] {
  const { bits, each, found } = openings;
  if (!isMarked(bits, id)) return nowhere;
  const before = found.get(id);
  if (before) return before;
  const spans: Span[] = [];
  for (let from = 0; from < each.length; from++) {
    const opening = each[from];
    const to = opening && isMarked(opening.bits, id) ? matchFrom(openings, steps, from, 0) : null;
    if (to !== null) spans.push({ from, to });
  }
  // What is not there is not looked for again.
  if (spans.length === 0) bits[id >>> 5] = (bits[id >>> 5] ?? 0) & ~(1 << (id & 31));
  else found.set(id, spans);
  return spans;
}

/** The patterns that begin with an alternative, and those that begin with a gap. */
const openedBy = new Map<Alternative, number[]>();
const openedByAny: number[] = [];

function indexOpening({ id, steps }: Compiled): void {
  const [first] = steps;
  if (!first || first.gap) {
    openedByAny.push(id);
    return;
  }
  for (const option of first.options) {
    const known = openedBy.get(option);
    if (known) known.push(id);
    else openedBy.set(option, [id]);
  }
}

function compile(pattern: string): Compiled {
  const known = compiled.get(pattern);
  if (known) return known;
  const steps = pattern.split(' ').map((part): Step => (part === '..' ? { gap: true } : choiceOf(part)));
  const fresh = { id: all.length, steps };
  compiled.set(pattern, fresh);
  all.push(fresh);
  indexOpening(fresh);
  return fresh;
}

function choiceOf(part: string): Choice {
  const before = choices.get(part);
  if (before) return before;
  const options = new Set(part.split('|').map(alternativeOf));
  const isOf = (wanted: Alternative['kind']) => [...options].some(({ kind }) => kind === wanted);
  const choice: Choice = { gap: false, options, hasAmount: isOf('amount'), isProper: isOf('proper') };
  choices.set(part, choice);
  return choice;
}

function matchFrom(openings: Openings, steps: readonly Step[], at: number, step: number): number | null {
  const { words, each } = openings;
  const current = steps[step];
  if (!current) return at - 1;
  if (current.gap) {
    for (let skip = 0; skip <= widestGap; skip++) {
      // Nothing is meant across a full stop: «nota fiscal. É desse jeito».
      if (words[at + skip]?.sentence !== words[at - 1]?.sentence) return null;
      const to = matchFrom(openings, steps, at + skip, step + 1);
      if (to !== null) return to;
    }
    return null;
  }
  const word = words[at];
  const before = words[at - 1];
  if (!word || (step > 0 && before && before.sentence !== word.sentence)) return null;
  if (!fits(current, word, each[at]?.fitting ?? nowhere)) return null;
  if (current.hasAmount && word.number && counted.test(afterNumbers(words, at)?.plain ?? '')) return null;
  return matchFrom(openings, steps, at + 1, step + 1);
}

/** What the number at a place counts, past the rest of it: «2 mil mudas». */
function afterNumbers(words: readonly Word[], at: number): Word | null {
  let next = at + 1;
  while (words[at]?.number && words[next]?.plain === 'mil') next++;
  return words[next] ?? null;
}

/** Whether a word fits, by itself and where it stands. */
const fits = ({ isProper, options }: Choice, word: Word, fitting: readonly Alternative[]): boolean =>
  isProper ? word.proper : fitting.some((option) => options.has(option));
