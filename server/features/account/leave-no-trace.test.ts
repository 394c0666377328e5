import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import type { Schema } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

/**
 * Every table, and under which name a member's export tells what it keeps of the member; null where it keeps nothing of
 * anybody, or only for an hour.
 */
const tables = {
  users: 'account',
  sessions: 'sessions',
  standings: 'standing',
  point_entries: 'entries',
  weekly_points: 'weeklyPoints',
  member_badges: 'badges',
  feats: 'feats',
  game_progress: 'progress',
  game_runs: 'gameRuns',
  kept_calls: 'keptCalls',
  posts: 'posts',
  votes: 'votes',
  reports: 'reports',
  replies: 'replies',
  reply_votes: 'replyVotes',
  reply_reports: 'replyReports',
  weekly_acts: 'weeklyActs',
  weekly_goals: null,
  post_topics: 'posts',
  topic_weeks: 'posts',
  vote_days: 'voteDays',
  teams: 'teamsLed',
  team_members: 'teams',
  team_answers: 'teamAnswers',
  team_holders: 'teamParts',
  connections: 'connections',
  connection_asks: 'connectionAsks',
  deferred_gifts: 'giftsWaiting',
  conversations: 'conversations',
  reviews: 'reviews',
  communities: null,
  carers: 'cares',
  settings: null,
  invites: 'invites',
  recoveries: 'recoveries',
  help_requests: 'helpRequests',
  care_log: 'careLog',
  notices: 'notices',
  team_messages: 'teamMessages',
  rounds: 'rounds',
  round_answers: 'roundAnswers',
  round_names: 'roundNames',
  naming_refusals: 'namingRefusals',
  round_told: 'roundCounts',
  round_opinions: 'roundOpinions',
  practice: 'practice',
  certificates: 'certificates',
  mentor_offers: 'mentorOffers',
  mentorings: 'mentorings',
  mentoring_messages: 'mentoringMessages',
  trials: 'trials',
  trial_ratings: 'trialRatings',
  events: null,
  counters: null,
  resting_names: null,
  network_state: null,
  network_parts: null,
  write_probe: null,
  backup_nights: null,
  migration_fingerprints: null,
} as const satisfies Record<keyof Schema, string | null>;

/** A name and an id that stand nowhere else. */
const name = 'Zefanilda';
const id = 987_654;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['autora'] });
});
afterAll(() => server.close());

/** The tables in whose rows the member's name or id stands. */
async function tracesIn(): Promise<string[]> {
  const { db } = server.database;
  const found: string[] = [];
  for (const table of await db.introspection.getTables()) {
    if (table.name.startsWith('kysely')) continue;
    const { rows } = await sql`select * from ${sql.table(table.name)}`.execute(db);
    const text = JSON.stringify(rows).toLowerCase();
    if (text.includes(name.toLowerCase()) || text.includes(String(id))) found.push(table.name);
  }
  return found.sort();
}

async function becomeMember(): Promise<TestMember> {
  const { db, engine } = server.database;
  await (engine === 'postgres'
    ? sql`select setval(pg_get_serial_sequence('users', 'id'), ${sql.lit(id - 1)})`
    : sql`update sqlite_sequence set seq = ${id - 1} where name = 'users'`
  ).execute(db);
  const member = await server.member(name);
  await db
    .updateTable('users')
    .set({ email: `${name}@exemplo.com`, email_key: `${name}@exemplo.com`.toLowerCase() })
    .where('id', '=', id)
    .execute();
  return member;
}

/** Concludes a challenge with the member as leader, and opens another one. */
async function playTeams(member: TestMember, others: readonly TestMember[]): Promise<void> {
  const { body: team } = await member.call('createTeam', { params: { quizId: 1 } });
  const params = { quizId: 1, teamId: team.id };
  for (const other of others) await other.call('joinTeam', { params });
  for (const one of [member, ...others]) {
    const { body: desk } = await one.call('team', { params });
    const answer = teamAnswers[1]?.[desk.userPart - 1];
    await one.call('writeAnswer', { params: { ...params, part: desk.userPart }, body: { answer } });
  }
  expect((await member.call('completeTeam', { params })).status).toBe(200);
  const { body: open } = await member.call('createTeam', { params: { quizId: 2 } });
  const place = { quizId: 2, teamId: open.id };
  for (const other of others.slice(1)) await other.call('joinTeam', { params: place });
  await member.call('writeAnswer', {
    params: { ...place, part: open.userPart },
    body: { answer: `Eu, ${name}, escrevi isto para a equipe` },
  });
  await member.call('sendTeamMessage', { params: place, body: { text: `${name} chama a equipe` } });
}

/** Takes care of others, and is taken care of. */
async function careAndBeCaredFor(member: TestMember, carer: TestMember): Promise<void> {
  const { db } = server.database;
  await carer.call('makeRecovery', { params: { id } });
  await server.call('askForHelp', { body: { usernameOrEmail: name } });
  await makeCarer(db, id);
  await member.call('createInvite', { params: { id: 1 }, body: {} });
  await member.call('updateDeployment', { body: { name: 'Rota Viva' } });
  await nameAndBeNamed(member, carer);
}

/** Opens a round, names others, is named and told of, and then does not want to be named any more. */
async function nameAndBeNamed(member: TestMember, other: TestMember): Promise<void> {
  const { db } = server.database;
  const endsAt = new Date(server.clock.now + 3600 * 1000).toISOString();
  const body = { questions: ['Quem ajuda?', 'Quem junta?', 'Quem tenta?'], endsAt };
  const { body: round } = await member.call('openRound', { params: { id: 1 }, body });
  const params = { id: round.id, question: 0 };
  await member.call('answerRound', { params, body: { people: [other.id], outside: [`Tia de ${name}`] } });
  await other.call('answerRound', { params, body: { people: [id] } });
  await member.call('giveOpinion', { params: { id: round.id }, body: { people: [other.id] } });
  await db
    .insertInto('round_opinions')
    .values({ round_id: round.id, carer_id: other.id, named_id: id })
    .execute();
  await db.insertInto('naming_refusals').values({ user_id: id, since: 1 }).execute();
  await db.insertInto('round_told').values({ round_id: round.id, user_id: id, body: '{}' }).execute();
  await db
    .insertInto('mentor_offers')
    .values({ user_id: id, body: `${name} ajuda`, offered_at: 1 })
    .execute();
  const trial = await db
    .insertInto('trials')
    .values({
      community_id: 1 as CommunityId,
      challenge_id: 'fregues-feira',
      opened_by: id,
      opened_at: 1,
      ends_at: 2,
      ended_at: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('trial_ratings')
    .values({ trial_id: trial.id, user_id: id, stars: 4, note: `${name} gostou`, rated_at: 1 })
    .execute();
  const asked = await other.call('askMentor', { params: { id }, body: { goal: `Aprender com ${name}` } });
  await member.call('stepMentoring', { params: { id: asked.body.id }, body: { step: 'accept' } });
  await member.call('sendMentoringMessage', { params: { id: asked.body.id }, body: { text: `Sou ${name}` } });
  await member.call('makeCertificate', { body: { kind: 'badge', ref: 'conhecedor-da-rota' } });
}

/** Answers beneath an idea of somebody else's, votes on another answer and reports it. */
async function talkBeneath(member: TestMember, friend: TestMember, postId: number): Promise<void> {
  const params = { id: postId };
  await member.call('reply', { params, body: { text: `${name} responde`, runId: randomUUID() } });
  const { body: theirs } = await friend.call('reply', { params, body: { text: 'Também acho' } });
  await member.call('voteReply', { params: { id: theirs.id } });
  await member.call('report', { body: { type: 'reply', id: theirs.id, reason: `${name} não gostou` } });
  const { db } = server.database;
  await db.insertInto('weekly_acts').values({ user_id: id, week: 1, act: 'vote' }).execute();
}

/** Does everything that leaves a row somewhere. */
async function live(member: TestMember, others: readonly TestMember[]): Promise<void> {
  const [friend, asked] = others as [TestMember, TestMember];
  const run = { ...mapaRun(), runId: randomUUID() };
  await member.call('saveProgress', { params: { gameId: 1 }, body: run });
  const practised = { item: 'mapa-produtivo:acai', step: 0, at: new Date(server.clock.now).toISOString() };
  await member.call('savePractice', { body: { items: [practised] } });
  const idea = { question: 'P?', answer: `Uma ideia de ${name} sobre o mel #${name}` };
  const { body: own } = await member.call('submit', { body: idea });
  await friend.call('voteSubmission', { params: { id: own.submission.id } });
  const { body: theirs } = await friend.call('submit', {
    body: { question: 'P?', answer: 'Ideia do vizinho' },
  });
  await member.call('voteSubmission', {
    params: { id: theirs.submission.id },
    body: { runId: randomUUID() },
  });
  await member.call('report', {
    body: { type: 'submission', id: theirs.submission.id, reason: `${name} achou errado` },
  });
  await talkBeneath(member, friend, theirs.submission.id);
  await connectMembers(member, friend);
  await member.call('connect', { params: { id: asked.id } });
  const { body: talk } = await member.call('startChallenge', { params: { id: 'mel-supermercado' } });
  await member.call('sendMessage', {
    body: { conversationState: { id: talk.id }, message: `Eu sou ${name} e vendo mel com selo` },
  });
  await member.call('requestReview', { body: { message: `${name} pede revisão` } });
  await careAndBeCaredFor(member, friend);
  const { db } = server.database;
  await db.insertInto('feats').values({ user_id: id, feat: 'challengesWon:x', value: 1 }).execute();
  await db
    .insertInto('deferred_gifts')
    .values({ giver_id: id, receiver_id: friend.id, votes: 1, connections: 0 })
    .execute();
}

it('exports all that is kept of a member, and a deletion leaves nothing of it anywhere', async () => {
  const others = [await server.member('autora'), await server.member('vizinho')];
  const member = await becomeMember();
  expect(member.id).toBe(id);
  await playTeams(member, others);
  await live(member, [others[0] as TestMember, await server.member('convidada')]);

  const { db, engine, location } = server.database;
  const kept = Object.entries(tables).filter(([, told]) => told !== null);
  const named = (await db.introspection.getTables()).map((table) => table.name);
  expect(named.filter((table) => !table.startsWith('kysely')).sort()).toEqual(Object.keys(tables).sort());
  const before = await tracesIn();
  expect(before).toEqual(expect.arrayContaining([...kept.map(([table]) => table), 'events']));

  const { body: told } = await member.call('accountExport');
  for (const [, part] of kept) {
    const value = (told as Record<string, unknown>)[part ?? ''];
    expect({ part, isTold: Array.isArray(value) ? value.length > 0 : value !== undefined }).toEqual({
      part,
      isTold: true,
    });
  }
  expect(JSON.stringify(told)).toContain('escrevi isto para a equipe');
  expect((told.conversations as Answer<'challengeHistory'>)[0]).toHaveProperty('objectives');

  const points = async () =>
    (
      await db
        .selectFrom('standings')
        .select('influence_score')
        .where('user_id', '<>', id)
        .orderBy('user_id')
        .execute()
    ).map(({ influence_score }) => influence_score);
  const paid = await points();
  expect((await member.call('deleteAccount', { body: { password: testPassword } })).status).toBe(200);
  expect(await tracesIn()).toEqual([]);
  expect(await points()).toEqual(paid);
  expect((await others[1]?.call('openTeams'))?.status).toBe(200);

  if (engine === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    for (const file of readdirSync(location.dataDir)) {
      const bytes = readFileSync(join(location.dataDir, file)).toString('latin1').toLowerCase();
      expect({ file, isNamed: bytes.includes(name.toLowerCase()) }).toEqual({ file, isNamed: false });
    }
  }
});
