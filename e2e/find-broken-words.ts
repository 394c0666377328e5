/**
 * Short words and numbers that go on in the next line. A long word may: a phone that has a dictionary hyphenates it, and the
 * browser of the tests has none.
 */
export const findBrokenWords = (): string[] => {
  const wholeWords = /(?<=^|[\s(“])[\p{L}\p{N}]{2,14}(?=[.,:;!?)”]*(?:\s|$))/gu;
  const faults = new Set<string>();
  const range = document.createRange();
  const isOnManyLines = (): boolean =>
    new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (!holder?.checkVisibility() || holder.closest('svg, noscript, option')) continue;
    range.selectNodeContents(texts.currentNode);
    if (!isOnManyLines()) continue;
    // Whole words only: an address may go on after any letter.
    for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(wholeWords)) {
      // So may a code, which nobody reads as a word.
      if ((/\d/.test(word) && /\p{L}/u.test(word)) || /^\p{Lu}{12}$/u.test(word)) continue;
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (isOnManyLines()) faults.add(`broken: ${word}`);
    }
  }
  return [...faults];
};
