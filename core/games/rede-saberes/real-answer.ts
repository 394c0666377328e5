/** Why a text is not an answer yet. */
export type Fault = 'empty' | 'short' | 'unreadable' | 'repeated' | 'copied-question' | 'copied-part';

/** What an answer may not merely repeat. */
export interface AnswerSources {
  title: string;
  description: string;
  questions: readonly string[];
  /** What the team wrote in its other parts. */
  otherAnswers: readonly string[];
}

/** An answer has so many letters, in different words. */
const minLetters = 15;
const minTokens = 3;
const minContentWords = 2;
/** Of what was asked or written elsewhere, so large a share of the words is a copy. */
const maxShare = 0.8;
/** Whoever takes this share adds at least so many words of their own, with so many letters. */
const maxEchoShare = 0.6;
const minFreshWords = 2;
const minFreshLetters = 6;
const maxWordLetters = 20;

/** Said without answering: they are no fault, and count for nothing. */
const fillers = new Set(
  `nao ok sei talvez teste testes testando test resposta respostas texto qualquer coisa bla blabla letra letras
  palavra palavras caracteres lorem ipsum dolor sit amet consectetur adipiscing elit`.split(/\s+/),
);

/** Rows of the keyboard and the alphabet, there and back. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);

/** What no word of ours has: letters that Portuguese, with its abbreviations and loans, never puts side by side. */
const unspeakable = [
  /(.)\1\1|aa|ii|uu/,
  /[aeiouy]{5}|[^aeiouy]{5}/,
  /q(?!u)|h[^aeiouy]|[bdfgjkv]h/,
  /(?!pt|ct|b[bcdgjmnpstv]|d[djmnqsv]|g[dgmn]|p[cnps]|t[mnstwz]|c[cdknt]|f[ft]|ks)[bcdfghjkpqtvw][bcdfgjkmnpqstvwxz]/,
  /....*[bcdfgjkpqtvw]$/,
  /^(.{1,3})\1{2,}$|^(.{4,})\2+$/,
];

/** The words of a text as compared: without accents, capitals and digits. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const lettersOf = (word: string): string => word.replace(/\d/g, '');

const isTypedAlong = (word: string): boolean =>
  word.length >= 3 &&
  rows.some((row) =>
    Array.from({ length: word.length - 3 }, (_, at) => word.slice(at, at + 4))
      .concat(word.length === 3 ? word : [])
      .some((run) => row.includes(run)),
  );

/** Whether letters could be a word, misspelt or not; no dictionary is asked. */
const isWord = (word: string): boolean =>
  word.length <= maxWordLetters &&
  /[aeiouy]/.test(word) &&
  (word.length < 3 || /[^aeiouy]/.test(word)) &&
  !unspeakable.some((pattern) => pattern.test(word)) &&
  !isTypedAlong(word);

const sumLetters = (words: Iterable<string>): number =>
  [...words].reduce((sum, word) => sum + word.length, 0);

/** Colher, colhe and colheu are one word here: whoever copies changes an ending. */
const stemOf = (word: string): string => word.replace(/s$/, '').slice(0, 5);

/** How what is said stands to a source: the words it adds, and the share of those it took. */
function compare(said: ReadonlySet<string>, source: string) {
  const known = new Set(wordsOf(source).map(lettersOf).map(stemOf));
  const isKnown = (word: string) => known.has(stemOf(word));
  const content = [...said].filter((word) => word.length > 2);
  return {
    fresh: [...said].filter((word) => word.length > 1 && !isKnown(word)),
    share: content.filter(isKnown).length / content.length,
  };
}

/** Whether what is said was taken from a source, some words changed or not. */
function isCopy(said: ReadonlySet<string>, source: string): boolean {
  const { fresh, share } = compare(said, source);
  const isEcho = fresh.length < minFreshWords || sumLetters(fresh) < minFreshLetters;
  return share >= maxShare || (share >= maxEchoShare && isEcho);
}

/** What keeps a text from being a real answer; nothing when it is one. */
export function faultOf(text: string, sources: AnswerSources): Fault | null {
  const tokens = wordsOf(text);
  const written = tokens.map(lettersOf).filter((word) => word !== '');
  if (written.length === 0) return 'empty';
  if (sumLetters(written) < minLetters) return 'short';
  const words = written.filter((word) => isWord(word) && !fillers.has(word));
  const said = new Set(words);
  const content = words.filter((word) => word.length > 2);
  const differentContent = new Set(content).size;
  const isRepeated = content.length >= 4 && differentContent * 2 <= content.length;
  if (isRepeated || (sumLetters(words) >= minLetters && sumLetters(said) < minLetters)) return 'repeated';
  if (sumLetters(said) < minLetters) return 'unreadable';
  if (new Set(tokens).size < minTokens || differentContent < minContentWords) return 'short';
  const { title, description, questions, otherAnswers } = sources;
  const scenario = `${title} ${description}`;
  const asked = questions.join(' ');
  const isNew = compare(said, `${asked} ${scenario}`).fresh.length > 0;
  if (!isNew || isCopy(said, asked) || isCopy(said, scenario)) return 'copied-question';
  return otherAnswers.some((other) => isCopy(said, other)) ? 'copied-part' : null;
}
