/** A text on one line, cut to so many characters; whatever was cut is told by an ellipsis. */
export function cutText(text: string, max: number): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return letters.length <= max
    ? letters.join('')
    : `${letters
        .slice(0, max)
        .join('')
        .replace(/[\s.,;:]+$/, '')}…`;
}
