import { cutText, onOneLine } from './cut-text.ts';

/** A word that the cut went through; of a very long one the beginning is better than nothing. */
const brokenWord = /[.,;:]*\s\S{1,15}…$/u;

/** The beginning of what somebody wrote, on one line and of at most so many characters; it ends behind a whole word. */
export function quoteText(text: string, max: number): string {
  const line = onOneLine(text);
  const cut = cutText(line, max);
  if (cut === line) return line;
  const rest = line.slice(cut.length - 1);
  return /^[^\s.,;:]/u.test(rest) ? cut.replace(brokenWord, '…') : cut;
}
