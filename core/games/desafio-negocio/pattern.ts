import { type Alternative, alternativeOf, alternativesOf, counted } from './alternative.ts';
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
  const { steps, id } = compile(pattern);
  const openings = openingsOf.get(words) ?? findOpenings(words);
  const places = openings.placesOf(id, steps);
  if (places.length === 0) return nowhere;
  const before = openings.found.get(id);
  if (before) return before;
  const spans: Span[] = [];
  for (const from of places) {
    const to = matchFrom(words, steps, from, 0);
    if (to !== null) spans.push({ from, to });
  }
  openings.found.set(id, spans);
  return spans;
}

const nowhere: readonly never[] = [];

/** Where any of the patterns is found. Words are looked through once: a part of them is picked from what was found. */
export function findEach(words: readonly Word[], patterns: readonly string[]): Span[] {
  return patterns.flatMap((pattern) => findAll(words, pattern));
}

/** Whether any of the patterns is found. */
export function has(words: readonly Word[], patterns: readonly string[]): boolean {
  return patterns.some((pattern) => findAll(words, pattern).length > 0);
}

/** Where patterns can begin among some words, and where they were found: the same is looked for on behalf of many signs. */
interface Openings {
  placesOf(id: number, steps: readonly Step[]): readonly number[];
  found: Map<number, readonly Span[]>;
}

const openingsOf = new WeakMap<readonly Word[], Openings>();

function findOpenings(words: readonly Word[]): Openings {
  const byPattern = new Map<number, number[]>();
  for (const [at, word] of words.entries()) {
    for (const option of alternativesOf(word)) {
      for (const id of openedBy.get(option) ?? []) {
        const places = byPattern.get(id);
        if (!places) byPattern.set(id, [at]);
        else if (places.at(-1) !== at) places.push(at);
      }
    }
  }
  const anywhere = [...words.keys()];
  /** Patterns that are new since then, and those that begin with a gap, are looked for everywhere. */
  const patterns = all.length;
  const openings: Openings = {
    placesOf: (id, [first]) =>
      id < patterns && first && !first.gap ? (byPattern.get(id) ?? nowhere) : anywhere,
    found: new Map(),
  };
  openingsOf.set(words, openings);
  return openings;
}

/** The patterns that begin with an alternative. */
const openedBy = new Map<Alternative, number[]>();

function indexOpening({ id, steps }: Compiled): void {
  const [first] = steps;
  if (!first || first.gap) return;
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

function matchFrom(words: readonly Word[], steps: readonly Step[], at: number, step: number): number | null {
  const current = steps[step];
  if (!current) return at - 1;
  if (current.gap) {
    for (let skip = 0; skip <= widestGap; skip++) {
      // Nothing is meant across a full stop: «nota fiscal. É desse jeito».
      if (words[at + skip]?.sentence !== words[at - 1]?.sentence) return null;
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

/** Whether a word fits; `next` is the word after it. */
function fits({ isProper, options, hasAmount }: Choice, word: Word, next: Word | null): boolean {
  if (isProper) return word.proper;
  if (!alternativesOf(word).some((option) => options.has(option))) return false;
  return !hasAmount || !word.number || !counted.test(next?.plain ?? '');
}
