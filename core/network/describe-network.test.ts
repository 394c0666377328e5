import { describe, expect, it } from 'vitest';
import { describeNetwork } from './describe-network.ts';
import { networkModel } from './model.ts';
import type { Tie } from './ties.ts';
import { networkInsights, reachReason } from './words.ts';

const day = 24 * 3600 * 1000;
const now = Date.UTC(2026, 5, 1, 15);
const everyone = new Set(Array.from({ length: 100 }, (_, id) => id + 1));
const votes = (from: number, to: number, count: number, every = day): Tie[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'vote', from, to, at: now - index * every }));
const describeTies = (ties: Tie[]) => describeNetwork(ties, { all: everyone, established: everyone }, now);

describe('ties', () => {
  it('weigh as the model says, in each period that holds them', () => {
    const { people, ties } = describeTies([
      { kind: 'connection', from: 9, to: 3, at: now - 40 * day },
      { kind: 'team', from: 3, to: 9, at: now - 10 * day },
      { kind: 'team', from: 9, to: 3, at: now },
    ]);
    expect(people).toEqual([3, 9]);
    expect(ties).toEqual([
      { one: 0, other: 1, kind: 'connection', weights: [1, 1, 0, 0], isDamped: false },
      { one: 0, other: 1, kind: 'team', weights: [3, 3, 3, 2], isDamped: false },
    ]);
  });

  it('are of a period until its last moment', () => {
    const weights = (days: number) =>
      describeTies([{ kind: 'connection', from: 1, to: 2, at: now - days * day }]).ties[0]?.weights;
    expect([7, 30, 90].map(weights)).toEqual([
      [1, 1, 1, 0],
      [1, 1, 0, 0],
      [1, 0, 0, 0],
    ]);
    expect([6.9, 29.9, 89.9].map(weights)).toEqual([
      [1, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 0],
    ]);
    expect(weights(9000)).toEqual([1, 0, 0, 0]);
  });

  it('of one kind are one, however often they are told', () => {
    const told = [1, 2, 3].map((days): Tie => ({ kind: 'connection', from: 1, to: 2, at: now - days * day }));
    expect(describeTies(told).ties).toMatchObject([{ weights: [1, 1, 1, 1] }]);
  });

  it('put the established first, and votes show nobody but whom they reach', () => {
    const established = new Set([5, 6, 7, 8]);
    const { people, measured, flows } = describeNetwork(
      [
        { kind: 'connection', from: 2, to: 5, at: now },
        ...votes(6, 7, 1),
        ...votes(2, 7, 1),
        ...votes(7, 3, 1),
        ...votes(8, 5, 2),
        ...votes(3, 4, 1),
      ],
      { all: everyone, established },
      now,
    );
    expect({ people, measured }).toEqual({ people: [5, 7, 2], measured: 2 });
    expect(flows.map(({ from, to, votes: given }) => [from, to, given[0]])).toEqual([
      [5, 1, 1],
      [6, 0, 2],
    ]);
  });

  it('with those who have left, and with oneself, are none', () => {
    const ties: Tie[] = [
      { kind: 'connection', from: 1, to: 200, at: now },
      { kind: 'vote', from: 5, to: 5, at: now },
    ];
    expect(describeTies(ties)).toEqual({
      people: [],
      hasStrangers: false,
      measured: 0,
      ties: [],
      flows: [],
      damped: new Set(),
      known: new Set(),
      body: new Set(),
      apart: new Set(),
      held: new Set(),
      anchors: [],
      behindOne: 0,
      echoes: new Map(),
      fairTeams: { all: new Map(), month: new Map() },
    });
  });
});

describe('votes', () => {
  const weight = (ties: Tie[]) => describeTies(ties).flows[0]?.weight;

  it.each([
    ['one', votes(1, 2, 1), 0.5],
    ['two on two days', votes(1, 2, 2), 1],
    ['three on one day', votes(1, 2, 3, 1), 0.875],
    ['a hundred on one day', votes(1, 2, 100, 1), 0.2],
    ['many on many days', votes(1, 2, 30), networkModel.maxVoteWeight],
  ])('%s', (_, ties, expected) => {
    expect(weight(ties)).toBeCloseTo(expected, 6);
  });

  it('of one person in one day share their weight', () => {
    const spread = Array.from({ length: 40 }, (_, index) => votes(1, index + 2, 1)).flat();
    expect(weight(spread)).toBeCloseTo(0.25, 6);
  });

  it('that go round in a small circle count little', () => {
    const circle = [...votes(1, 2, 3), ...votes(2, 3, 3), ...votes(3, 1, 3)];
    const others = [votes(4, 5, 3), votes(6, 7, 1)].flat();
    const { damped, flows } = describeTies([...circle, ...others]);
    expect([...damped].sort()).toEqual([0, 1, 2]);
    expect(flows.map(({ weight }) => weight / 1.5)).toEqual(
      [0.02, 0.02, 0.02, 1, 1 / 3].map((w) => expect.closeTo(w, 6)),
    );
  });

  it('that go round count whole where nearly everybody votes so: a cooperative that is by itself', () => {
    const people = Array.from({ length: 12 }, (_, index) => index + 1);
    const among = (some: readonly number[]) =>
      some.flatMap((one) => some.filter((other) => other !== one).flatMap((other) => votes(one, other, 4)));
    expect(describeTies(among(people)).damped).toEqual(new Set());
    expect(describeTies(among(people)).flows.every(({ full, weight }) => full === weight)).toBe(true);
    const others = Array.from({ length: 12 }, (_, index) => votes(20 + index, 40 + index, 1)).flat();
    expect(describeTies([...among(people), ...others]).damped.size).toBe(12);
  });

  it('between friends whom others value too are no circle, but count less', () => {
    const friends = [...votes(1, 2, 3), ...votes(2, 1, 3)];
    const others = [3, 4, 5, 6].flatMap((voter) => [...votes(voter, 1, 2), ...votes(voter, 2, 2)]);
    const { damped, flows } = describeTies([...friends, ...others]);
    expect(damped).toEqual(new Set());
    expect(flows[0]?.weight).toBeCloseTo(0.75, 6);
  });

  it('given in return count half from three each way on', () => {
    const outsiders = [3, 4, 5, 6].flatMap((voter) => [...votes(voter, 1, 3), ...votes(voter, 2, 3)]);
    const returned = (there: number, back: number) =>
      describeTies([...votes(1, 2, there), ...votes(2, 1, back), ...outsiders]).flows[0];
    expect(returned(3, 3)).toMatchObject({ full: 1.5, weight: 0.75, votes: [3, 3, 3, 3] });
    expect(returned(3, 2)).toMatchObject({ full: 1.5, weight: 1.5 });
    expect(returned(2, 3)).toMatchObject({ full: 1, weight: 1 });
  });

  it('weigh whole up to twenty a day', () => {
    const spread = (count: number) =>
      weight(Array.from({ length: count }, (_, index) => votes(1, index + 2, 1)).flat());
    expect([20, 25].map(spread)).toEqual([0.5, expect.closeTo(0.4, 6)]);
  });

  it('that came in bursts are told, those of patient voters are not', () => {
    const burst = [1, 2, 3].flatMap((voter) =>
      Array.from({ length: 60 }, (_, index) => votes(voter, index + 10, 1)),
    );
    const patient = [1, 2, 3].map((voter) =>
      votes(voter, 99, 3).map((vote) => ({ ...vote, at: vote.at - 9 * day })),
    );
    const { people, damped } = describeTies([...burst, ...patient].flat());
    expect([...damped].map((place) => people[place])).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 10),
    );
  });
});

describe('many accounts round one person', () => {
  const helpers = [11, 12, 13, 14, 15, 16];
  const village = [21, 22, 23, 24, 25, 26, 27, 28];
  const neighbours = village.map(
    (id, index): Tie => ({
      kind: 'connection',
      from: id,
      to: village[(index + 1) % 8] ?? 0,
      at: now - 400 * day,
    }),
  );
  const connected = (every: number, again: readonly Tie[] = []): Tie[] => [
    ...helpers.map((id, index): Tie => ({ kind: 'connection', from: 1, to: id, at: now - index * every })),
    ...again,
    ...neighbours,
  ];

  it('bring that person nothing: ties are marked, and votes weigh nothing', () => {
    const given = helpers.flatMap((id) => votes(id, 1, 2));
    const { people, ties, flows, damped } = describeTies([
      ...connected(0),
      ...given,
      ...votes(21, 1, 1),
      ...votes(11, 22, 1),
    ]);
    expect(ties.map(({ isDamped }) => isDamped)).toEqual([
      ...helpers.map(() => true),
      ...village.map(() => false),
    ]);
    expect(flows.map((flow) => flow.weight)).toEqual([...helpers.map(() => 0), 0.5, 0.5]);
    expect([...damped].map((place) => people[place]).sort((a, b) => Number(a) - Number(b))).toEqual([
      1,
      ...helpers,
    ]);
  });

  it('came at once by when each tie began, not by when it was renewed', () => {
    const isStar = (ties: Tie[]) => describeTies(ties).damped.size > 0;
    expect(isStar(connected(2 * day))).toBe(true);
    expect(isStar(connected(9 * day))).toBe(false);
    const renewed = helpers.map((id): Tie => ({ kind: 'connection', from: 1, to: id, at: now }));
    expect(isStar(connected(9 * day, renewed))).toBe(false);
    const voted = helpers.flatMap((id, index) =>
      votes(id, 1, 1).map((vote) => ({ ...vote, at: now - index * 9 * day })),
    );
    expect(isStar([...voted, ...helpers.flatMap((id) => votes(id, 1, 1)), ...neighbours])).toBe(false);
    expect(isStar([...helpers.flatMap((id) => votes(id, 1, 1)), ...neighbours])).toBe(true);
  });

  it('are none where the others voted for them too', () => {
    const welcomed = helpers.flatMap((id) => votes(21, id, 2));
    expect(describeTies([...connected(0), ...welcomed]).damped.size).toBe(0);
    const sprinkled = helpers.flatMap((id) => votes(id, id + 10, 2));
    expect(describeTies([...connected(0), ...sprinkled]).damped.size).toBe(7);
  });
});

describe('words', () => {
  it('say whom one has reached', () => {
    expect(reachReason(12, 4)).toBe('conectou 12 pessoas de 4 grupos');
    expect(reachReason(2, 2)).toBe('conectou 2 pessoas de 2 grupos');
    expect(reachReason(1, 1)).toBe('conectou 1 pessoa');
  });

  it('make three insights of real figures', () => {
    const facts = { collaborationRate: 78, emerging: 8, maxReached: { people: 12, groups: 4 } };
    expect(networkInsights({ ...facts, groups: 5, bridges: 1 })).toEqual([
      'Quem mais aproxima gente conectou 12 pessoas de 4 grupos.',
      'A rede tem 5 grupos. 1 pessoa faz a ponte entre eles.',
      '8 pessoas cresceram rápido nos últimos 30 dias.',
    ]);
    expect(networkInsights({ ...facts, groups: 1, bridges: 0, emerging: 0 }).slice(1)).toEqual([
      'De cada 100 pessoas, 78 já têm alguém na sua rede.',
      'Nos últimos 30 dias ninguém disparou: é uma boa hora para convidar quem está quieto.',
    ]);
    expect(networkInsights({ ...facts, groups: 2, bridges: 0, emerging: 1 }).slice(1)).toEqual([
      'A rede tem 2 grupos. Ninguém ainda faz a ponte entre eles.',
      '1 pessoa cresceu rápido nos últimos 30 dias.',
    ]);
    expect(networkInsights({ ...facts, groups: 2, bridges: 2 })[1]).toBe(
      'A rede tem 2 grupos. 2 pessoas fazem a ponte entre eles.',
    );
  });
});
