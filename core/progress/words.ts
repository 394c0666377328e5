const maxWordLetters = 20;

/** Rows of the keyboard and the alphabet, there and back. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);

const longRun = 4;

/** All that lies side by side there, in three letters and in four. */
const alongRows = new Set(
  rows.flatMap((row) => [...row].flatMap((_, at) => [row.slice(at, at + 3), row.slice(at, at + longRun)])),
);

/** What no word of ours has: letters that Portuguese, with its abbreviations and loans, never puts side by side. */
const unspeakable = [
  /(.)\1\1|aa|ii|uu/,
  /[aeiouy]{5}|[^aeiouy]{5}/,
  /q(?!u)|h[^aeiouy]|[bdfgjkv]h/,
  /(?!pt|ct|b[bcdgjmnpstv]|d[djmnqsv]|g[dgmn]|p[cnps]|t[mnstwz]|c[cdknt]|f[ft]|ks)[bcdfghjkpqtvw][bcdfgjkmnpqstvwxz]/,
  /....*[bcdfgjkpqtvw]$/,
  /^(.{1,3})\1{2,}$|^(.{4,})\2+$/,
];

/** Names that everybody in the field says and writes, though they do not look like words of ours. */
const sayable = new Set(
  `paa pronaf pronamp conab codevasf sicoob sescoop contag fetag fetraf ceplac epamig internet whatsapp facebook
  marketing`.split(/\s+/),
);

/** The words of a text as compared: without accents, capitals and digits. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** A word without its digits. */
export const lettersOf = (word: string): string => word.replace(/\d/g, '');

function isTypedAlong(word: string): boolean {
  if (word.length < 3) return false;
  for (let at = 0; at === 0 || at + longRun <= word.length; at++)
    if (alongRows.has(word.slice(at, at + longRun))) return true;
  return false;
}

/** Whether letters could be a word, misspelt or not; no dictionary is asked. */
export const isWord = (word: string): boolean =>
  sayable.has(word) ||
  (word.length <= maxWordLetters &&
    /[aeiouy]/.test(word) &&
    (word.length < 3 || /[^aeiouy]/.test(word)) &&
    !unspeakable.some((pattern) => pattern.test(word)) &&
    !isTypedAlong(word));

/** A text as compared: without accents, capitals, signs and spaces. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a text says something: one short word is enough, be it in another script; a letter or noise is not. */
export function hasSubstance(text: string): boolean {
  const words = wordsOf(text)
    .map(lettersOf)
    .filter((word) => word !== '');
  if (words.length === 0) return new Set(plainText(text).replaceAll(/\p{N}/gu, '')).size > 2;
  return words.some((word) => word.length > 2 && isWord(word));
}
