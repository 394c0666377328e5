import { describe, expect, it } from 'vitest';
import { day } from '#core/progress/day.ts';
import { findBody } from './body.ts';
import { findCommunity } from './community.ts';
import type { Link } from './met.ts';

/** Everybody in a row knows the two who come next. */
const village = (size: number): [number, number][] =>
  Array.from({ length: size }, (_, index) => [1, 2].map((step) => [index, index + step] as [number, number]))
    .flat()
    .filter(([, other]) => other < size);

interface Drawn {
  size: number;
  ties: readonly (readonly [number, number])[];
  votes?: readonly (readonly [voter: number, author: number])[];
  /** When two met; all at once unless it is told. */
  metOn?: (one: number, other: number) => number;
  /** Those who came by a card. */
  cards?: readonly number[];
  /** Who made the cards; nobody of these people unless it is told. */
  maker?: number;
}

function linksOf({ size, ties, votes = [], metOn = () => 0 }: Drawn) {
  const links = Array.from({ length: size }, () => new Map<number, Link>());
  const add = (from: number, to: number, given: number, received: number, met = Infinity) => {
    const before = links[from]?.get(to) ?? { given: 0, received: 0, since: 0, met: Infinity };
    links[from]?.set(to, {
      given: before.given + given,
      received: before.received + received,
      since: 0,
      met: Math.min(before.met, met),
    });
  };
  for (const [one, other] of ties) {
    add(one, other, 1, 1, metOn(one, other));
    add(other, one, 1, 1, metOn(one, other));
  }
  for (const [voter, author] of votes) {
    add(voter, author, 1, 0);
    add(author, voter, 0, 1);
  }
  return links;
}

const vouchedIn = ({ cards = [], maker = -1 }: Drawn) => new Map(cards.map((place) => [place, maker]));
const body = (drawn: Drawn): number[] => [...findBody(linksOf(drawn), drawn.size, vouchedIn(drawn)).body];
const known = (drawn: Drawn): number[] => {
  return [...findCommunity(linksOf(drawn), drawn.size, { vouched: vouchedIn(drawn) }).known];
};

const all = (size: number): number[] => Array.from({ length: size }, (_, place) => place);

/** Everybody of these with everybody. */
const clique = (places: readonly number[]): [number, number][] =>
  places.flatMap((one) =>
    places.filter((other) => other > one).map((other) => [one, other] as [number, number]),
  );

describe('who is known beyond a circle of their own', () => {
  it('is everybody in a village where people know four others, but for its ends', () => {
    expect(known({ size: 40, ties: village(40) })).toEqual(all(40).slice(1, -1));
  });

  it('is nobody whom only their own accounts know, be they connected with each other too', () => {
    for (const helpers of [1, 3, 5, 9]) {
      const own = Array.from({ length: helpers + 1 }, (_, index) => 40 + index);
      const ties = [...village(40), ...clique(own)];
      expect(known({ size: 40 + own.length, ties }).filter((place) => place >= 40)).toEqual([]);
    }
  });

  it('is nobody of a circle that has grown with patience, however large, until several neighbours know it', () => {
    const grown = (size: number, own: number, met: readonly [number, number][] = []) => {
      const places = Array.from({ length: own }, (_, index) => size + index);
      const ring = places.flatMap((place, at) =>
        [1, 2].map((step) => [place, places[(at + step) % own] ?? 0] as const),
      );
      const raised = places.slice(1).map((place) => [size, place] as const);
      const ties = [...village(size), ...ring, ...raised, ...met];
      const metOn = (one: number, other: number) => (Math.min(one, other) >= size ? 30 : 0);
      return known({ size: size + own, ties, metOn }).filter((place) => place >= size).length;
    };
    expect([11, 16, 20, 25, 40, 80].map((own) => grown(30, own))).toEqual([0, 0, 0, 0, 0, 0]);
    expect([20, 21, 51].map((own) => grown(300, own))).toEqual([0, 0, 0]);
    expect(grown(9, 8)).toBe(0);
    expect([4, 8, 15, 21].map((own) => grown(30, own, [[7, 31]]))).toEqual([0, 0, 0, 0]);
    // So many are a village that hangs on one person: those who take care can tell.
    expect(grown(30, 25, [[7, 33]])).toBe(25);
  });

  it('is nobody of a circle for one of which two neighbours voted, whoever is voted for in return', () => {
    const own = [40, 41, 42, 43, 44];
    const seen = (voters: readonly number[]) => {
      const received = voters.map((voter) => [voter, 43] as const);
      const returned = all(40).map((author) => [43, author] as const);
      const ties = [...village(40), ...clique(own)];
      return known({ size: 45, ties, votes: [...received, ...returned] }).filter((place) => place >= 40);
    };
    expect(seen([4, 14])).toEqual([]);
    expect(seen([4, 14, 24])).toEqual(own);
  });

  it('is of a hamlet that nobody has met whom three neighbours voted for', () => {
    const hamlet = clique(all(14).map((place) => 40 + place));
    const votes = [5, 15, 25].map((voter) => [voter, 47] as const);
    expect(known({ size: 54, ties: [...village(40), ...hamlet], votes }).slice(-2)).toEqual([38, 47]);
  });

  it('is whoever of a village that never met the other is known at home, where most came by a card', () => {
    const younger = village(25).map(([one, other]) => [one + 40, other + 40] as const);
    const metOn = (one: number) => (one >= 40 ? 30 : 0);
    const seen = (...cards: number[]) =>
      known({ size: 65, ties: [...village(40), ...younger], metOn, cards }).filter((place) => place >= 40);
    expect(seen()).toEqual([]);
    // Three cards among accounts of one's own brought all of them in.
    expect(seen(44, 45, 47)).toEqual([]);
    expect(seen(...all(12).map((place) => 40 + place))).toEqual([]);
    expect(seen(...all(13).map((place) => 40 + place))).toHaveLength(23);
    expect(seen(...all(25).map((place) => 40 + place))).toHaveLength(23);
  });

  it('is nobody of a few who came by the cards of one person, whoever made them, until two others have met them', () => {
    const own = [40, 41, 42, 43, 44];
    const cards = own.slice(1);
    const seen = (ties: readonly (readonly [number, number])[], maker?: number) =>
      known({ size: 45, ties, cards, ...(maker === undefined ? {} : { maker }) }).filter(
        (place) => place >= 40,
      );
    const apart = [...village(40), ...clique(own)];
    for (const maker of [undefined, 40, 7]) expect(seen(apart, maker)).toEqual([]);
    expect(seen([...apart, [7, 40]], 40)).toEqual([]);
    expect(seen([...apart, [7, 41]], 7)).toEqual([]);
    // Nor a maker whom the village knows loses anything, nor one whose people have met two others.
    expect(
      known({ size: 45, ties: [...village(40), ...clique([20, ...cards])], cards, maker: 20 }),
    ).toContain(20);
    expect(seen([...apart, [7, 41], [17, 42]], 40)).toEqual(own);
  });

  it('is who came with nineteen others by the cards of one person: so many are a village', () => {
    const seen = (size: number) => {
      const people = all(size).map((place) => 40 + place);
      const ties = [...village(40), ...clique(people)];
      return known({ size: 40 + size, ties, cards: people, maker: 7 }).filter((place) => place >= 40);
    };
    expect([4, 11, 20, 21, 30].map((size) => seen(size).length)).toEqual([0, 0, 0, 21, 30]);
  });

  it('is whoever of a hamlet is known at home, once two of them met a neighbour each', () => {
    const people = all(12).map((place) => 40 + place);
    const hamlet = clique(people);
    const seen = (...met: [number, number][]) =>
      known({ size: 52, ties: [...village(40), ...hamlet, ...met] }).filter((place) => place >= 40);
    expect(seen()).toEqual([]);
    // One neighbour who said yes to one of them, or to three, may have met somebody's accounts.
    expect(seen([7, 45])).toEqual([]);
    expect(seen([7, 45], [7, 46], [7, 47])).toEqual([]);
    expect(seen([7, 45], [17, 46])).toEqual(people);
  });

  it('is whoever of a few is known at home, once three voted for any of them, whoever is asked first', () => {
    const metOn = (one: number, other: number) => (Math.max(one, other) >= 40 ? 30 * day : 0);
    for (const voted of [40, 41, 42, 43]) {
      const votes = [5, 15, 25].map((voter) => [voter, voted] as const);
      const ties = [...village(40), ...clique([40, 41, 42, 43]), [7, 41] as const];
      expect(known({ size: 44, ties, votes, metOn }).filter((place) => place >= 40)).toHaveLength(4);
    }
  });

  it('is nobody of a few who came later and whom two people alone have met, until there is a third', () => {
    const own = all(5).map((place) => 40 + place);
    const metOn = (one: number, other: number) => (Math.max(one, other) >= 40 ? 30 * day : 0);
    const met = [3, 22].flatMap((by) => own.map((one): [number, number] => [by, one]));
    const ties = [...village(40), ...clique(own), ...met];
    const seen = (...more: [number, number][]) =>
      known({ size: 45, ties: [...ties, ...more], metOn }).filter((place) => place >= 40);
    expect(seen()).toEqual([]);
    expect(seen([31, 44])).toEqual(own);
  });

  it('is nobody for two who accepted, nor for votes that the own accounts gave to strangers', () => {
    const own = clique([40, 41, 42, 43]);
    const votes = [41, 42, 43].flatMap((voter) => all(40).map((author) => [voter, author] as const));
    const accepted = (count: number) =>
      known({
        size: 44,
        ties: [...village(40), ...own, ...all(count).map((place) => [place * 5, 40] as const)],
        votes,
      });
    expect(accepted(2)).not.toContain(40);
    expect(accepted(3)).toContain(40);
  });

  it('is whom three neighbours voted for', () => {
    const votes = [5, 15, 25].map((voter) => [voter, 40] as const);
    expect(known({ size: 41, ties: village(40), votes })).toContain(40);
    expect(known({ size: 41, ties: village(40), votes: votes.slice(1) })).not.toContain(40);
  });

  it('is found without following everybody where thousands only vote', () => {
    const size = 3000;
    const votes = all(size).flatMap((author) =>
      [1, 2, 3, 4].map((step) => [(author + step) % size, author] as const),
    );
    expect(known({ size, ties: [], votes })).toHaveLength(size);
  });

  it('is everybody of a small cooperative where all are friends, and nobody where nobody has met', () => {
    for (const size of [3, 5, 7, 8, 12]) expect(known({ size, ties: clique(all(size)) })).toEqual(all(size));
    for (const size of [5, 7, 8]) expect(known({ size, ties: [] })).toEqual([]);
  });

  it('is nobody of a few accounts beside a small village, which one of it has met or nobody, and all of the village', () => {
    for (const size of [5, 6, 7, 8, 10])
      for (const count of [1, 2, 3, 6]) {
        const own = all(count).map((place) => size + place);
        const metOn = (one: number, other: number) => (Math.max(one, other) >= size ? 30 * day : 0);
        const apart = [...clique(all(size)), ...clique(own)];
        const yes = own.map((place) => [1, place] as const);
        for (const ties of [apart, [...apart, [1, size] as const], [...apart, ...yes]])
          expect(known({ size: size + count, ties, metOn })).toEqual(all(size));
      }
  });

  it('is who holds everybody together, though without that one they are couples', () => {
    const couples = (size: number) => [
      ...all(size - 1).map((place) => [0, place + 1] as const),
      ...all((size - 1) / 2).map((pair) => [pair * 2 + 1, pair * 2 + 2] as const),
    ];
    for (const size of [5, 7, 9, 15, 25, 41])
      expect(known({ size, ties: couples(size) }).includes(0), String(size)).toBe(true);
  });

  it('is who came to a small village and was met by two', () => {
    const ties = [...clique(all(5)), [1, 5], [3, 5]] as [number, number][];
    expect(known({ size: 6, ties })).toEqual(all(6));
  });
});

describe('the body of a community', () => {
  const apart = clique([20, 21, 22, 23, 24]);
  const votes = [20, 21].map((voter) => [voter, 3] as const);

  it('is most people who hang together, and nobody who only voted for them or only knows each other', () => {
    expect(body({ size: 25, ties: [...village(20), ...apart], votes }).sort((a, b) => a - b)).toEqual(
      all(20),
    );
  });

  it('takes in whom one of its people agreed to meet', () => {
    expect(body({ size: 25, ties: [...village(20), ...apart, [4, 22]] })).toHaveLength(25);
  });

  it('takes in a circle of which most came by a card, three at least, and no other', () => {
    const ties = [...village(20), ...apart];
    expect(body({ size: 25, ties, cards: [20, 22] })).toHaveLength(20);
    expect(body({ size: 25, ties, cards: [20, 22, 24] })).toHaveLength(25);
    const many = clique(all(15).map((place) => 20 + place));
    expect(body({ size: 35, ties: [...village(20), ...many], cards: [20, 22, 24] })).toHaveLength(20);
  });

  it('is of those who met first, however many come later', () => {
    const later = clique(all(40).map((place) => place));
    const earlier = village(30).map(([one, other]) => [one + 40, other + 40] as const);
    const metOn = (one: number) => (one < 40 ? 30 : 0);
    expect(body({ size: 70, ties: [...later, ...earlier], metOn })).toEqual(all(70).slice(40));
  });

  it('draws in nobody for votes in return', () => {
    const both = [...votes, ...votes.map(([voter, author]) => [author, voter] as const)];
    expect(body({ size: 25, ties: [...village(20), ...apart], votes: both })).toHaveLength(20);
  });

  it('is everybody where only some have met anybody', () => {
    expect(body({ size: 40, ties: clique(all(8)) })).toEqual(all(40));
    expect(body({ size: 32, ties: clique(all(8)) })).toHaveLength(8);
  });

  it('is everybody among few', () => {
    expect(body({ size: 7, ties: [] })).toEqual(all(7));
  });
});
