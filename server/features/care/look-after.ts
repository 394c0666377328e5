import type { Answer } from '#core/contract/index.ts';
import { day } from '#core/progress/day.ts';
import { readPage } from '#server/db/read-page.ts';
import type { Db } from '#server/db/schema.ts';
import type { Request } from '#server/http/route.ts';
import { careScope, requireCarer } from '#server/http/scope.ts';
import { readCounter } from '#server/ledger/counters.ts';
import { findFacilitated } from './carer-queries.ts';
import { countNeeds } from './figures-queries.ts';
import { findCare, type LogScope } from './log-queries.ts';
import { findPeople, type PersonRow } from './people-queries.ts';

/** After so long somebody is missed. */
const missedAfter = 7 * day;

const momentsOf = (now: number) => ({ missedSince: now - missedAfter, answeredBefore: now - day });

const iso = (instant: number): string => new Date(instant).toISOString();

/** What asks for somebody today in a community. */
export async function readCareHome(
  db: Db,
  { params, member, now, services }: Request<'careHome'>,
): Promise<Answer<'careHome'>> {
  const scope = await careScope(db, member, params.id);
  return {
    members: await readCounter(db, scope, 'members'),
    ...(await countNeeds(db, scope, { now, ...momentsOf(now) })),
    behindOne: (await services.network.of(scope)).snapshot?.behindOne ?? 0,
  };
}

/** The people of a community. */
export async function readPeople(
  db: Db,
  { params, query, member, now }: Request<'people'>,
): Promise<Answer<'people'>> {
  const scope = await careScope(db, member, params.id);
  const { rows, next } = await readPage(query.limit, (limit) =>
    findPeople(db, scope, { ...query, ...momentsOf(now), limit }),
  );
  return { people: rows.map(toPerson), next };
}

const toPerson = (row: PersonRow): Answer<'people'>['people'][number] => ({
  id: row.id,
  username: row.username,
  fullName: row.full_name,
  role: row.role ?? 'member',
  joinedAt: iso(row.settled_at),
  lastSeenAt: row.seen_at === null ? null : iso(row.seen_at),
  gamesStarted: row.games_started ?? 0,
  gamesCompleted: row.games_completed,
  openTeams: row.open_teams ?? 0,
  teamsCompleted: row.teams_completed,
  ideas: row.ideas,
  stories: row.stories,
  connections: row.connections,
  influenceScore: row.influence_score,
  cameBy: wayOf(row.came_by),
  isSuspended: row.suspended_at !== null,
  needsHelp: row.asked_at !== null,
});

function wayOf(cameBy: string | null): Answer<'people'>['people'][number]['cameBy'] {
  if (cameBy === null) return 'alone';
  return cameBy === 'card' ? 'card' : 'invite';
}

/** What carers did, for those who may know: about oneself, in the communities one takes care of, or everywhere. */
export async function readCareLog(db: Db, { query, member }: Request<'careLog'>): Promise<Answer<'careLog'>> {
  const scope = await logScopeOf(db, query, member);
  const { rows, next } = await readPage(query.limit, (limit) => findCare(db, scope, { ...query, limit }));
  return { entries: rows.map(({ created_at, ...entry }) => ({ ...entry, at: iso(created_at) })), next };
}

async function logScopeOf(
  db: Db,
  { mine, communityId }: Request<'careLog'>['query'],
  member: Request<'careLog'>['member'],
): Promise<LogScope> {
  if (mine === 'true') return { personId: member.id };
  if (communityId !== undefined) {
    return { communityIds: [(await careScope(db, member, communityId)).communityId] };
  }
  requireCarer(member);
  return member.role === 'coordinator' ? {} : { communityIds: await findFacilitated(db, member.id) };
}
