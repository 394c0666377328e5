import { describe, expect, it } from 'vitest';
import { dice } from '#core/games/chance.ts';
import type { ByPeriod, Tie } from '#core/network/ties.ts';
import { newMember } from '#core/progress/member-facts.ts';
import { computeSnapshot, type MemberFigures } from './compute-snapshot.ts';
import { votesBetween } from './groups.ts';
import { packSnapshot, unpackSnapshot } from './snapshot.ts';

const day = 24 * 3600 * 1000;
const now = Date.UTC(2026, 5, 1);

/** Facts of somebody who may lead, by connections that count. */
const facts = {
  ...newMember,
  ideas: 1,
  games: [{ type: 'mapa-produtivo', completed: true, bestPercent: 90, verifiedPercent: 90 }],
  activeDays: 2,
  counted: { ...newMember.counted, connections: 9 },
};
const member = (id: number): MemberFigures => ({
  id,
  facts,
  isEstablished: true,
  points: 100,
  rise: 0,
});

const people = 500;
const groupSize = 100;
const connector = 50;
const bridge = 301;
const ring = [486, 487, 488, 489, 490, 491];

/** Five groups of a hundred; the first four know each other a little, the last only through the bridge. */
function plantedCommunity(): Tie[] {
  const pick = dice(7);
  const ties: Tie[] = [];
  const connected = new Set<string>();
  const connect = (one: number, other: number) => {
    const key = `${Math.min(one, other)} ${Math.max(one, other)}`;
    if (one === other || connected.has(key)) return;
    connected.add(key);
    ties.push({ kind: 'connection', from: one, to: other, at: now - pick(200) * day });
  };
  const groupOf = (id: number) => Math.floor((id - 1) / groupSize);
  for (let id = 1; id <= people; id++) {
    const start = groupOf(id) * groupSize + 1;
    for (let count = 0; count < 3; count++) connect(id, start + pick(groupSize));
    if (groupOf(id) < 4 && pick(10) === 0) connect(id, 1 + pick(400));
    ties.push({ kind: 'vote', from: id, to: 1 + pick(people), at: now - pick(60) * day });
  }
  for (let count = 0; count < 60; count++) connect(connector, 1 + pick(400));
  for (const friend of [401, 420, 440, 460, 479]) connect(bridge, friend);
  for (const voter of ring) {
    for (const author of ring) {
      for (let vote = 0; voter !== author && vote < 40; vote++) {
        ties.push({ kind: 'vote', from: voter, to: author, at: now - (vote % 20) * day });
      }
    }
  }
  return ties;
}

describe('a community of 500 with a connector, a bridge and a vote ring planted in it', () => {
  const members = Array.from({ length: people }, (_, index) => member(index + 1));
  const snapshot = computeSnapshot({ ties: plantedCommunity(), members, now });
  const top = (measure: 'pageRank' | 'betweenness' | 'degree') =>
    [...snapshot.people].sort((one, other) => other[measure] - one[measure]).map(({ id }) => id);

  it('has the connector and the bridge on top', () => {
    expect(top('degree')[0]).toBe(connector);
    expect(top('pageRank')[0]).toBe(connector);
    expect(top('betweenness').slice(0, 2).sort()).toEqual([bridge, connector]);
    const found = snapshot.people.find(({ id }) => id === bridge);
    expect(found).toMatchObject({ isBridge: true });
    expect(found?.leadership.reasons.join()).toMatch(/liga \d grupos que quase não se falariam/);
    const reached = snapshot.people.find(({ id }) => id === connector)?.leadership.reasons[0];
    expect(reached).toMatch(/de [3-9] grupos$/);
  });

  it('knows the ring and keeps it from the top', () => {
    const marked = snapshot.people.filter(({ isDamped }) => isDamped).map(({ id }) => id);
    expect(marked.sort()).toEqual(ring);
    for (const id of ring) {
      const found = snapshot.people.find((person) => person.id === id);
      expect(found?.leadership).toEqual({ type: null, name: 'Em formação', reasons: [] });
    }
    for (const measure of ['pageRank', 'betweenness'] as const) {
      const first = new Set(top(measure).slice(0, 25));
      expect(ring.filter((id) => first.has(id))).toEqual([]);
    }
    const isRingVote = ({ kind, from, to }: Tie) =>
      kind === 'vote' && ring.includes(from) && ring.includes(to);
    const ties = plantedCommunity().filter((tie) => !isRingVote(tie));
    const honest = computeSnapshot({ ties, members, now });
    const share = (network: typeof snapshot) =>
      network.people.filter(({ id }) => ring.includes(id)).reduce((sum, { pageRank }) => sum + pageRank, 0);
    expect(share(snapshot) / share(honest)).toBeLessThan(1.05);
  });

  it('is measured the same every time, and survives being kept in pieces', async () => {
    const again = computeSnapshot({ ties: plantedCommunity(), members, now });
    expect(again).toEqual(snapshot);
    expect(await unpackSnapshot(packSnapshot(snapshot))).toEqual(snapshot);
    expect(await unpackSnapshot(packSnapshot(snapshot).slice(0, -1))).toBeUndefined();
  });

  it('draws everyone at a place of their own', () => {
    expect(new Set(snapshot.people.map(({ x, y }) => `${x} ${y}`)).size).toBe(snapshot.people.length);
    for (const { x, y } of snapshot.people) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1);
  });
});

describe('votes', () => {
  const friends = Array.from({ length: 20 }, (_, index) => index + 1);
  const connections = friends.flatMap((id): Tie[] =>
    [1, 2, 5].map((step) => ({ kind: 'connection', from: id, to: ((id - 1 + step) % 20) + 1, at: now })),
  );
  const members = Array.from({ length: 30 }, (_, index) => member(index + 1));
  const snapshotOf = (votes: [voter: number, author: number][]) =>
    computeSnapshot({
      ties: [...connections, ...votes.map(([from, to]): Tie => ({ kind: 'vote', from, to, at: now }))],
      members,
      now,
    });

  it('raise the author, whoever gave them: nothing tells whose they were', () => {
    const told = snapshotOf([[2, 9]]);
    const rankOf = ({ people }: typeof told, id: number) =>
      people.find((person) => person.id === id)?.pageRank ?? 0;
    expect(rankOf(told, 9)).toBeGreaterThan(rankOf(snapshotOf([]), 9));
    expect(told.people.reduce((sum, { pageRank }) => sum + pageRank, 0)).toBeCloseTo(1, 9);
    // The last voter does nothing but vote, and is not even told to be there.
    for (const voter of [3, 8, 15, 25]) expect(snapshotOf([[voter, 9]])).toEqual(told);
  });

  it('between groups are told when five people or more gave them', () => {
    const groups = Int32Array.from({ length: 12 }, (_, place) => (place < 6 ? 1 : 2));
    const flow = (from: number, to: number, votes: ByPeriod) => ({ from, to, votes, full: 1, weight: 1 });
    const eager = [6, 7, 8].map((author) => flow(0, author, [4, 4, 4, 4]));
    expect(votesBetween(groups, eager)).toEqual([]);
    const others = [1, 2, 3, 4].map((voter) => flow(voter, 6, [2, 1, 1, 0]));
    expect(votesBetween(groups, [...eager, ...others])).toEqual([{ from: 1, to: 2, votes: [20, 16, 16, 0] }]);
    expect(votesBetween(groups, [flow(99, 6, [9, 9, 9, 9])])).toEqual([]);
  });
});

describe('a network of fewer than five people', () => {
  it('is not told', () => {
    const ties: Tie[] = [2, 3, 4].map((to) => ({ kind: 'connection', from: 1, to, at: now }));
    const members = [1, 2, 3, 4].map(member);
    expect(computeSnapshot({ ties, members, now })).toMatchObject({
      connections: 3,
      people: [],
      ties: [],
      figures: { activeConnections: 0 },
    });
  });
});
