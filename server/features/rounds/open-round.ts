import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { nominationModel } from '#core/nominations/model.ts';
import { inSteps } from '#core/nominations/secrecy.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request, Services } from '#server/http/route.ts';
import { careScope, careScopeOf } from '#server/http/scope.ts';
import { notifyAll } from '#server/live/notices.ts';
import { isStranger } from '#server/network/is-stranger.ts';
import { findRound, findRounds, findVoters, insertRound, type RoundRow, setClosed } from './round-queries.ts';
import { type ToldHead, toldHead } from './told-round.ts';

const day = 24 * 3600 * 1000;
const maxShown = 20;
const iso = (instant: number): string => new Date(instant).toISOString();

/** Whether nothing can be answered any more. */
export const isOver = ({ closed_at, ends_at }: RoundRow, now: number): boolean =>
  closed_at !== null || ends_at <= now;

/** When it was over, or will be. */
export const endOf = ({ closed_at, ends_at }: RoundRow): string => iso(closed_at ?? ends_at);

/**
 * How many have a say in a round that is not told yet, and how many of them answered: without strangers, as it will be told.
 */
async function countNow(
  db: Db,
  row: RoundRow,
  { network }: Services,
): Promise<Pick<ToldHead, 'members' | 'answered'>> {
  const seen = await network.of({ communityId: row.community_id });
  const voters = (await findVoters(db, row)).filter(
    ({ id, came_by }) => came_by !== null || !isStranger(seen, id),
  );
  const answered = voters.filter(({ answeredBy }) => answeredBy !== null).length;
  return { members: voters.length, answered: inSteps(answered) };
}

/** A round as those who take care see it. */
export async function showRound(
  db: Db,
  row: RoundRow,
  { now, services }: Pick<Request<'rounds'>, 'now' | 'services'>,
): Promise<Answer<'openRound'>> {
  const { members, answered } = toldHead(row) ?? (await countNow(db, row, services));
  const wanted = Math.max(nominationModel.fewest, Math.ceil(members * nominationModel.leastShare));
  return {
    id: row.id,
    questions: JSON.parse(row.questions),
    openedAt: iso(row.opened_at),
    endsAt: endOf(row),
    isOpen: !isOver(row, now),
    answered,
    members,
    missing: Math.max(0, wanted - answered),
  };
}

/** Opens a round, and tells everyone of the community. */
export async function openRound(
  tx: Tx,
  { params, body, member, now, announce, services }: Request<'openRound'>,
): Promise<Answer<'openRound'>> {
  const scope = await careScope(tx, member, params.id);
  const endsAt = Date.parse(body.endsAt);
  if (!(endsAt > now && endsAt <= now + limits.roundDays.max * day)) throw new Refusal('round_end_invalid');
  const row = await insertRound(tx, scope, { openedBy: member.id, questions: body.questions, endsAt }, now);
  if (!row) throw new Refusal('round_open');
  const { communityId } = scope;
  notifyAll(tx, {
    communityId,
    actorId: member.id,
    text: 'São poucas perguntas, e ninguém vê quem você indica.',
    kind: 'round_opened',
    path: '/rodada',
  });
  await insertCare(tx, { action: 'round_opened', carerId: member.id, communityId }, now);
  announce({ type: 'notices' }, scope);
  return showRound(tx, row, { now, services });
}

/** The rounds of a community. */
export async function readRounds(
  db: Db,
  { params, member, now, services }: Request<'rounds'>,
): Promise<Answer<'rounds'>> {
  const rows = await findRounds(db, await careScope(db, member, params.id), maxShown);
  const rounds: Answer<'rounds'> = [];
  for (const row of rows) rounds.push(await showRound(db, row, { now, services }));
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
