import type { Tie } from './ties.ts';

/**
 * For each id how many challenges it ended with somebody who says something of it (not `isOwn`): two further accounts of
 * one's own make a team, but show nobody how one works with others. A team ends at one instant, and has two mates for each.
 */
export function countFairTeams(
  ties: readonly Tie[],
  isOwn: (id: number, mateId: number) => boolean,
): Map<number, number> {
  const voices = new Map<number, Map<number, number>>();
  const add = (id: number, mateId: number, at: number): void => {
    if (isOwn(id, mateId)) return;
    const teams = voices.get(id) ?? new Map<number, number>();
    voices.set(id, teams.set(at, (teams.get(at) ?? 0) + 1));
  };
  for (const { kind, from, to, at } of ties) {
    if (kind !== 'team') continue;
    add(from, to, at);
    add(to, from, at);
  }
  const count = (teams: ReadonlyMap<number, number>): number =>
    [...teams.values()].reduce((sum, others) => sum + Math.ceil(others / 2), 0);
  return new Map([...voices].map(([id, teams]) => [id, count(teams)]));
}
