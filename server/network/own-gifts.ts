import { score } from '#core/games/rede-saberes/rules.ts';
import type { NetworkDescription } from '#core/network/describe-network.ts';
import { isEcho } from '#core/network/echoes.ts';
import { tiePeriods } from '#core/network/model.ts';
import type { MemberFacts, OwnGifts } from '#core/progress/member-facts.ts';
import { points } from '#core/progress/points.ts';

/** The places of two of the periods in what is counted by period. */
const periods = { all: tiePeriods.indexOf('all'), month: tiePeriods.indexOf('month') };

interface Earned {
  facts: Pick<MemberFacts, 'teamsCompleted'>;
  rise: number;
  teamRise?: number;
}

/**
 * For each place what it was given that says nothing of it, and what is left without that of the points of 30 days. `shares`
 * are what is heard of each flow of votes.
 */
export function findOwnGifts(
  network: NetworkDescription,
  shares: readonly number[],
  byId: ReadonlyMap<number, Earned>,
): { own: OwnGifts; rise: number }[] {
  const { people, fairTeams, hasStrangers } = network;
  const [ever, ofLate] = [countGiven(network, shares, 'all'), countGiven(network, shares, 'month')];
  return people.map((id, place) => {
    const { facts, rise = 0, teamRise = 0 } = byId.get(id) ?? {};
    const { connections, votes } = ever[place] ?? nothing;
    const given = ofLate[place] ?? nothing;
    // A team whose people are gone can be seen by nobody, and so lifts nobody.
    const teams = Math.max(0, (facts?.teamsCompleted ?? 0) - (fairTeams.all.get(id) ?? 0));
    const byTeams = Math.max(0, teamRise - (fairTeams.month.get(id) ?? 0) * score(true));
    const left = rise - pointsOf({ ...given, teams: 0 }) - (hasStrangers ? byTeams : 0);
    return { own: { connections, votes, teams: hasStrangers ? teams : 0 }, rise: Math.max(0, left) };
  });
}

/** What such gifts brought, at most. */
export const pointsOf = ({ connections, votes, teams }: OwnGifts): number =>
  connections * points.connection_made + votes * points.vote_received + teams * score(true);

const nothing = { connections: 0, votes: 0 };

function countGiven(
  { people, measured, ties, flows, anchors, echoes }: NetworkDescription,
  shares: readonly number[],
  period: keyof typeof periods,
): Omit<OwnGifts, 'teams'>[] {
  const gifts = people.map(() => ({ ...nothing }));
  const at = periods[period];
  const isOwn = (from: number, to: number): boolean =>
    from < measured && (anchors[from] === to || isEcho(echoes, to, from));
  for (const { one, other, kind, weights, isDamped } of ties) {
    if (kind !== 'connection' || !weights[at]) continue;
    for (const [to, from] of [
      [one, other],
      [other, one],
    ] as const) {
      const own = gifts[to];
      if (own && ((isDamped && from < measured) || isOwn(from, to))) own.connections++;
    }
  }
  for (const [index, { to, votes }] of flows.entries()) {
    const own = gifts[to];
    if (own) own.votes += Math.round((votes[at] ?? 0) * (1 - (shares[index] ?? 0)));
  }
  return gifts;
}
