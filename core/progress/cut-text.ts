export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A text on one line, cut to so many characters; whatever was cut is told by an ellipsis. */
export function cutText(text: string, max: number): string {
  const line = onOneLine(text);
  // A character is one unit or two of what is counted here.
  if (line.length <= max) return line;
  const letters = [...line];
  return letters.length <= max
    ? line
    : `${letters
        .slice(0, max)
        .join('')
        .replace(/[\s.,;:]+$/, '')}…`;
}
