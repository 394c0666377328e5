/** Words that only count; who numbers one idea in words has not had another. */
const numerals = new Set(
  (
    'um uma dois duas três quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis ' +
    'dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem'
  )
    .split(' ')
    .map(bare),
);

/** So many words and more make a text whose change of one word can be told from another idea. */
const comparedWords = 5;

/** Of the words of the longer text, the share that makes the other one the same. */
const sameShare = 0.75;

/** A text without accents, invisible signs and digits, in small letters, none of them doubled. */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}\p{N}]/gu, '')
    .replaceAll(/(\p{L})\1+/gu, '$1');
}

/** What a text says, as compared: its longer words, each once and in one order, whatever stands between them. */
export function saidWords(text: string): string[] {
  const words = bare(text).split(/[^\p{L}]+/u);
  const telling = words.filter((word) => word.length > 2 && !numerals.has(word));
  return [...new Set(telling.length > 0 ? telling : [words.join('')])].sort();
}

/** Whether a text says what one of the earlier ones of the same person said, but for a few words. */
export function isSaidAgain(text: string, earlier: readonly string[]): boolean {
  const words = saidWords(text);
  return earlier.some((one) => isAlmostSame(words, saidWords(one)));
}

function isAlmostSame(words: readonly string[], others: readonly string[]): boolean {
  const max = Math.max(words.length, others.length);
  const known = new Set(others);
  const shared = words.filter((word) => known.has(word)).length;
  return shared === max || (max >= comparedWords && shared >= sameShare * max);
}
