import { expect, it } from 'vitest';
import { day } from '#core/progress/day.ts';
import { findAnchors } from './anchors.ts';
import { findBeside, isEcho } from './echoes.ts';
import type { Link } from './met.ts';

type Pairs = readonly (readonly [number, number])[];

const villagers = 20;
/** Somebody of the village with accounts of their own, and the neighbour who says yes to whoever asks. */
const [owner, neighbour] = [0, 7];

const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

const village: Pairs = range(0, villagers).flatMap((at) =>
  [1, 2].map((step): [number, number] => [at, (at + step) % villagers]),
);

/** For whom of the village others repeat what somebody said, and who does. */
function echoes(more: Pairs, votes: Pairs = [], before: Pairs = []): Record<number, number[]> {
  const ties = [...before, ...village, ...more];
  const size = Math.max(...ties.flat()) + 1;
  const links = Array.from({ length: size }, () => new Map<number, Link>());
  for (const [at, [one, other]] of ties.entries()) {
    const link = { given: 1, received: 1, since: at * day, met: at * day };
    links[one]?.set(other, link);
    links[other]?.set(one, link);
  }
  for (const [voter, author] of votes)
    links[author]?.set(voter, { given: 0, received: 1, since: 0, met: Infinity });
  const vouched = new Map();
  const anchored = findAnchors(links, size, { vouched, body: new Set(links.keys()) });
  const { echoes: found } = findBeside(links, { ...anchored, measured: size, vouched });
  const repeating = [...found].map(([to, own]): [number, number[]] => [
    to,
    [...own.keys()].filter((from) => isEcho(found, to, from)),
  ]);
  return Object.fromEntries(repeating.filter(([, own]) => own.length > 0));
}

const own = (many: number): number[] => range(villagers, many);
const metBy = (people: readonly number[], ...others: number[]): [number, number][] =>
  others.flatMap((other) => people.map((one): [number, number] => [one, other]));

it('those whom somebody and one neighbour alone have met are one voice to both', () => {
  expect(echoes(metBy(own(3), owner, neighbour))).toEqual({ [owner]: [21, 22], [neighbour]: [21, 22] });
});

it.each([2, 5, 10, 15])('also %i who know each other', (many) => {
  const circle = own(many).flatMap((one) => own(many).map((other): [number, number] => [one, other]));
  const met = circle.filter(([one, other]) => one < other);
  expect(echoes([...met, ...metBy(own(many), owner), ...metBy(own(1), neighbour)])[owner]).toHaveLength(
    many - 1,
  );
});

it('also where they reach the neighbour by others of them, in two ways', () => {
  const [one = 0, two = 0, three = 0] = own(3);
  const ties: Pairs = [
    [one, two],
    [one, three],
    [two, neighbour],
    [three, neighbour],
  ];
  expect(echoes([...ties, ...metBy(own(3), owner)])[owner]).toHaveLength(2);
});

it('a third person who has met each gives each a voice, and so do the votes of enough others', () => {
  const met = metBy(own(3), owner, neighbour);
  const further = own(3).map((one, index): [number, number] => [one, 10 + index]);
  expect(echoes([...met, ...further])).toEqual({});
  expect(echoes(met, metBy([3, 12, 15], 21))[owner]).toEqual([22]);
});

it('a hamlet that two people tied to the others keeps its voices, and a village its own', () => {
  const hamlet = range(villagers, 21);
  const ring = hamlet.flatMap((one, at): [number, number][] =>
    [1, 2].map((step) => [one, hamlet[(at + step) % hamlet.length] ?? one]),
  );
  expect(echoes([...ring, ...metBy(hamlet, owner), ...metBy(hamlet.slice(0, 2), neighbour)])).toEqual({});
  expect(echoes([])).toEqual({});
});

it('accounts that were made before the village came have met it no earlier than others', () => {
  const met = metBy(own(3), neighbour);
  expect(echoes(met, [], metBy(own(3), owner))[owner]).toEqual([21, 22]);
  const late = range(villagers + 1, 3);
  const more = [...metBy(late, villagers, owner, neighbour), [villagers, neighbour] as const];
  expect(echoes(more, [], metBy(own(1), owner))[owner]).toHaveLength(3);
  // Whom the neighbour met early speaks for the others.
  expect(echoes(metBy(own(3), owner), [], metBy(own(1), neighbour))[owner] ?? []).toEqual([]);
});
