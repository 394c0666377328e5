import { dice } from '#core/games/chance.ts';
import type { Tie } from '#core/network/ties.ts';

/** A community that is put together tie by tie, the same way for each seed. */
export function createCommunity(seed: number, now: number) {
  const below = dice(seed);
  const ties: Tie[] = [];
  const connected = new Set<string>();
  let last = 0;
  const join = (count: number): number[] => Array.from({ length: count }, () => ++last);
  const pick = (from: readonly number[]): number => from[below(from.length)] ?? 0;
  const ago = (days: number): number => now - below(days * 24 * 60) * 60_000;
  const connect = (one: number, other: number, at: number): void => {
    const key = `${Math.min(one, other)} ${Math.max(one, other)}`;
    if (one === other || connected.has(key)) return;
    connected.add(key);
    ties.push({ kind: 'connection', from: one, to: other, at });
  };
  const vote = (from: number, to: number, at: number): void => {
    if (from !== to) ties.push({ kind: 'vote', from, to, at });
  };
  const team = (members: readonly number[], at: number): void => {
    for (const [index, from] of members.entries()) {
      for (const to of members.slice(index + 1)) ties.push({ kind: 'team', from, to, at });
    }
  };
  return { ties, below, join, pick, ago, connect, vote, team, members: () => last };
}

export type Community = ReturnType<typeof createCommunity>;

/** Four villages that know each other a little; the first person of each is known to most of the own village. */
export function addVillages(community: Community): number[][] {
  const { below, join, pick, ago, connect, vote, team } = community;
  const villages = [16, 20, 14, 18].map((size) => join(size));
  const everyone = villages.flat();
  for (const village of villages) {
    const [leader = 0] = village;
    for (const person of village) {
      if (below(10) < 8) connect(leader, person, ago(150));
      for (let count = 0; count < 3; count++) connect(person, pick(village), ago(150));
      if (below(10) < 4) connect(person, pick(everyone), ago(150));
      for (let count = below(4); count > 0; count--) vote(person, pick(everyone), ago(100));
      if (below(10) < 5) vote(person, leader, ago(100));
      if (below(10) < 2) team([person, pick(village), pick(everyone)], ago(60));
    }
  }
  return villages;
}

/** Whom a shape is about: honest people who must stay unmarked, or those whom `helpers` raise. */
export interface Shape {
  centres: number[];
  helpers: number[];
}

type Draw = (community: Community, villages: number[][]) => Shape;

/** One person known to others by their own will: two friends in a village. */
function addCheat({ join, pick, ago, connect }: Community, village: readonly number[]): number {
  const [cheat = 0] = join(1);
  for (let count = 0; count < 2; count++) connect(cheat, pick(village), ago(20));
  return cheat;
}

/** Twenty accounts that connect with somebody and vote for two or three of their posts, within some days. */
function addHelpers({ join, below, ago, connect, vote }: Community, cheat: number, days = 2): number[] {
  const helpers = join(20);
  for (const helper of helpers) {
    const at = ago(days);
    connect(helper, cheat, at);
    for (let count = 2 + below(2); count > 0; count--) vote(helper, cheat, at);
  }
  return helpers;
}

const star =
  (
    more: (community: Community, helpers: number[], villages: number[][], cheat: number) => void,
    days = 2,
  ): Draw =>
  (community, villages) => {
    const cheat = addCheat(community, villages[1] ?? []);
    const helpers = addHelpers(community, cheat, days);
    more(community, helpers, villages, cheat);
    return { centres: [cheat], helpers };
  };

const votesForEachOther = (each: number) =>
  star(({ pick, vote, ago }, helpers) => {
    for (const helper of helpers)
      for (let count = 0; count < each; count++) vote(helper, pick(helpers), ago(2));
  });

/** How cheats look: those by which the rule was found, and those kept back to measure it. */
export const cheats: Record<'found' | 'kept', Record<string, Draw>> = {
  found: {
    'a star': star(() => {}),
    'helpers who vote for each other': votesForEachOther(3),
    'helpers who sprinkle votes': star(({ pick, vote, ago }, helpers, villages) => {
      for (const helper of helpers) vote(helper, pick(villages.flat()), ago(2));
    }),
    'helpers who all know each other': star(({ connect, ago }, helpers) => {
      for (const one of helpers) for (const other of helpers) connect(one, other, ago(2));
    }),
  },
  kept: {
    'two who share their helpers': (community, villages) => {
      const centres = [0, 2].map((village) => addCheat(community, villages[village] ?? []));
      const helpers = addHelpers(community, centres[0] ?? 0);
      for (const helper of helpers) {
        community.connect(helper, centres[1] ?? 0, community.ago(2));
        community.vote(helper, centres[1] ?? 0, community.ago(2));
      }
      return { centres, helpers };
    },
    'helpers who took their time': star(() => {}, 40),
    'helpers in a ring': star(({ connect, vote, ago }, helpers) => {
      for (const [index, helper] of helpers.entries()) {
        const next = helpers[(index + 1) % helpers.length] ?? 0;
        connect(helper, next, ago(2));
        for (let count = 0; count < 3; count++) vote(helper, next, ago(2));
      }
    }),
    'helpers who vote for many of them': votesForEachOther(6),
    'helpers who each won over one stranger': star(({ pick, connect, ago }, helpers, villages) => {
      for (const helper of helpers) connect(helper, pick(villages.flat()), ago(2));
    }),
    'helpers who sprinkle a lot': star(({ pick, vote, ago }, helpers, villages) => {
      for (const helper of helpers) {
        for (let count = 0; count < 6; count++) vote(helper, pick(villages.flat()), ago(2));
      }
    }),
    'helpers with helpers': star(({ join, connect, vote, ago }, helpers) => {
      for (const helper of helpers) {
        for (const further of join(2)) {
          connect(further, helper, ago(2));
          vote(further, helper, ago(2));
        }
      }
    }),
    'helpers in teams': star(({ team, ago }, helpers, _, cheat) => {
      for (let from = 0; from < helpers.length; from += 2) {
        team([cheat, ...helpers.slice(from, from + 2)], ago(2));
      }
    }),
  },
};

/** Honest shapes, in the same two halves. */
export const honest: typeof cheats = {
  found: {
    'village leaders': (_, villages) => ({ centres: villages.map(([leader = 0]) => leader), helpers: [] }),
    'an extension worker': ({ join, below, ago, connect, vote }, villages) => {
      const [worker = 0] = join(1);
      for (const person of villages.flat()) {
        if (below(10) < 8) connect(worker, person, ago(60));
        if (below(10) < 3) vote(person, worker, ago(60));
      }
      return { centres: [worker], helpers: [] };
    },
    'a class of one afternoon': (community, villages) => addClass(community, villages, 0.5),
  },
  kept: {
    'a worker on a tour': ({ join, below, ago, connect, vote }, villages) => {
      const [worker = 0] = join(1);
      for (const person of villages.flat()) {
        if (below(10) < 5) connect(worker, person, ago(10));
        if (below(10) < 5) vote(person, worker, ago(10));
      }
      return { centres: [worker], helpers: [] };
    },
    'a class that votes for its teacher': (community, villages) => addClass(community, villages, 0.5, 2),
    'a board whose members all know each other': ({ join, below, pick, ago, connect, vote }, villages) => {
      const board = join(9);
      for (const one of board) {
        for (const other of board) connect(one, other, ago(90));
        for (let count = 1 + below(2); count > 0; count--) connect(one, pick(villages.flat()), ago(90));
        vote(one, pick(board), ago(90));
      }
      return { centres: board, helpers: [] };
    },
    'a village apart that came in a month': ({ join, below, pick, ago, connect, vote }, villages) => {
      const village = join(22);
      const [leader = 0] = village;
      connect(leader, pick(villages.flat()), ago(30));
      for (const person of village) {
        if (below(10) < 9) connect(leader, person, ago(30));
        for (let count = 0; count < 3; count++) connect(person, pick(village), ago(30));
        for (let count = 0; count < 2; count++) vote(person, pick([...village, ...villages.flat()]), ago(30));
        if (below(10) < 4) vote(person, leader, ago(30));
      }
      return { centres: [leader], helpers: [] };
    },
    'a leader for whom twenty strangers vote to have her marked': (community, villages) => {
      const { join, ago, vote } = community;
      const [leader = 0] = villages[2] ?? [];
      for (const stranger of join(20))
        for (let days = 2; days <= 5; days++) vote(stranger, leader, ago(days));
      return { centres: [leader], helpers: [] };
    },
    'a seller with lone customers': ({ join, below, pick, ago, connect, vote }, villages) => {
      const [seller = 0, ...customers] = join(9);
      for (let count = 0; count < 9; count++) connect(seller, pick(villages.flat()), ago(90));
      for (const customer of customers) {
        connect(seller, customer, ago(90));
        if (below(10) < 5) vote(customer, seller, ago(90));
      }
      return { centres: [seller], helpers: [] };
    },
  },
};

/** Thirty people and who teaches them: all connect with the teacher, and each with some of the others. */
function addClass(
  { join, below, pick, ago, connect, vote }: Community,
  villages: number[][],
  share: number,
  votes = 1,
): Shape {
  const [teacher = 0, ...pupils] = join(31);
  for (let count = 0; count < 4; count++) connect(teacher, pick(villages.flat()), ago(90));
  for (const pupil of pupils) {
    connect(pupil, teacher, ago(1));
    for (let count = 0; count < 3; count++) connect(pupil, pick(pupils), ago(1));
    for (let count = 0; count < votes; count++) if (below(100) < share * 100) vote(pupil, teacher, ago(1));
    for (let count = 0; count < 2; count++) vote(pupil, pick(pupils), ago(1));
  }
  return { centres: [teacher], helpers: [] };
}
