import { describe, expect, it } from 'vitest';
import { describeNetwork, type Tie } from './network.ts';
import { networkModel } from './network-model.ts';
import { networkInsights, reachReason } from './network-words.ts';

const day = 24 * 3600 * 1000;
const now = Date.UTC(2026, 5, 1, 15);
const everyone = new Set(Array.from({ length: 100 }, (_, id) => id + 1));
const votes = (from: number, to: number, count: number, every = day): Tie[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'vote', from, to, at: now - index * every }));
const describeTies = (ties: Tie[]) => describeNetwork(ties, everyone, everyone, now);

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

  it('with those who have left, and with oneself, are none', () => {
    const ties: Tie[] = [
      { kind: 'connection', from: 1, to: 200, at: now },
      { kind: 'vote', from: 5, to: 5, at: now },
    ];
    expect(describeTies(ties)).toEqual({ people: [], measured: 0, ties: [], flows: [], damped: new Set() });
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
    const { damped, flows } = describeTies([...circle, ...votes(4, 5, 3)]);
    expect([...damped].sort()).toEqual([0, 1, 2]);
    expect(flows.map(({ weight }) => weight / 1.5)).toEqual(
      [0.02, 0.02, 0.02, 1].map((w) => expect.closeTo(w, 6)),
    );
  });

  it('between friends whom others value too are no circle, but count less', () => {
    const friends = [...votes(1, 2, 3), ...votes(2, 1, 3)];
    const others = [3, 4, 5, 6].flatMap((voter) => [...votes(voter, 1, 2), ...votes(voter, 2, 2)]);
    const { damped, flows } = describeTies([...friends, ...others]);
    expect(damped).toEqual(new Set());
    expect(flows[0]?.weight).toBeCloseTo(0.75, 6);
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

describe('words', () => {
  it('say whom one has reached', () => {
    expect(reachReason(12, 4)).toBe('conectou 12 pessoas de 4 grupos');
    expect(reachReason(1, 1)).toBe('conectou 1 pessoa');
  });

  it('make three insights of real figures', () => {
    const facts = { collaborationRate: 78, emerging: 8, maxReached: { people: 12, groups: 4 } };
    expect(networkInsights({ ...facts, groups: 5, bridges: 1 })).toEqual([
      'Quem mais aproxima gente conectou 12 pessoas de 4 grupos.',
      'A rede tem 5 grupos. 1 pessoa faz a ponte entre eles.',
      '8 pessoas cresceram rápido nos últimos 30 dias.',
    ]);
    expect(networkInsights({ ...facts, groups: 1, bridges: 0, emerging: 0 })).toHaveLength(3);
  });
});
