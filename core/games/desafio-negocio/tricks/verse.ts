import type { Reading, Word } from '#core/games/desafio-negocio/words/words.ts';

const shortest = 3;
const rhyming = 2;

/** Whether two parts of a message end alike: «do sertão ... do coração». */
export function isVerse({ words }: Reading): boolean {
  const ends = words.filter(
    (word, at) => words[at + 1]?.clause !== word.clause && !word.number && word.plain.length >= shortest,
  );
  const rhymes = (one: Word, other: Word) =>
    one.plain !== other.plain && one.plain.slice(-rhyming) === other.plain.slice(-rhyming);
  return ends.some((end, at) => ends.slice(at + 1).some((other) => rhymes(end, other)));
}
