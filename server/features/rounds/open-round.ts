import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { endWords } from '#core/nominations/end-words.ts';
import { nominationModel } from '#core/nominations/model.ts';
import { inSteps } from '#core/nominations/secrecy.ts';
import { day, saoPauloOffset } from '#core/progress/day.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request, Services } from '#server/http/route.ts';
import { careScope, careScopeOf } from '#server/http/scope.ts';
import { notifyAll } from '#server/live/notices.ts';
import { hasStrangers, isStranger } from '#server/network/is-stranger.ts';
import { findRound, findRounds, insertRound, type RoundRow, setClosed } from './round-queries.ts';
import { type Turnout, toldHead, toldTurnout } from './told-round.ts';
import { countAnswered, countMembers } from './turnout-queries.ts';
import { countVoters } from './voter-queries.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

/** Whether nothing can be answered any more. */
export const isOver = ({ closed_at, ends_at }: RoundRow, now: number): boolean =>
  closed_at !== null || ends_at <= now;

/** When it was over, or will be. */
export const endOf = ({ closed_at, ends_at }: RoundRow): string => iso(closed_at ?? ends_at);

/** Who stands apart from a community, so that they have no say. */
async function strangersIn(
  { network }: Services,
  scope: Scope,
): Promise<((id: number) => boolean) | undefined> {
  const seen = await network.of(scope);
  return hasStrangers(seen) ? (id) => isStranger(seen, id) : undefined;
}

/**
 * How many have a say in a round, and how many of them answered: as it was told, or, until then, as those who have a say now
 * did.
 */
async function turnoutOf(db: Db, row: RoundRow): Promise<Turnout> {
  const told = toldTurnout(row);
  if (told) return told;
  const members = await countMembers(db, row);
  return { members, answered: Math.min(inSteps(await countAnswered(db, row)), members) };
}

/** A round as those who take care see it. */
export const showRound = async (db: Db, row: RoundRow, now: number): Promise<Answer<'openRound'>> =>
  toShown(row, await turnoutOf(db, row), now);

function toShown(row: RoundRow, { members, answered }: Turnout, now: number): Answer<'openRound'> {
  const wanted = Math.max(nominationModel.fewest, Math.ceil(members * nominationModel.leastShare));
  return {
    id: row.id,
    communityId: row.community_id,
    questions: JSON.parse(row.questions),
    openedAt: iso(row.opened_at),
    endsAt: endOf(row),
    isOpen: !isOver(row, now),
    answered,
    members,
    missing: Math.max(0, wanted - answered),
    outcome: isOver(row, now) ? outcomeOf(row) : null,
  };
}

/** What came of a round that is over. */
function outcomeOf(row: RoundRow): Answer<'openRound'>['outcome'] {
  if (row.told === null) return 'uncounted';
  const verdict = toldHead(row)?.verdict;
  if (!verdict) return 'too_few';
  return verdict.mayClaim ? 'claim' : 'no_claim';
}

/** How many will have a say; the network and all the members are no work for the transaction. */
export async function prepareRound(
  db: Db,
  { params, member, now, services }: Request<'openRound'>,
): Promise<number> {
  const scope = await careScope(db, member, params.id);
  const place = { community_id: scope.communityId, opened_at: now };
  return countVoters(db, place, await strangersIn(services, scope));
}

/** Opens a round, and tells everyone of the community. */
export async function openRound(
  tx: Tx,
  { params, body, member, now, announce }: Request<'openRound'>,
  members: number,
): Promise<Answer<'openRound'>> {
  const scope = await careScope(tx, member, params.id);
  const endsAt = body.days ? now + body.days * day : Date.parse(body.endsAt ?? '');
  if (!(endsAt > now && endsAt <= now + limits.roundDays.max * day)) throw new Refusal('round_end_invalid');
  const { questions } = body;
  const row = await insertRound(tx, scope, { openedBy: member.id, questions, members, endsAt }, now);
  if (!row) throw new Refusal('round_open');
  const { communityId } = scope;
  notifyAll(tx, {
    communityId,
    actorId: member.id,
    text: `São poucas perguntas, e ninguém vê quem você indica. Vai até ${endWords(iso(endsAt), -saoPauloOffset)} (hora de Brasília).`,
    kind: 'round_opened',
    path: '/rodada',
  });
  await insertCare(tx, { action: 'round_opened', carerId: member.id, communityId }, now);
  announce({ type: 'notices' }, scope);
  return toShown(row, { members, answered: 0 }, now);
}

/** The rounds of a community. */
export async function readRounds(
  db: Db,
  { params, query, member, now }: Request<'rounds'>,
): Promise<Answer<'rounds'>> {
  const scope = await careScope(db, member, params.id);
  const rows = await findRounds(db, scope, limits.roundsAtOnce.max, query.before);
  const rounds: Answer<'rounds'> = [];
  for (const row of rows) rounds.push(await showRound(db, row, now));
  return rounds;
}

/** Ends a round before its time. */
export async function closeRound(
  tx: Tx,
  { params, member, now }: Request<'closeRound'>,
): Promise<Answer<'closeRound'>> {
  const { communityId } = await careScopeOf(tx, member, await findRound(tx, params.id));
  if (!(await setClosed(tx, params.id, now))) throw new Refusal('round_over');
  await insertCare(tx, { action: 'round_closed', carerId: member.id, communityId }, now);
  return { ok: true };
}
