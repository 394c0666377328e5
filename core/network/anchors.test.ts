import { describe, expect, it } from 'vitest';
import { findAnchors } from './anchors.ts';
import { findBlocks } from './blocks.ts';
import type { Link } from './met.ts';

type Pairs = readonly (readonly [number, number])[];

const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/** Everybody knows the two who come next, all round. */
const round = (from: number, size: number): [number, number][] =>
  range(0, size).flatMap((at) =>
    [1, 2].map((step): [number, number] => [from + at, from + ((at + step) % size)]),
  );

function drawn({
  size,
  ties,
  votes = [],
  late = size,
  cards = [],
  maker = -1,
}: {
  size: number;
  ties: Pairs;
  votes?: Pairs;
  late?: number;
  cards?: readonly number[];
  maker?: number;
}) {
  const links = Array.from({ length: size }, () => new Map<number, Link>());
  for (const [one, other] of ties) {
    const link = { given: 1, received: 1, since: 0, met: Math.min(one, other) >= late ? 9 : 0 };
    links[one]?.set(other, link);
    links[other]?.set(one, link);
  }
  for (const [voter, author] of votes)
    links[author]?.set(voter, { given: 0, received: 1, since: 0, met: Infinity });
  const body = new Set(links.keys());
  const vouched = new Map(cards.map((place) => [place, maker]));
  return findAnchors(links, size, { vouched, body });
}

const anchors = (...of: Parameters<typeof drawn>): number[] => drawn(...of).anchors;

describe('the blocks of a network', () => {
  it('are parted by whoever alone holds two of them together', () => {
    const ties: Pairs = [
      [0, 1],
      [1, 2],
      [2, 0],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 3],
    ];
    const neighbours = range(0, 7).map((place) =>
      ties.filter((tie) => tie.includes(place)).map(([one, other]) => (one === place ? other : one)),
    );
    const blocks = findBlocks(neighbours).map((block) => [...block].sort());
    expect(blocks.sort()).toEqual([
      [0, 1, 2],
      [2, 3],
      [3, 4, 5],
    ]);
  });

  it('are found in a row of thousands without running out of room', () => {
    const size = 20_000;
    const row = range(0, size).map((at) => [at - 1, at + 1].filter((other) => other >= 0 && other < size));
    expect(findBlocks(row)).toHaveLength(size - 1);
  });
});

describe('by whom somebody hangs together with the community', () => {
  it('is oneself where people know each other in two ways', () => {
    expect(anchors({ size: 30, ties: round(0, 30) })).toEqual(range(0, 30));
  });

  it('is the one neighbour who has met one, or some, of a circle', () => {
    const own = range(30, 5);
    for (const met of [[30], [30, 31, 32]]) {
      const ties = [...round(0, 30), ...round(30, 5), ...met.map((place) => [7, place] as const)];
      const found = anchors({ size: 35, ties });
      expect(own.map((place) => found[place])).toEqual([7, 7, 7, 7, 7]);
      expect(found.slice(0, 30)).toEqual(range(0, 30));
    }
  });

  it('is oneself once a second neighbour has met another of them, or three voted for them', () => {
    const ties = [...round(0, 30), ...round(30, 5), [7, 30] as const];
    expect(anchors({ size: 35, ties: [...ties, [17, 32]] })).toEqual(range(0, 35));
    const votes = (...voters: number[]) => voters.map((voter, at) => [voter, 31 + (at % 3)] as const);
    expect(anchors({ size: 35, ties, votes: votes(3, 13, 23) })).toEqual(range(0, 35));
    expect(anchors({ size: 35, ties, votes: votes(3, 13, 7) })[33]).toBe(7);
  });

  it('is oneself for whoever came by a card', () => {
    const ties = [...round(0, 30), ...round(30, 5), [7, 30] as const];
    expect(anchors({ size: 35, ties, cards: [32] }).slice(30)).toEqual([7, 7, 32, 7, 7]);
  });

  it('is who made the cards for a few who know hardly anybody else, and for who is known through them', () => {
    const apart = [...round(0, 30), ...round(30, 5)];
    const cards = [30, 31, 32];
    expect(anchors({ size: 35, ties: apart, cards, maker: 9 }).slice(30)).toEqual([9, 9, 9, 9, 9]);
    expect(anchors({ size: 35, ties: [...apart, [7, 30]], cards, maker: 9 }).slice(30)).toEqual([
      9, 9, 9, 7, 7,
    ]);
    // Of a maker who is not here, the first speaks for the others.
    expect(anchors({ size: 35, ties: apart, cards }).slice(30)).toEqual([30, 30, 30, 30, 30]);
    const met = [...apart, [7, 30], [17, 32]] as const;
    expect(anchors({ size: 35, ties: met, cards, maker: 9 }).slice(30)).toEqual(cards.concat(33, 34));
  });

  it('is not changed by votes of further accounts whom the same neighbour has met', () => {
    const fans = [35, 36, 37];
    const ties = [...round(0, 30), ...round(30, 5), ...[30, ...fans].map((place) => [7, place] as const)];
    const votes = fans.map((voter) => [voter, 33] as const);
    expect(anchors({ size: 38, ties, votes }).slice(30)).toEqual(range(30, 8).map(() => 7));
  });

  it('is oneself in a village that hangs on one person, but not for the few who hang on one of it', () => {
    const ties = [...round(0, 30), ...round(30, 25), [7, 30] as const, [40, 55] as const];
    const found = anchors({ size: 56, ties });
    expect(found.slice(0, 55)).toEqual(range(0, 55));
    expect(found[55]).toBe(40);
  });

  it('is oneself in a small community, where one person may have brought the others', () => {
    const ties = [...round(0, 6), ...range(6, 3).map((place) => [2, place] as const)];
    expect(anchors({ size: 9, ties })).toEqual(range(0, 9));
    expect(drawn({ size: 9, ties }).behind.slice(6)).toEqual([2, 2, 2]);
  });

  it('is oneself where the ties make no circle yet, and for those who were first beside a larger circle', () => {
    const tree = range(1, 29).map((place) => [place, Math.floor((place - 1) / 2)] as const);
    expect(anchors({ size: 30, ties: tree })).toEqual(range(0, 30));
    const found = anchors({ size: 32, ties: [...round(0, 12), ...round(12, 20), [3, 12]], late: 12 });
    expect(found.slice(0, 12)).toEqual(range(0, 12));
    expect(new Set(found.slice(12))).toEqual(new Set([3]));
  });
});

describe('the most people behind one person', () => {
  it.each([
    [5, 0],
    [6, 6],
    [20, 20],
    [25, 25],
  ])('of a circle of %i are %i', (size, told) => {
    const ties = [...round(0, 30), ...round(30, size), [7, 30] as const];
    expect(drawn({ size: 30 + size, ties }).behindOne).toBe(told);
  });

  it('are none once a second one has met a neighbour', () => {
    const ties = [...round(0, 30), ...round(30, 12), [7, 30] as const, [9, 33] as const];
    expect(drawn({ size: 42, ties }).behindOne).toBe(0);
  });
});
