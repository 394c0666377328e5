import { networkModel } from '#core/network/model.ts';
import type { ByPeriod, PublicTie, VoteFlow } from '#core/network/ties.ts';
import type { NetworkPlace } from '#core/network/words.ts';

/** Numbers the groups that are large enough to be told from 1, the largest first; 0 stands for none. */
export function numberGroups(found: Int32Array): Int32Array {
  const sizes = new Map<number, number>();
  for (const group of found) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const told = [...sizes]
    .filter(([, members]) => members >= networkModel.fewestPeople)
    .sort(([one, large], [other, larger]) => larger - large || one - other);
  const numbers = new Map(told.map(([group], index) => [group, index + 1]));
  return found.map((group) => numbers.get(group) ?? 0);
}

/** Everyone's place between the groups: how many are reached, and how many are held together. */
export function placesBetween(
  groups: Int32Array,
  ties: readonly PublicTie[],
  betweenness: Float64Array,
): NetworkPlace[] {
  const reached = Array.from(groups, () => new Map<number, Set<number>>());
  const between = new Map<string, Set<string>>();
  const note = (from: number, to: number): void => {
    const [own, theirs] = [groups[from] ?? 0, groups[to] ?? 0];
    if (theirs === 0) return;
    const people = reached[from]?.get(theirs) ?? new Set();
    reached[from]?.set(theirs, people.add(to));
    if (own === 0 || own === theirs) return;
    const pair = `${Math.min(own, theirs)} ${Math.max(own, theirs)}`;
    const all = between.get(pair) ?? new Set();
    between.set(pair, all.add(`${Math.min(from, to)} ${Math.max(from, to)}`));
  };
  for (const { one, other } of ties) {
    note(one, other);
    note(other, one);
  }
  const mean = betweenness.reduce((sum, value) => sum + value, 0) / betweenness.length;
  const { share, betweenness: times } = networkModel.bridge;
  return reached.map((people, place) => {
    const own = groups[place] ?? 0;
    const held = [...people].filter(([theirs, carried]) => {
      const all = between.get(`${Math.min(own, theirs)} ${Math.max(own, theirs)}`)?.size ?? 0;
      return own !== 0 && own !== theirs && carried.size >= all * share;
    });
    const isBridge = held.length > 0 && mean > 0 && (betweenness[place] ?? 0) >= times * mean;
    return { groups: people.size, bridged: isBridge ? held.length + 1 : 0 };
  });
}

interface GroupVotes {
  from: number;
  to: number;
  votes: ByPeriod;
}

/** Votes between groups, summed up, where five people or more gave them; 0 in a period in which fewer did. */
export function votesBetween(groups: Int32Array, flows: readonly VoteFlow[]): GroupVotes[] {
  const sums = new Map<string, GroupVotes & { voters: Set<number>[] }>();
  for (const flow of flows) {
    const [from, to] = [groups[flow.from] ?? 0, groups[flow.to] ?? 0];
    if (from === 0 || to === 0) continue;
    const sum = sums.get(`${from} ${to}`) ?? {
      from,
      to,
      votes: [0, 0, 0, 0],
      voters: flow.votes.map(() => new Set<number>()),
    };
    for (const [index, votes] of flow.votes.entries()) {
      sum.votes[index] = (sum.votes[index] ?? 0) + votes;
      if (votes > 0) sum.voters[index]?.add(flow.from);
    }
    sums.set(`${from} ${to}`, sum);
  }
  const summed = [...sums.values()].map(({ from, to, votes, voters }): GroupVotes => {
    const told = (period: 0 | 1 | 2 | 3): number =>
      (voters[period]?.size ?? 0) >= networkModel.fewestPeople ? votes[period] : 0;
    return { from, to, votes: [told(0), told(1), told(2), told(3)] };
  });
  return summed.filter(({ votes }) => votes[0] > 0);
}
