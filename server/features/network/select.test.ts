import { describe, expect, it } from 'vitest';
import type { ByPeriod } from '#core/network/ties.ts';
import { emptySnapshot, type Snapshot, type SnapshotPerson } from '#server/network/snapshot.ts';
import { select } from './select.ts';

const person = (id: number, group = 1, votes: ByPeriod = [0, 0, 0, 0]): SnapshotPerson => ({
  id,
  group,
  votes,
  groups: 1,
  bridged: 0,
  degree: 1,
  betweenness: 0,
  pageRank: 0,
  isBridge: false,
  isEmerging: false,
  rise30d: 0,
  isDamped: false,
  isKnown: true,
  isOfBody: true,
  anchor: id,
  beside: [],
  own: { connections: 0, votes: 0, teams: 0 },
  isNew: false,
  leadership: { type: null, name: '', reasons: [] },
  x: 0,
  y: 0,
});
const tie = (
  one: number,
  other: number,
  weights: ByPeriod = [1, 1, 1, 1],
  kind: 'connection' | 'team' = 'connection',
) => ({ one, other, kind, weights, isDamped: false });

/** Places 0 to 4: the third is of another group, the fourth got one vote long ago, the last nobody knows. */
const village = (): Snapshot => ({
  ...emptySnapshot,
  people: [person(10), person(11), person(12, 2), person(13, 1, [1, 1, 0, 0]), person(14)],
  ties: [tie(0, 1), tie(0, 2, [2, 2, 0, 0], 'team'), tie(1, 2, [1, 0, 0, 0])],
});

type Query = Parameters<typeof select>[1];
const everything: Query = { period: 'all', kind: 'all', limit: 100 };
const selected = (query: Partial<Query>, hidden: number[] = []) => {
  const { places, ties, totals } = select(village(), { ...everything, ...query }, hidden);
  return { places, ties: ties.map(({ one, other, weight }) => [one, other, weight]), totals };
};

describe('the filters of the network', () => {
  it.each<[string, Partial<Query>, number[], number[][]]>([
    [
      'none',
      {},
      [0, 1, 2, 3, 4],
      [
        [0, 1, 1],
        [0, 2, 2],
        [1, 2, 1],
      ],
    ],
    [
      'a quarter',
      { period: 'quarter' },
      [0, 1, 2, 3],
      [
        [0, 1, 1],
        [0, 2, 2],
      ],
    ],
    ['a month', { period: 'month' }, [0, 1], [[0, 1, 1]]],
    ['teams', { kind: 'team' }, [0, 2], [[0, 2, 2]]],
    ['votes', { kind: 'vote' }, [3], []],
    ['votes of a month', { kind: 'vote', period: 'month' }, [], []],
    ['a group', { group: 1 }, [0, 1, 3, 4], [[0, 1, 1]]],
    ['the other group', { group: 2 }, [2], []],
  ])('%s', (_what, query, places, ties) => {
    expect(selected(query)).toEqual({ places, ties, totals: { people: places.length, ties: ties.length } });
  });

  it('leave the first so many, and the ties between those', () => {
    expect(selected({ limit: 2 })).toEqual({
      places: [0, 1],
      ties: [[0, 1, 1]],
      totals: { people: 5, ties: 3 },
    });
  });

  it('leave out the ties of who hides the name, at whichever end', () => {
    expect(selected({ period: 'month' }, [10])).toMatchObject({ places: [], ties: [] });
    expect(selected({ period: 'month' }, [11])).toMatchObject({ places: [], ties: [] });
    expect(selected({}, [12]).ties).toEqual([[0, 1, 1]]);
  });
});

describe('votes between groups', () => {
  const votesIn = (query: Partial<Query>) => {
    const groupVotes: Snapshot['groupVotes'] = [
      { from: 1, to: 2, votes: [5, 3, 1, 0] },
      { from: 3, to: 1, votes: [2, 0, 0, 0] },
    ];
    const found = select({ ...village(), groupVotes }, { ...everything, ...query }, []).groupVotes;
    return found.map(({ from, to, votes }) => [from, to, votes]);
  };
  it.each<[string, Partial<Query>, number[][]]>([
    [
      'are all of them',
      {},
      [
        [1, 2, 5],
        [3, 1, 2],
      ],
    ],
    ['are those of a period', { kind: 'vote', period: 'month' }, [[1, 2, 1]]],
    [
      'are those of a group, given or received',
      { group: 1 },
      [
        [1, 2, 5],
        [3, 1, 2],
      ],
    ],
    ['are those that a group received', { group: 2 }, [[1, 2, 5]]],
    ['are those that a group gave', { group: 3 }, [[3, 1, 2]]],
    ['are none among teams', { kind: 'team' }, []],
  ])('%s', (_what, query, votes) => {
    expect(votesIn(query)).toEqual(votes);
  });
});

describe('what was worked out', () => {
  it('is kept for the snapshot, the same question and the same hidden people', () => {
    const snapshot = village();
    const first = select(snapshot, everything, []);
    expect(select(snapshot, everything, [])).toBe(first);
    expect(select(snapshot, everything, [10])).not.toBe(first);
    expect(select(snapshot, { ...everything, limit: 5 }, [])).not.toBe(first);
    expect(select(village(), everything, [])).not.toBe(first);
  });

  it('is kept for twenty questions, the oldest let go first', () => {
    const snapshot = village();
    const ask = (limit: number) => select(snapshot, { ...everything, limit }, []);
    const [first, second] = [ask(1), ask(2)];
    for (let limit = 3; limit <= 20; limit++) ask(limit);
    expect(ask(1)).toBe(first);
    ask(21);
    expect(ask(2)).toBe(second);
    expect(ask(1)).not.toBe(first);
  });

  it('has twenty thousand ties at most, and says how many there are', () => {
    const crowded = { ...village(), ties: Array.from({ length: 20_001 }, () => tie(0, 1)) };
    const { ties, totals } = select(crowded, everything, []);
    expect({ shown: ties.length, all: totals.ties }).toEqual({ shown: 20_000, all: 20_001 });
  });
});
