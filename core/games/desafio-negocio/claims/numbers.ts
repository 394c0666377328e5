import type { Word } from '#core/games/desafio-negocio/words/words.ts';

const fewestLone = 3;
const besides = new Set('uns umas e ou ate por ai'.split(' '));

/** «45, 60, 38»: numbers that stand alone, again and again, count nothing; nor does one thing counted in many ways. */
export function emptyNumbers(words: readonly Word[]): Set<number> {
  const empty = new Set<number>();
  const swerves = swervesIn(words) >= fewestSwerves;
  for (const sentence of new Set(words.map((word) => word.sentence))) {
    const own = words.filter((word) => word.sentence === sentence);
    if (!own.some(({ number }) => number)) continue;
    if (isThrown(own) || swerves) for (const word of own) empty.add(words.indexOf(word));
  }
  return empty;
}

const fewestSwerves = 2;

/** «Menos de 100 não. Ou 60. Ou 40»: how often one number is given for another. */
const swervesIn = (words: readonly Word[]): number =>
  words.filter((word, at) => {
    const before = words[at - 1];
    return word.plain === 'ou' && words[at + 1]?.number === true && before?.sentence !== word.sentence;
  }).length;

function isThrown(sentence: readonly Word[]): boolean {
  const clauses = [...new Set(sentence.map(({ clause }) => clause))].map((clause) =>
    sentence.filter((word) => word.clause === clause && !besides.has(word.plain)),
  );
  const lone = clauses.filter(([first, ...rest]) => first?.number && rest.every(({ number }) => number));
  if (lone.length >= fewestLone) return true;
  const units = clauses.flatMap(([first, unit, ...rest]) =>
    first?.number && unit && !unit.number && rest.length === 0 ? [unit.plain] : [],
  );
  return units.some((unit) => units.filter((other) => other === unit).length >= fewestLone);
}

const wordsToANumber = 4;

/** Whether hardly anything but numbers is said. */
export function isDense(words: readonly Word[]): boolean {
  const numbers = words.filter(({ number }) => number).length;
  return numbers >= fewestLone && numbers * wordsToANumber >= words.length;
}
