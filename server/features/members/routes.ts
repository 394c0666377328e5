import type { Answer, Received } from '#core/contract/index.ts';
import { averageGameScore } from '#core/progress/member-facts.ts';
import { type PointKind, pointKinds } from '#core/progress/points.ts';
import { keepUnchangedBy } from '#server/db/keep-unchanged.ts';
import type { EntryRow } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Member, type Route, read } from '#server/http/route.ts';
import { readGameFacts } from '#server/ledger/facts.ts';
import { findReached, readStats } from '#server/ledger/standing.ts';
import { nameActivities } from './name-activities.ts';
import { findEntries, isShown } from './queries.ts';

/** What a member has reached and done. */
export const membersRoutes: readonly Route[] = [
  read('userStats', async (db, { params, member, now }) => {
    // Numbers like these stand in the ranking, where a name may be hidden; side by side they would tell whose it is.
    // Whoever hides is answered for as nobody: a refusal of its own would tell who does.
    if (member.id !== params.id && !(await isShown(db, member, params.id))) throw new Refusal('not_found');
    return readStats(db, params.id, now);
  }),
  read('activities', async (db, { params, query, member }) => {
    requireOwner(member, params.id);
    return readActivities(db, member, query);
  }),
  read('octalysisStats', async (db, { params, member }) => {
    requireOwner(member, params.id);
    const standing = await findReached(db, params.id);
    const played = await readGameFacts(db, [params.id]);
    return {
      influenceScore: standing.influence_score,
      gamesCompleted: standing.games_completed,
      connectionsCount: standing.connections,
      activitiesCount: standing.activities,
      submissionsCount: standing.ideas,
      averageGameScore: averageGameScore(played.get(params.id)?.games ?? []),
    };
  }),
];

function requireOwner(member: Member, userId: number): void {
  if (member.id !== userId) throw new Refusal('forbidden');
}

/** As many members' latest activities are kept. */
const max = 200;

const readActivities = keepUnchangedBy(
  ({ id, communityId }: Member, { limit, before }: Received<'activities', 'query'>) =>
    [id, communityId, limit, before].join(' '),
  async (db, member, query) => {
    const entries = await findEntries(db, member.id, query);
    const words = await nameActivities(db, member, entries);
    const activities = entries.map((entry, place) => toActivity(entry, words[place] ?? entry.description));
    return Object.freeze(activities);
  },
  max,
);

function toActivity(row: EntryRow, description: string): Answer<'activities'>[number] {
  const kind = row.kind as PointKind;
  return {
    id: row.id,
    type: pointKinds[kind].activity,
    kind,
    description,
    points: row.points,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
