const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of a story's words that the person gave, each given word counted once: 0 to 1. */
export function ownShare(story: string, given: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of given.flatMap(wordsOf)) left.set(word, (left.get(word) ?? 0) + 1);
  const told = wordsOf(story);
  let own = 0;
  for (const word of told) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    own++;
    left.set(word, count - 1);
  }
  return told.length === 0 ? 0 : own / told.length;
}
