import { isWord, lettersOf, wordsOf } from '#core/progress/words.ts';

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

/** Said without answering: they are no fault, and count for nothing. */
const fillers = new Set(
  `nao ok sei talvez teste testes testando test resposta respostas texto qualquer coisa bla blabla letra letras
  palavra palavras caracteres lorem ipsum dolor sit amet consectetur adipiscing elit`.split(/\s+/),
);

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
