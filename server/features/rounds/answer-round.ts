import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { clockSlackMs } from '#server/http/phone-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Member, Request } from '#server/http/route.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { isStranger } from '#server/network/is-stranger.ts';
import {
  deleteAnswers,
  findAnswers,
  findNameable,
  findRefusal,
  findThose,
  type NameableRow,
  replaceAnswer,
  setRefusal,
} from './answer-queries.ts';
import { endOf, isOver } from './open-round.ts';
import type { Publisher } from './publisher.ts';
import { findRound, findRounds, findToldOf, type RoundRow } from './round-queries.ts';
import { type ToldPerson, toldHead } from './told-round.ts';
import { recountAnswers, uncountAnswers } from './turnout-queries.ts';

type Current = Answer<'currentRound'>;

const shown = ({ id, username, full_name }: NameableRow) => ({ id, username, fullName: full_name });

/** A round of the member's own community; any other is not there. */
async function ownRound(db: Db, member: Member, id: number): Promise<RoundRow> {
  const round = await findRound(db, id);
  if (!round || round.community_id !== member.communityId) throw new Refusal('not_found');
  return round;
}

/** The open round with what oneself answered, and what the last one told of oneself. */
export const readCurrent =
  (publisher: Publisher) =>
  async (db: Db, { member, now }: Request<'currentRound'>): Promise<Current> => {
    const latest = await findRounds(db, member, 2);
    const open = latest.find((round) => !isOver(round, now));
    const over = latest.find((round) => isOver(round, now));
    if (over?.told === null) publisher.publishSoon(over);
    return {
      round: open ? { id: open.id, questions: JSON.parse(open.questions), endsAt: endOf(open) } : null,
      answers: open ? await ownAnswers(db, open.id, member.id) : [],
      declines: (await findRefusal(db, member.id)) !== undefined,
      own: over?.told ? await ownCount(db, over, member.id) : null,
    };
  };

async function ownAnswers(db: Db, roundId: number, userId: number): Promise<Current['answers']> {
  const { answers, names } = await findAnswers(db, roundId, userId);
  return answers.map(({ question, outside }) => ({
    question,
    people: names.filter((name) => name.question === question && name.hidden_at === null).map(shown),
    outside: JSON.parse(outside),
  }));
}

async function ownCount(db: Db, round: RoundRow, userId: number): Promise<Current['own']> {
  const head = toldHead(round);
  if (!head) return null;
  const [row] = await findToldOf(db, [userId], round.id);
  const told: ToldPerson | null = row ? JSON.parse(row.body) : null;
  const questions: string[] = JSON.parse(round.questions);
  return {
    endedAt: endOf(round),
    answered: head.answered,
    together: told?.together?.count ?? null,
    questions: questions.map((text, place) => ({ text, count: told?.questions[place]?.count ?? null })),
  };
}

/** Those whom one can name. */
export async function readRoundPeople(
  db: Db,
  { params, query, member }: Request<'roundPeople'>,
): Promise<Answer<'roundPeople'>> {
  await ownRound(db, member, params.id);
  const { people, next } = await findNameable(db, member, query);
  return { people: people.map(shown), next };
}

/** When an answer was given: what comes at once comes now, and what waited is as old as the phone says. */
const givenAt = (at: string | undefined, round: RoundRow, now: number): number => {
  const told = at === undefined ? now : Date.parse(at);
  return told > now - clockSlackMs ? now : Math.max(told, round.opened_at);
};

/**
 * Keeps an answer in the place of the one before, unless that was given later, on another phone. Nobody is told of it, not
 * even that there is one more.
 */
export async function answerRound(
  tx: Tx,
  { params, body, member, now, services }: Request<'answerRound'>,
): Promise<Answer<'answerRound'>> {
  await lockMembers(tx, [member.id]);
  const round = await ownRound(tx, member, params.id);
  if (params.question >= JSON.parse(round.questions).length) throw new Refusal('not_found');
  if (isOver(round, now)) throw new Refusal('round_over');
  const people = await findThose(tx, member, [...new Set(body.people)]);
  const outside = [...new Set(body.outside)];
  const given = { roundId: round.id, userId: member.id, question: params.question, people, outside };
  if (!(await replaceAnswer(tx, given, givenAt(body.at, round, now)))) {
    const stands = (await ownAnswers(tx, round.id, member.id)).find(
      (one) => one.question === params.question,
    );
    return { people: stands?.people.map(({ id }) => id) ?? [], outside: stands?.outside ?? [] };
  }
  await recountAnswers(tx, member.id, isStranger(await services.network.of(member), member.id));
  return { people, outside };
}

/** Takes back everything one ever answered. */
export async function takeBackAnswers(
  tx: Tx,
  { member }: Request<'takeBackAnswers'>,
): Promise<Answer<'takeBackAnswers'>> {
  await lockMembers(tx, [member.id]);
  await uncountAnswers(tx, member.id);
  await deleteAnswers(tx, member.id);
  return { ok: true };
}

/** Notes whether one may be named. */
export async function setNaming(
  tx: Tx,
  { body, member, now }: Request<'setNaming'>,
): Promise<Answer<'setNaming'>> {
  await lockMembers(tx, [member.id]);
  await setRefusal(tx, member.id, body.declines, now);
  return { ok: true };
}
