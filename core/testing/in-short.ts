import { seeded } from '#core/games/chance.ts';

/** The first words of something, to know it again by: so many characters, none of them cut through. */
export const openingOf = (text: string, max: number): string =>
  [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, max).join('').trimEnd();

/** A long text in five letters and digits, the same on every machine. */
export const shortOf = (text: string): string =>
  Math.floor(seeded(text)() * 36 ** 5)
    .toString(36)
    .padStart(5, '0');
