/** A text as compared: without accents, capitals, signs and spaces. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a text says something: one short word is enough ("Água"), a letter or the same one over and over is not.
 * Scripts without vowels are words too.
 */
export function hasSubstance(text: string): boolean {
  const letters = plainText(text).replaceAll(/\p{N}/gu, '');
  const isLatin = /[a-z]/.test(letters);
  return new Set(letters).size >= 3 && (!isLatin || /[aeiouy]/.test(letters));
}
