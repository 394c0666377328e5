import { cutText } from './cut-text.ts';

/** A word that the cut went through; of a very long one the beginning is better than nothing. */
const brokenWord = /[.,;:]*\s\S{1,15}…$/u;

/** The beginning of what somebody wrote, on one line and of at most so many characters; it ends behind a whole word. */
export function quoteText(text: string, max: number): string {
  const cut = cutText(text, max);
  const rest = cutText(text, Infinity).slice(cut.length - 1);
  return cut.endsWith('…') && /^[^\s.,;:]/u.test(rest) ? cut.replace(brokenWord, '…') : cut;
}
