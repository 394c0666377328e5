import { findEach, type Span } from './pattern.ts';
import type { Reading, Word } from './words.ts';

/** A stretch of a message: a sentence, or what stands before or after a «mas» of it. */
export interface Part {
  reading: Reading;
  /** Where it begins among the words of its message. */
  start: number;
  words: readonly Word[];
}

const turns = new Set(['mas', 'porem']);

/** The parts of a message in the order in which they were said; after a «mas» something else is said. */
export function partsOf(reading: Reading): Part[] {
  const { words } = reading;
  const starts = words.flatMap((word, at) =>
    words[at - 1]?.sentence !== word.sentence || turns.has(word.plain) ? [at] : [],
  );
  return starts.map((start, at) => ({ reading, start, words: words.slice(start, starts[at + 1]) }));
}

/** Where patterns are found among the first words of a part; its message is looked through once for all its parts. */
export function findInPart(
  { reading, start, words }: Part,
  patterns: readonly string[],
  max: number = words.length,
): Span[] {
  const end = start + Math.min(max, words.length);
  return findEach(reading.words, patterns)
    .filter(({ from, to }) => from >= start && to < end)
    .map(({ from, to }) => ({ from: from - start, to: to - start }));
}
