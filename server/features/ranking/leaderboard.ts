import type { Answer } from '#core/contract/index.ts';
import { badges } from '#core/progress/badges.ts';
import { keepUnchangedBy } from '#server/db/keep-unchanged.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Request } from '#server/http/route.ts';
import { type NamedRow, showMember } from '#server/http/show-member.ts';
import { factsOf, readGameFacts } from '#server/ledger/facts.ts';
import { readHistograms } from '#server/ledger/leader-scores.ts';
import { leadershipOf } from '#server/ledger/leadership.ts';
import { type Period, periodStart, weekOf } from '#server/ledger/periods.ts';
import { proppedBadges } from '#server/ledger/propped-badges.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { findUndamped } from './find-undamped.ts';
import { findBadgesOf, findRanked, findTop, findTopOfWeeks, type RankedRow } from './queries.ts';

type Ranked = Answer<'leaderboard'>[number];

const listed = 10;

/** As many rankings are kept, of a community in a second each. */
const max = 200;
/** Milliseconds; the periods end at a whole second, so that whoever asks in the same one is answered the same. */
const second = 1000;

/**
 * The first ten of all time, of each period and of those identified as leaders, in the order of their score; all are shown the
 * same, except whoever is among them and hides the name from the others.
 */
export async function readLeaderboard(
  db: Db,
  { now, member, services }: Request<'leaderboard'>,
): Promise<readonly Ranked[]> {
  const network = await services.network.of(member);
  const { standings, shown } = await findKept(db, network, member, now - (now % second));
  const isHiddenOne = standings.some(({ named }) => named.id === member.id && named.hidden_at !== null);
  return isHiddenOne ? standings.map((standing, place) => show(standing, member, place)) : shown;
}

/** The first of a community, and what everybody is shown of them who is not a hidden one of them. */
const findKept = keepUnchangedBy(
  ({ id }: SeenNetwork, { communityId }: Scope, now: number) => `${id} ${communityId} ${now}`,
  async (db, network, scope, now) => {
    const standings = await findStandings(db, network, scope, now);
    return {
      standings,
      shown: Object.freeze(standings.map((standing, place) => show(standing, null, place))),
    };
  },
  max,
);

/** A member of the ranking, and all that may be shown of them beside the name. */
interface Standing {
  named: NamedRow;
  reached: Omit<Ranked, 'id' | 'username' | 'fullName'>;
}

/**
 * Who can be among the first of a period was among the first of one of its weeks; only those few are looked at, however
 * many members there are.
 */
async function findStandings(db: Db, network: SeenNetwork, scope: Scope, now: number): Promise<Standing[]> {
  const { communityId } = scope;
  const leaders = await findUndamped(db, network, scope, { order: 'leaders', count: listed });
  const leaderIds = new Set(leaders.map(({ id }) => id));
  const ids = new Set([
    ...leaderIds,
    ...(await findTop(db, communityId, listed)).map(idOf),
    ...(await findTopOfWeeks(db, communityId, weekOf(now), listed)).map(idOf),
  ]);
  const start = (period: Period) => periodStart(period, now);
  const rows = await findRanked(db, [...ids], start('week'), start('month'), start('quarter'));
  const kept = firstOfEach(
    rows.map((row) => ({ row, periods: periodsOf(row) })),
    leaderIds,
  );
  const keptIds = kept.map(({ row }) => row.user_id);
  const badgesOf = await findBadgesOf(db, keptIds);
  const played = await readGameFacts(db, keptIds);
  const histograms = network.leaders ?? (await readHistograms(db, scope));
  return kept.map(({ row, periods }) => {
    const facts = factsOf(row, played.get(row.user_id));
    const place = network.placeOf(row.user_id);
    const propped = proppedBadges(facts, network, row.user_id);
    return {
      named: namedRow(row),
      reached: {
        influenceScore: row.influence_score,
        gamesCompleted: row.games_completed,
        connections: row.connections,
        badges: (badgesOf.get(row.user_id) ?? []).filter((id) => !propped.has(id)).map(badgeName),
        periods,
        leadership: leadershipOf(facts, histograms, place),
      },
    };
  });
}

function show({ named, reached }: Standing, viewer: { id: number } | null, place: number): Ranked {
  const { id, username, fullName, isNameless } = showMember(named, viewer, place);
  const { type, name, reasons } = reached.leadership;
  return {
    id,
    username,
    fullName,
    ...reached,
    // The reasons count what stands elsewhere beside the name, such as the votes of an idea.
    leadership: { type, name, reasons: isNameless ? [] : reasons },
  };
}

const idOf = ({ user_id }: { user_id: number }): number => user_id;

const badgeName = (id: string): string => badges.find((badge) => badge.id === id)?.name ?? id;

const namedRow = ({ user_id: id, username, full_name, hidden_at }: RankedRow): NamedRow => ({
  id,
  username,
  full_name,
  hidden_at,
});

const periodsOf = (row: RankedRow): Ranked['periods'] => ({
  week: row.influence_score - row.before_week,
  month: row.influence_score - row.before_month,
  quarter: row.influence_score - row.before_quarter,
});

interface Candidate {
  row: RankedRow;
  periods: Ranked['periods'];
}

function firstOfEach(candidates: readonly Candidate[], leaderIds: ReadonlySet<number>): Candidate[] {
  const byScore = [...candidates].sort(
    (one, other) =>
      other.row.influence_score - one.row.influence_score || one.row.user_id - other.row.user_id,
  );
  const kept = new Set(byScore.slice(0, listed));
  for (const period of ['week', 'month', 'quarter'] satisfies Period[]) {
    const byPeriod = [...byScore].sort((one, other) => other.periods[period] - one.periods[period]);
    for (const candidate of byPeriod.slice(0, listed)) kept.add(candidate);
  }
  return byScore.filter((candidate) => kept.has(candidate) || leaderIds.has(candidate.row.user_id));
}
