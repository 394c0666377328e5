import { businessChallenges, firstChallenges } from '#core/content/desafio-negocio.ts';
import type { Answer } from '#core/contract/index.ts';
import { day } from '#core/progress/day.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { careScope, careScopeOf } from '#server/http/scope.ts';
import { showMember } from '#server/http/show-member.ts';
import { notify } from '#server/live/notices.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import {
  findHere,
  findRatings,
  findTrial,
  findTrialOf,
  findTrials,
  insertTrial,
  isTrying,
  setEnded,
  type TrialRow,
} from './trial-queries.ts';

type Trials = Answer<'trials'>;

const maxShown = 20;

const nameOf = (challengeId: string): string =>
  businessChallenges.find(({ id }) => id === challengeId)?.name ?? challengeId;

/** The first challenges are everybody's way into the game, so they are never held back. */
const isFirst = (challengeId: string): boolean => firstChallenges.some(({ id }) => id === challengeId);

/** Those who lead, as the network was seen last. */
const leadersIn = ({ snapshot }: SeenNetwork): number[] =>
  snapshot?.people.filter(({ leadership }) => leadership.type !== null).map(({ id }) => id) ?? [];

/** As many are told that they may try it; whoever else leads finds it among the challenges. */
const maxTold = 100;

/** The trials of a community, with what leaders think. */
export async function readTrials(
  db: Db,
  { params, member, now, services }: Request<'trials'>,
): Promise<Trials> {
  const scope = await careScope(db, member, params.id);
  const rows = await findTrials(db, scope, maxShown);
  const ratings = await findRatings(
    db,
    rows.map(({ id }) => id),
    scope.communityId,
  );
  const tried = new Set(rows.map((row) => row.challenge_id));
  return {
    choices: businessChallenges
      .filter(({ id }) => !isFirst(id) && !tried.has(id))
      .map(({ id, name }) => ({ id, name })),
    leaders: leadersIn(await services.network.of(scope)).length,
    trials: rows.map((row) => showTrial(row, ratings, now)),
  };
}

function showTrial(
  row: TrialRow,
  ratings: Awaited<ReturnType<typeof findRatings>>,
  now: number,
): Trials['trials'][number] {
  return {
    id: row.id,
    challengeId: row.challenge_id,
    challengeName: nameOf(row.challenge_id),
    openedAt: new Date(row.opened_at).toISOString(),
    endsAt: new Date(row.ended_at ?? row.ends_at).toISOString(),
    isOpen: isTrying(row, now),
    ratings: ratings
      .filter(({ trial_id }) => trial_id === row.id)
      .map(({ stars, note, rated_at, ...person }, place) => {
        const { id, username } = showMember(person, null, place);
        return { id, username, stars, note, ratedAt: new Date(rated_at).toISOString() };
      }),
  };
}

/** Who leads in the community: the network is read before the transaction, or it would take a second connection. */
export async function prepareTrial(
  db: Db,
  { params, member, services }: Request<'openTrial'>,
): Promise<number[]> {
  return leadersIn(await services.network.of(await careScope(db, member, params.id)));
}

/** Holds a challenge back for leaders to try it. */
export async function openTrial(
  tx: Tx,
  { params, body, member, now }: Request<'openTrial'>,
  leaders: readonly number[],
): Promise<Answer<'openTrial'>> {
  const scope = await careScope(tx, member, params.id);
  const { challengeId, days } = body;
  if (isFirst(challengeId)) throw new Refusal('trial_first');
  if (leaders.length === 0) throw new Refusal('trial_no_leaders');
  // Once in a community: who marked one again and again would keep it from everybody.
  const before = await findTrialOf(tx, scope, challengeId);
  if (before) throw new Refusal(isTrying(before, now) ? 'trial_open' : 'trial_over');
  const trial = { challengeId, openedBy: member.id, endsAt: now + days * day };
  if (!(await insertTrial(tx, scope, trial, now))) throw new Refusal('trial_open');
  const { communityId } = scope;
  const about = nameOf(challengeId);
  await insertCare(tx, { action: 'trial_opened', carerId: member.id, communityId, about }, now);
  for (const userId of await findHere(tx, scope, leaders.slice(0, maxTold)))
    notify(tx, {
      userId,
      kind: 'trial_opened',
      foldKey: `trial:${challengeId}`,
      actorId: member.id,
      about,
      path: '/games/desafio-negocio',
    });
  return { ok: true };
}

/** Lets everybody see a challenge that leaders were trying. */
export async function endTrial(
  tx: Tx,
  { params, member, now }: Request<'endTrial'>,
): Promise<Answer<'endTrial'>> {
  const trial = await findTrial(tx, params.id);
  const { communityId } = await careScopeOf(tx, member, trial);
  if (!(await setEnded(tx, params.id, now))) throw new Refusal('trial_over');
  const about = nameOf(trial?.challenge_id ?? '');
  await insertCare(tx, { action: 'trial_ended', carerId: member.id, communityId, about }, now);
  return { ok: true };
}
