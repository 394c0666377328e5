import type { Mended } from './written-story.ts';

type Change = Pick<Mended, 'before' | 'after'>;

/** The words that were mended, each once; where words do not stand side by side, the whole text. */
export function changedWords(mended: readonly Mended[]): Change[] {
  const changes = new Map<string, Change>();
  for (const { before, after } of mended) {
    const old = before.normalize('NFC').split(/\s+/);
    const now = after.split(/\s+/);
    const pairs =
      old.length === now.length
        ? old.map((word, at) => ({ before: bare(word), after: bare(now[at] ?? '') }))
        : [{ before, after }];
    for (const pair of pairs)
      if (pair.before !== pair.after) changes.set(`${pair.before} ${pair.after}`.toLowerCase(), pair);
  }
  return [...changes.values()];
}

const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
