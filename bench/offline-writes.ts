import { sql } from 'kysely';
import { firstCommunity } from '#server/db/community-ids.ts';
import type { Db } from '#server/db/schema.ts';
import { jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import type { WaitingCall } from '#web/api/waiting-calls.ts';
import type { Server } from './offline-server.ts';

export interface Member {
  id: number;
  username: string;
  token: string;
}

/** What everybody's writes are about. */
export interface World {
  neighbour: Member;
  roundId: number;
}

let registered = 0;
export const password = 'segredo';

export async function join(server: Server): Promise<Member> {
  const username = `m${registered++}`;
  const body = { username, email: `${username}@x.com`, password };
  const { token, user } = await server.ask<{ token: string; user: { id: number } }>('register', { body });
  return { id: user.id, username, token };
}

/** A community with somebody to connect to and a round that does not end. */
export async function makeWorld(server: Server): Promise<World> {
  const [neighbour, carer] = [await join(server), await join(server)];
  const db = await server.db();
  await makeCarer(db, carer.id);
  const { id: roundId } = await server.ask<{ id: number }>('openRound', {
    token: carer.token,
    params: { id: firstCommunity },
    body: {
      questions: ['Quem você procura?', 'Quem junta as pessoas?', 'Em quem você confia?'],
      endsAt: new Date(server.clock.now + 24 * 3600_000).toISOString(),
    },
  });
  await db
    .updateTable('rounds')
    .set({ ends_at: Number.MAX_SAFE_INTEGER })
    .where('id', '=', roundId)
    .execute();
  return { neighbour, roundId };
}

/** What one phone has to send, in this order: every kind of write, some of them twice, two that no server takes. */
export interface Queue {
  writes: WaitingCall[];
  /** Those among them that are refused for good. */
  hopeless: ReadonlySet<WaitingCall>;
  teamId: number;
  mentoringId: number;
  noticeId: number;
}

export async function queueOf(server: Server, { neighbour, roundId }: World, member: Member): Promise<Queue> {
  const author = await join(server);
  const as = (token: string, body: object = {}, params: Record<string, number> = {}) => ({
    token,
    body,
    params,
  });
  const idea = { question: 'P?', answer: `Uma ideia para a feira de ${author.username}` };
  const { submission } = await server.ask<{ submission: { id: number } }>('submit', as(author.token, idea));
  const told = {
    category: '',
    promptId: 'rede-cooperacao',
    content: 'Era uma vez uma roça',
    title: 'A roça',
  };
  const { id: storyId } = await server.ask<{ id: number }>('saveStory', as(author.token, told));
  const { id: replyId } = await server.ask<{ id: number }>(
    'reply',
    as(author.token, { text: 'Quem vem junto?' }, { id: submission.id }),
  );
  // Somebody asks to connect, which is told under the notices.
  await server.ask('connect', as(author.token, {}, { id: member.id }));
  const { notices } = await server.ask<{ notices: { id: number }[] }>('notices', { token: member.token });
  const team = await server.ask<{ id: number; userPart: number }>(
    'createTeam',
    as(member.token, {}, { quizId: 1 }),
  );
  const foreign = await server.ask<{ id: number }>('createTeam', as(author.token, {}, { quizId: 2 }));
  const mentoringId = await pairUp(await server.db(), server.clock.now, author.id, member.id);
  const noticeId = notices[0]?.id ?? 0;
  const ids = { post: String(submission.id), story: String(storyId), neighbour: String(neighbour.id) };
  const place = { quizId: '1', teamId: String(team.id) };
  const part = { ...place, part: String(team.userPart) };
  const question = { id: String(roundId), question: '0' };
  const ownIdea = (answer: string): WaitingCall => ({
    call: 'submit',
    input: { body: { question: 'P?', answer, type: 'text' } },
  });
  const message = (text: string, to = place): WaitingCall => ({
    call: 'sendTeamMessage',
    input: { params: to, body: { text } },
  });
  const toMentor = (text: string): WaitingCall => ({
    call: 'sendMentoringMessage',
    input: { params: { id: String(mentoringId) }, body: { text } },
  });
  const hopeless: WaitingCall[] = [
    { call: 'voteSubmission', input: { params: { id: '999999999' } } },
    message('Para outra equipe', { quizId: '2', teamId: String(foreign.id) }),
  ];
  const writes: WaitingCall[] = [
    ownIdea('Primeira ideia sobre o mel da serra'),
    { call: 'voteSubmission', input: { params: { id: ids.post } } },
    { call: 'answerRound', input: { params: question, body: { people: [neighbour.id], outside: [] } } },
    { call: 'saveProgress', input: { params: { gameId: '1' }, body: mapaRun() } },
    message('Primeira mensagem'),
    toMentor('Primeira pergunta'),
    { call: 'writeAnswer', input: { params: part, body: { answer: 'Primeiro texto', before: '' } } },
    ...hopeless,
    { call: 'connect', input: { params: { id: ids.neighbour } } },
    { call: 'saveStory', input: { body: { ...told, content: 'Era uma vez uma horta', title: 'A horta' } } },
    { call: 'voteStory', input: { params: { id: ids.story } } },
    { call: 'reply', input: { params: { id: ids.post }, body: { text: 'Primeira resposta' } } },
    { call: 'voteReply', input: { params: { id: String(replyId) } } },
    { call: 'declineConnection', input: { params: { id: ids.neighbour } } },
    { call: 'report', input: { body: { type: 'submission', id: submission.id, reason: 'Propaganda' } } },
    { call: 'readNotices', input: { body: { upTo: noticeId } } },
    ownIdea('Segunda ideia sobre a estrada'),
    message('Segunda mensagem'),
    toMentor('Segunda pergunta'),
    { call: 'writeAnswer', input: { params: part, body: { answer: 'Texto final', before: '' } } },
    { call: 'reply', input: { params: { id: ids.post }, body: { text: 'Segunda resposta' } } },
    { call: 'answerRound', input: { params: question, body: { people: [], outside: ['Dona Ana'] } } },
    {
      call: 'savePractice',
      input: {
        body: {
          items: [{ item: 'mapa-produtivo:acai', step: 1, at: new Date(server.clock.now).toISOString() }],
        },
      },
    },
    { call: 'saveProgress', input: { params: { gameId: '2' }, body: jornadaRun() } },
    ownIdea('Terceira ideia sobre a feira'),
  ];
  return { writes, hopeless: new Set(hopeless), teamId: team.id, mentoringId, noticeId };
}

/** Two people who talk: who may help is the network's word, which nobody waits for here. */
async function pairUp(db: Db, now: number, mentorId: number, learnerId: number): Promise<number> {
  const { id } = await db
    .insertInto('mentorings')
    .values({
      mentor_id: mentorId,
      learner_id: learnerId,
      goal: 'Vender na feira',
      asked_at: now,
      accepted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What must be there in the end: everything once, and in order. */
const wanted = {
  posts:
    'Primeira ideia sobre o mel da serra|Era uma vez uma horta|Segunda ideia sobre a estrada|Terceira ideia sobre a feira',
  messages: 'Primeira mensagem|Segunda mensagem',
  questions: 'Primeira pergunta|Segunda pergunta',
  replies: 'Primeira resposta|Segunda resposta',
  answers: 'Texto final',
  named: '["Dona Ana"]',
  votes: 2,
  replyVotes: 1,
  reports: 1,
  runs: 2,
  completions: 2,
  asks: 0,
  practice: 1,
  unread: 0,
};

/** What differs from it; nothing where all is well. */
export async function findDifference(
  db: Db,
  { id }: Member,
  { teamId, mentoringId, noticeId }: Queue,
): Promise<string> {
  const texts = async (query: ReturnType<typeof sql<{ text: string }>>) =>
    (await query.execute(db)).rows.map(({ text }) => text).join('|');
  const count = async (query: ReturnType<typeof sql<{ n: number }>>) =>
    Number((await query.execute(db)).rows[0]?.n);
  const found = {
    posts: await texts(sql`select body as text from posts where user_id = ${id} order by id`),
    messages: await texts(sql`select body as text from team_messages where team_id = ${teamId} order by id`),
    questions: await texts(
      sql`select body as text from mentoring_messages where mentoring_id = ${mentoringId} order by id`,
    ),
    replies: await texts(sql`select body as text from replies where user_id = ${id} order by id`),
    answers: await texts(sql`select answer as text from team_answers where team_id = ${teamId}`),
    named: await texts(sql`select outside as text from round_answers where user_id = ${id}`),
    votes: await count(sql`select count(*) as n from votes where voter_id = ${id}`),
    replyVotes: await count(sql`select count(*) as n from reply_votes where voter_id = ${id}`),
    reports: await count(sql`select count(*) as n from reports where reporter_id = ${id}`),
    runs: await count(sql`select count(*) as n from game_runs where user_id = ${id}`),
    completions: await count(
      sql`select count(*) as n from point_entries where user_id = ${id} and kind = 'game_completed'`,
    ),
    asks: await count(sql`select count(*) as n from connection_asks where asker_id = ${id}`),
    practice: await count(sql`select count(*) as n from practice where user_id = ${id}`),
    // Old notices go by themselves.
    unread: await count(
      sql`select count(*) as n from notices join users on users.id = notices.user_id
        where users.id = ${id} and notices.id > users.notices_read and notices.id <= ${noticeId}`,
    ),
  };
  return JSON.stringify(found) === JSON.stringify(wanted)
    ? ''
    : `found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`;
}
