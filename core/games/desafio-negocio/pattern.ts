import { type Alternative, alternative, counted, fitsWord, openingLetters } from './alternative.ts';
import type { Word } from './words.ts';

/** The words a pattern was found on: `from` to `to`, both included. */
export interface Span {
  from: number;
  to: number;
}

/** What a word can be is looked up by how it begins: whoever fits shares the first letter, as written or as heard. */
interface Choice {
  gap: false;
  byLetter: ReadonlyMap<string, readonly Alternative[]>;
  hasAmount: boolean;
  isProper: boolean;
  /** Which words fit, as far as they have been met. */
  known: Map<string, boolean>;
}
type Step = { gap: true } | Choice;

interface Compiled {
  id: number;
  steps: readonly Step[];
}

const widestGap = 3;
/** More words than this are not remembered: most are met again and again, the rest are noise. */
const mostRemembered = 4000;

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
  const known = foundIn.get(words) ?? new Map<string, readonly Span[]>();
  foundIn.set(words, known);
  const before = known.get(pattern);
  if (before) return before;
  const { steps, id } = compile(pattern);
  const spans: Span[] = [];
  for (const from of beginnings(words, id, steps)) {
    const to = matchFrom(words, steps, from, 0);
    if (to !== null) spans.push({ from, to });
  }
  known.set(pattern, spans.length === 0 ? nowhere : spans);
  return spans;
}

const nowhere: readonly Span[] = [];
/** The same pattern is looked for on behalf of many signs. */
const foundIn = new WeakMap<readonly Word[], Map<string, readonly Span[]>>();

/** Where any of the patterns is found. Words are looked through once: a part of them is picked from what was found. */
export function findEach(words: readonly Word[], patterns: readonly string[]): Span[] {
  return patterns.flatMap((pattern) => findAll(words, pattern));
}

/** Whether any of the patterns is found. */
export function has(words: readonly Word[], patterns: readonly string[]): boolean {
  return patterns.some((pattern) => findAll(words, pattern).length > 0);
}

/** Where each pattern can begin, for the patterns known when the words were first looked at. */
interface Openings {
  patterns: number;
  byPattern: ReadonlyMap<number, readonly number[]>;
}

const openingsOf = new WeakMap<readonly Word[], Openings>();

function beginnings(words: readonly Word[], id: number, [first]: readonly Step[]): Iterable<number> {
  if (!first || first.gap) return words.keys();
  const openings = openingsOf.get(words) ?? findOpenings(words);
  openingsOf.set(words, openings);
  if (id < openings.patterns) return openings.byPattern.get(id) ?? [];
  return words.keys();
}

function findOpenings(words: readonly Word[]): Openings {
  const byPattern = new Map<number, number[]>();
  for (const [at, word] of words.entries()) {
    for (const id of openedBy(word)) {
      const places = byPattern.get(id);
      if (places) places.push(at);
      else byPattern.set(id, [at]);
    }
  }
  return { patterns: all.length, byPattern };
}

/** The patterns that a word can open, by the word; patterns that are new since then are looked at when it comes up. */
const opened = new Map<string, { patterns: number; ids: readonly number[] }>();

function openedBy(word: Word): readonly number[] {
  const before = opened.get(word.plain);
  if (before?.patterns === all.length) return before.ids;
  const ids = new Set(before?.ids);
  for (const letter of openingLetters(word)) {
    for (const id of byOpening.get(letter) ?? []) {
      const first = all[id]?.steps[0];
      if (id < (before?.patterns ?? 0) || !first || first.gap) continue;
      if (!ids.has(id) && fits(first, word, undefined)) ids.add(id);
    }
  }
  if (opened.size >= mostRemembered) opened.clear();
  const fresh = { patterns: all.length, ids: [...ids] };
  opened.set(word.plain, fresh);
  return fresh.ids;
}

/** The patterns by how a word that opens them can begin. */
const byOpening = new Map<string, number[]>();

function indexOpening({ id, steps }: Compiled): void {
  const [first] = steps;
  if (!first || first.gap) return;
  for (const letter of first.byLetter.keys()) {
    const known = byOpening.get(letter);
    if (known) known.push(id);
    else byOpening.set(letter, [id]);
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
  const options = part.split('|').map(alternative);
  const byLetter = new Map<string, Alternative[]>();
  for (const option of options) {
    for (const letter of option.letters) byLetter.set(letter, [...(byLetter.get(letter) ?? []), option]);
  }
  const hasAmount = options.some(({ kind }) => kind === 'amount');
  const isProper = options.some(({ kind }) => kind === 'proper');
  const choice: Choice = { gap: false, byLetter, hasAmount, isProper, known: new Map() };
  choices.set(part, choice);
  return choice;
}

function matchFrom(words: readonly Word[], steps: readonly Step[], at: number, step: number): number | null {
  const current = steps[step];
  if (!current) return at - 1;
  if (current.gap) {
    for (let skip = 0; skip <= widestGap; skip++) {
      const to = matchFrom(words, steps, at + skip, step + 1);
      if (to !== null) return to;
    }
    return null;
  }
  const word = words[at];
  const before = words[at - 1];
  if (!word || (step > 0 && before && before.sentence !== word.sentence)) return null;
  if (!fits(current, word, afterNumbers(words, at))) return null;
  return matchFrom(words, steps, at + 1, step + 1);
}

/** What the number at a place counts, past the rest of it: «2 mil mudas». */
function afterNumbers(words: readonly Word[], at: number): Word | null {
  let next = at + 1;
  while (words[at]?.number && words[next]?.plain === 'mil') next++;
  return words[next] ?? null;
}

/** Whether a word fits; `next` is the word after it, or unknown while only openings are looked for. */
function fits(choice: Choice, word: Word, next: Word | null | undefined): boolean {
  if (choice.isProper) return word.proper;
  const known = choice.known.get(word.plain) ?? remember(choice, word);
  if (!known || !choice.hasAmount || !word.number) return known;
  return next === undefined || !counted.test(next?.plain ?? '');
}

function remember(choice: Choice, word: Word): boolean {
  const does = fitsWord(choice.byLetter, word);
  if (choice.known.size >= mostRemembered) choice.known.clear();
  choice.known.set(word.plain, does);
  return does;
}
