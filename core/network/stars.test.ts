import { describe, expect, it } from 'vitest';
import type { Link } from './met.ts';
import { findStars } from './stars.ts';

const day = 24 * 3600 * 1000;

interface Said {
  one: number;
  other: number;
  /** What the first gives, and the second. */
  gives?: [number, number];
  day?: number;
}

/** The links of so many places, each pair said once. */
function linked(said: readonly Said[]): Map<number, Link>[] {
  const size = Math.max(...said.flatMap(({ one, other }) => [one, other])) + 1;
  const links = Array.from({ length: size }, () => new Map<number, Link>());
  for (const { one, other, gives: [given, received] = [1, 1], day: on = 0 } of said) {
    const moment = { since: on * day, met: given > 0 && received > 0 ? on * day : Infinity };
    links[one]?.set(other, { given, received, ...moment });
    links[other]?.set(one, { given: received, received: given, ...moment });
  }
  return links;
}

/** Accounts tied to the person at place 0, the first at place 1, one every so many days. */
const round = (accounts: number, everyDays = 0): Said[] =>
  Array.from({ length: accounts }, (_, index) => ({ one: 0, other: index + 1, day: index * everyDays }));

/** So many people elsewhere, each knowing the two beside, for a year. */
const elsewhere = (people: number, from = 50, on = -365): Said[] =>
  Array.from({ length: people }, (_, index) => ({
    one: from + index,
    other: from + ((index + 1) % people),
    day: on,
  }));

const found = (...said: Said[][]) => findStars(linked(said.flat()));
const satellites = (...said: Said[][]) =>
  found(...said).map((star) => [...star.satellites].sort((a, b) => a - b));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('a star', () => {
  it('has six round the one in the middle, where they came at once, and eight people elsewhere', () => {
    expect(satellites(round(6), elsewhere(8))).toEqual([upTo(6)]);
    expect(found(round(6), elsewhere(8))[0]?.members).toEqual(new Set([0, ...upTo(6)]));
    expect(found(round(5), elsewhere(8))).toEqual([]);
    expect(found(round(6), elsewhere(7))).toEqual([]);
  });

  it('is none where most of those who met first are in it: those elsewhere are the newcomers', () => {
    expect(found(round(6), elsewhere(8, 50, 30))).toEqual([]);
    // Some who were first, and the star among them.
    expect(found(round(6), elsewhere(8), elsewhere(8, 60, 30))).toHaveLength(1);
    // Half is not most: the seven of the star, and seven elsewhere.
    expect(found(round(6), elsewhere(7), elsewhere(14, 60, 30))).toHaveLength(1);
  });

  it('has ten where they came one by one', () => {
    expect(satellites(round(10, 9), elsewhere(8))).toEqual([upTo(10)]);
    expect(found(round(9, 9), elsewhere(8))).toEqual([]);
  });

  it('came at once where two thirds began within fourteen days', () => {
    const came = (days: readonly number[]) =>
      days.map((on, index) => ({ one: 0, other: index + 1, day: on }));
    expect(found(came([0, 0, 0, 0, 0, 14, 90, 180, 270]), elsewhere(8))).toHaveLength(1);
    expect(found(came([0, 0, 0, 0, 0, 14.01, 90, 180, 270]), elsewhere(8))).toEqual([]);
    expect(found(came([-270, -180, -90, 0, 0, 0, 0, 0, 14]), elsewhere(8))).toHaveLength(1);
    expect(found(came([0, 0, 0, 0, 0, 90, 180, 270, 360]), elsewhere(8))).toEqual([]);
  });

  it('is closed to others: who has two of five with them is in none', () => {
    const outside = (gives: [number, number]) => upTo(6).map((one) => ({ one, other: 49 + one, gives }));
    const heavy = round(6).map((tie): Said => ({ ...tie, gives: [3, 3] }));
    expect(found(heavy, outside([2, 2]), elsewhere(8))).toEqual([]);
    expect(satellites(heavy, outside([2, 1.9]), elsewhere(8))).toEqual([upTo(6)]);
    expect(found(heavy, outside([2, 0]), elsewhere(8))).toHaveLength(1);
  });

  it('gives most to the middle: a village where all know each other is none', () => {
    const among = (gives: number) =>
      upTo(6).flatMap((one) =>
        upTo(6)
          .filter((other) => other > one && (one + other) % 2 === 1)
          .map((other) => ({ one, other, gives: [gives, gives] as [number, number] })),
      );
    // Some of them are tied to half of the others: they are raised too.
    expect(found(round(6), among(1), elsewhere(8))).toHaveLength(1);
    const pairs = (gives: number, everyDays = 0): Said[] =>
      [1, 3, 5, 7, 9, 11].map((one) => ({
        one,
        other: one + 1,
        gives: [gives, gives] as [number, number],
        day: one * everyDays,
      }));
    const weighty = round(12).map((tie): Said => ({ ...tie, gives: [7, 7] }));
    expect(found(weighty, pairs(13), elsewhere(8))).toHaveLength(1);
    expect(found(weighty, pairs(13.1), elsewhere(8))).toEqual([]);
    expect(found(round(12, 9), pairs(1, 40), elsewhere(8))).toHaveLength(1);
    expect(found(round(12, 9), pairs(1.01, 40), elsewhere(8))).toEqual([]);
  });

  it('may raise three where they came one by one, and no more', () => {
    const raise = (centres: number): Said[] =>
      upTo(12).flatMap((account) =>
        Array.from({ length: centres }, (_, centre) => ({
          one: centre,
          other: account + 9,
          day: account * 9 + centre * 2,
        })),
      );
    const middles = (centres: number) => found(raise(centres), elsewhere(8)).length > 0;
    expect([1, 2, 3, 4].map(middles)).toEqual([true, true, true, false]);
  });

  it('holds whom the accounts alone know, and half of what a second one knows', () => {
    const heavy = round(8).map((tie): Said => ({ ...tie, gives: [3, 3] }));
    const helper = { one: 3, other: 20 };
    const second = (accounts: number, others: number): Said[] => [
      ...upTo(accounts).map((one) => ({ one, other: 21 })),
      ...Array.from({ length: others }, (_, index) => ({ one: 21, other: 50 + index })),
    ];
    const members = (...said: Said[][]) =>
      [...(found(heavy, [helper], ...said, elsewhere(12))[0]?.members ?? [])]
        .filter((place) => place > 8)
        .sort();
    expect(members()).toEqual([20]);
    expect(members(second(6, 6))).toEqual([20, 21]);
    expect(members(second(6, 7))).toEqual([20]);
    expect(members(second(5, 5))).toEqual([20]);
    // Whoever is only voted for has nothing to do with them.
    expect(members([{ one: 3, other: 22, gives: [1, 0] }])).toEqual([20]);
  });

  it('leaves out an account whom four times as many know as the one in the middle', () => {
    const known = (people: number): Said[] =>
      Array.from({ length: people }, (_, index) => ({ one: 1, other: 60 + index, gives: [0, 0.001] }));
    expect(satellites(round(7), known(27), elsewhere(8, 200))[0]).toEqual(upTo(7));
    expect(satellites(round(7), known(28), elsewhere(8, 200))[0]).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('is seen behind another', () => {
    const second = upTo(6).map((index) => ({ one: 30, other: 30 + index }));
    expect(satellites(round(6), second, elsewhere(8))).toEqual([upTo(6), [31, 32, 33, 34, 35, 36]]);
  });

  it('takes its ties out of the links, and no others', () => {
    const links = linked([...round(6), { one: 0, other: 50 }, ...elsewhere(8)]);
    findStars(links);
    expect([...(links[0]?.keys() ?? [])]).toEqual([50]);
    expect(upTo(6).map((place) => links[place]?.size)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(links[51]?.size).toBe(2);
  });
});
