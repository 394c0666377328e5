import { businessChallenges, type ChallengeId, goodScore } from '#core/content/desafio-negocio.ts';
import { gameOf } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import { dayOf } from '#core/progress/day.ts';
import { fairness } from '#core/progress/fairness.ts';
import { typingSeconds } from '#core/progress/hands.ts';
import type { Judgement } from '#server/ai/engine.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { beginGame, recordRun } from '#server/ledger/record-run.ts';
import { spendTime } from '#server/ledger/spend-time.ts';
import { findTrying } from './find-trying.ts';
import {
  type Conversation,
  countSince,
  findConversation,
  insertConversation,
  keepTurn,
  type Message,
  type Turn,
} from './queries.ts';

type State = Answer<'sendMessage'>;

const desafio = gameOf('desafio-negocio');

const challengeById = (id: string) => businessChallenges.find((challenge) => challenge.id === id);

/** Begins a conversation with the persona's greeting. */
export async function startChallenge(tx: Tx, request: Request<'startChallenge'>): Promise<State> {
  const { params, member, now, services } = request;
  const challenge = challengeById(params.id);
  if (!challenge) throw new Refusal('not_found');
  if ((await findTrying(tx, request)).isHeldBack(challenge.id)) throw new Refusal('trial_leaders_only');
  await markActive(tx, member.id, now);
  // The member is held, so that conversations begun at once are counted one after the other.
  if ((await countSince(tx, member.id, dayOf(now).from)) >= fairness.conversationsPerDay)
    throw new Refusal('conversation_limit');
  const messages = open(challenge.id).lines.map(({ role, content }) => ({
    role,
    content,
    timestamp: new Date(now).toISOString(),
  }));
  const conversation = await insertConversation(tx, {
    userId: member.id,
    challengeId: challenge.id,
    messages,
    now,
  });
  await beginGame(tx, member.id, desafio, now);
  services.ai.prepare(challenge.id);
  return toState(conversation);
}

/** A turn worked out before the transaction opens, since a model may take its time. */
interface Prepared {
  before: Conversation;
  after: Turn;
}

/** Lets the persona answer; the state the client sent counts for its id only. */
export async function prepareAnswer(
  db: Db,
  { body, member, now, services }: Request<'sendMessage'>,
): Promise<Prepared> {
  const before = await requireActive(db, member.id, body.conversationState.id);
  const challengeId = before.challenge_id as ChallengeId;
  const talk = { lines: before.messages, closed: false };
  const { text, judgement, engine } = await services.ai.answer(
    challengeId,
    talk,
    body.message,
    String(before.id),
  );
  const timestamp = new Date(now).toISOString();
  const messages: Message[] = [
    ...before.messages,
    { role: 'user', content: body.message, timestamp },
    { role: 'assistant', content: text, timestamp, engine },
  ];
  return { before, after: turnOf(messages, judgement, now) };
}

/** Has the conversation judged as it stands. */
export async function prepareEnd(
  db: Db,
  { body, member, now, services }: Request<'endChallenge'>,
): Promise<Prepared> {
  const before = await requireActive(db, member.id, body.conversationState.id);
  const judged = await services.ai.judge(before.challenge_id as ChallengeId, before.messages);
  return { before, after: turnOf(before.messages, judged, now) };
}

/** Keeps the turn, and with the last one the run: paid once per challenge, if anything was achieved at all. */
export async function finishTurn(
  tx: Tx,
  {
    member,
    now,
    announce,
    services,
  }: Pick<Request<'sendMessage'>, 'member' | 'now' | 'announce' | 'services'>,
  { before, after }: Prepared,
): Promise<State> {
  await markActive(tx, member.id, now);
  const kept = await keepTurn(tx, before, after);
  if (!kept) throw new Refusal('conversation_busy');
  if (kept.score === null) return toState(kept);
  const { challenge_id: variant, score } = kept;
  const written = kept.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  await spendTime(tx, member.id, typingSeconds(written), now);
  const variantName = challengeById(variant)?.name;
  const { points, newBadges } = await recordRun(
    tx,
    { userId: member.id, network: await services.network.of(member) },
    desafio,
    {
      variant,
      ...(variantName ? { variantName } : {}),
      score,
      isCompleted: true,
      isVerified: true,
      feat: score >= goodScore ? { name: 'challengesWon', of: variant } : null,
      data: { challengeId: variant, conversationId: kept.id },
    },
    now,
  );
  if (points > 0) announce({ type: 'ranking' });
  announce({ type: 'member' }, [member.id]);
  return { ...toState(kept), pointsEarned: points, newBadges: newBadges.map(({ name }) => name) };
}

/** The conversation with the turn that was kept before. */
export async function repeatTurn(tx: Tx, { body, member }: Request<'sendMessage'>): Promise<State> {
  const kept = await findConversation(tx, member.id, body.conversationState.id);
  if (!kept) throw new Refusal('no_conversation');
  return toState(kept);
}

async function requireActive(db: Db, userId: number, id: number): Promise<Conversation> {
  const conversation = await findConversation(db, userId, id);
  if (!conversation) throw new Refusal('no_conversation');
  if (conversation.completed_at !== null) throw new Refusal('conversation_over');
  return conversation;
}

function turnOf(messages: Message[], judged: Judgement | undefined, now: number): Turn {
  if (!judged) return { messages, score: null, feedback: null, objectives: [], completed_at: null };
  const { assessment, feedback } = judged;
  const objectives = assessment.objectives.map(({ objective, met, level, evidence }) => ({
    objective,
    met,
    level,
    evidence,
  }));
  return { messages, score: assessment.score, feedback, objectives, completed_at: now };
}

/** A conversation as the client shows it. */
export const toState = (conversation: Conversation): State => ({
  id: conversation.id,
  challengeId: conversation.challenge_id,
  challengeName: challengeById(conversation.challenge_id)?.name ?? conversation.challenge_id,
  messages: conversation.messages,
  completed: conversation.completed_at !== null,
  score: conversation.score,
  feedback: conversation.feedback,
  objectives: conversation.objectives,
  pointsEarned: 0,
  newBadges: [],
});
