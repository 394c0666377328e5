import type { Tie } from './network-ties.ts';

/**
 * For each id how many challenges it ended in teams of which nobody says anything of it (`isOwn`): two further accounts of
 * one's own make a team, but show nobody how one works with others. A team ends at one instant, and has two mates for each.
 */
export function countOwnTeams(
  ties: readonly Tie[],
  isOwn: (id: number, mateId: number) => boolean,
): Map<number, number> {
  const excess = new Map<number, Map<number, number>>();
  const add = (id: number, mateId: number, at: number): void => {
    const teams = excess.get(id) ?? new Map<number, number>();
    excess.set(id, teams);
    teams.set(at, (teams.get(at) ?? 0) + (isOwn(id, mateId) ? 1 : -1));
  };
  for (const { kind, from, to, at } of ties) {
    if (kind !== 'team') continue;
    add(from, to, at);
    add(to, from, at);
  }
  const countOwn = (teams: ReadonlyMap<number, number>): number =>
    [...teams.values()].reduce((sum, own) => sum + Math.ceil(Math.max(0, own) / 2), 0);
  return new Map([...excess].map(([id, teams]) => [id, countOwn(teams)]));
}
