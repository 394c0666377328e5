import { describe, expect, it } from 'vitest';
import { dice } from '#core/games/chance.ts';
import type { Tie } from '#core/network/ties.ts';
import { newMember } from '#core/progress/member-facts.ts';
import { computeSnapshot } from './compute-snapshot.ts';

const day = 24 * 3600 * 1000;
const now = Date.UTC(2026, 5, 1);
const measures = ['degree', 'betweenness', 'pageRank'] as const;
const villagers = 24;
/** Somebody of the village who wants the first place. */
const owner = 6;

type Draw = (kind: Tie['kind'], from: number, to: number) => void;

/** A village of people who know each other and vote, and what some accounts of one person do beside it, through months. */
function seen(accounts: number, act: (own: readonly number[], draw: Draw) => void) {
  const roll = dice(1);
  const ties: Tie[] = [];
  const draw: Draw = (kind, from, to) => ties.push({ kind, from, to, at: now - (10 + roll(80)) * day });
  for (let id = 1; id <= villagers; id++) {
    for (const step of [1, 3, ...(id % 8 === 0 ? [5, 7] : [])])
      draw('connection', id, ((id - 1 + step) % villagers) + 1);
    for (const to of [1 + roll(villagers), 8]) if (to !== id) draw('vote', id, to);
  }
  const own = Array.from({ length: accounts }, (_, place) => villagers + 1 + place);
  act(own, draw);
  const members = Array.from({ length: villagers + accounts }, (_, place) => ({
    id: place + 1,
    facts: { ...newMember, activities: 5 },
    isEstablished: true,
    points: 900,
    rise: 100,
  }));
  const { people } = computeSnapshot({ ties, members, now });
  const firsts = measures.filter((measure) => {
    const first = people.reduce((best, one) => (one[measure] > best[measure] ? one : best)).id;
    return first === owner || own.includes(first);
  });
  return { firsts, owner: people.find(({ id }) => id === owner) };
}

const votesFor = (one: number, draw: Draw): void => {
  for (let vote = 0; vote < 8; vote++) draw('vote', one, owner);
};

const clique = (own: readonly number[], draw: Draw): void => {
  for (const one of own) for (const other of own) if (one < other) draw('connection', one, other);
};

describe('accounts of one person beside a village', () => {
  it.each([3, 5, 8])('%i that only vote make nobody the first, nor somebody who is heard', (many) => {
    const { firsts, owner: raised } = seen(many, (own, draw) => {
      for (const one of own) votesFor(one, draw);
    });
    expect(firsts).toEqual([]);
    expect(raised?.own.votes).toBeGreaterThanOrEqual(many * 8 - 8);
  });

  it.each([3, 5, 8])('%i whom one neighbour has met vote with one voice', (many) => {
    const { firsts, owner: raised } = seen(many, (own, draw) => {
      draw('connection', own[0] ?? 0, 15);
      for (const one of own.slice(1)) draw('connection', own[0] ?? 0, one);
      for (const one of own) votesFor(one, draw);
    });
    expect(firsts).toEqual([]);
    expect(raised?.own.votes).toBeGreaterThanOrEqual((many - 1) * 8);
  });

  it.each([3, 5, 8])('%i who know each other and nobody else are first in nothing', (many) => {
    expect(seen(many, clique).firsts).toEqual([]);
  });

  it.each([3, 5, 8])('%i who end challenges together behind one neighbour are first in nothing', (many) => {
    const { firsts } = seen(many, (own, draw) => {
      clique(own, draw);
      for (const one of own) for (const other of own) if (one < other) draw('team', one, other);
      draw('connection', own[0] ?? 0, 9);
    });
    expect(firsts).toEqual([]);
  });

  it.each([3, 5])('%i whom their owner alone has met are first in nothing', (many) => {
    const { firsts, owner: raised } = seen(many, (own, draw) => {
      for (const one of own) draw('connection', one, owner);
    });
    expect(firsts).toEqual([]);
    expect(raised).toMatchObject({ own: { connections: many } });
  });
});

it.each([3, 4, 5])(
  '%i accounts that two neighbours have met are first in nothing by what is between them',
  (many) => {
    const size = 16;
    const ties: Tie[] = [];
    const tie = (kind: Tie['kind'], from: number, to: number, at: number) =>
      ties.push({ kind, from, to, at });
    for (let id = 1; id <= size; id++) {
      const next = (step: number): number => ((id - 1 + step) % size) + 1;
      for (const step of [1, 2]) tie('connection', id, next(step), now - 90 * day + id * day);
      tie('vote', id, next(id % 5), now - 60 * day);
    }
    const own = Array.from({ length: many }, (_, place) => size + 1 + place);
    const [first = 0, second = 0, third = 0] = own;
    for (const one of own) {
      for (const other of own) if (one < other) tie('connection', one, other, now - 50 * day + one * day);
      for (const neighbour of [2, 6]) tie('connection', one, neighbour, now - 20 * day + one * day);
      for (let times = 0; times < 3; times++) tie('vote', one, first, now - (times + 1) * day);
    }
    for (const at of [now - 9 * day, now - 8 * day, now - 7 * day])
      for (const [one, other] of [
        [first, second],
        [first, third],
        [second, third],
      ] as const)
        tie('team', one, other, at);
    const members = Array.from({ length: size + many }, (_, place) => ({
      id: place + 1,
      facts: { ...newMember, activities: 5 },
      isEstablished: true,
      points: 900,
      rise: 100,
    }));
    const { people } = computeSnapshot({ ties, members, now });
    for (const measure of measures) {
      const best = people.reduce((max, one) => (one[measure] > max[measure] ? one : max));
      expect(own, measure).not.toContain(best.id);
    }
  },
);
