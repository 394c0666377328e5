import { afterAll, beforeAll, expect, it } from 'vitest';
import { cadeiaRun } from '#server/demo/honest-runs.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { firstWorld, validCalls } from '#server/testing/valid-calls.ts';

const day = 86_400_000;
const names = ['ana', 'bia', 'caio', 'dora'] as const;

/** Every statement that was sent, with its values. */
const statements: { sql: string; parameters: readonly unknown[] }[] = [];
let server: TestApp;
let people: Record<(typeof names)[number], TestMember>;
beforeAll(async () => {
  const database = await openTestDatabase({ onStatement: ({ query }) => statements.push(query) });
  server = await startTestApp({ database });
  const [ana, bia, caio, dora] = [
    await server.member('ana'),
    await server.member('bia'),
    await server.member('caio'),
    await server.member('dora'),
  ];
  people = { ana, bia, caio, dora };
});
afterAll(() => server.close());

const nameOf = (id: number) => names.find((name) => people[name].id === id) ?? String(id);

/** What was announced after an event: 'feed' to everybody, 'member ana bia' to some; notices have tests of their own. */
async function announcedAfter(id: number): Promise<string[]> {
  const rows = await server.database.db
    .selectFrom('events')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ event, audience }) => {
    const { type } = JSON.parse(event) as { type: string };
    const ids = audience === null ? [] : (JSON.parse(audience) as number[]);
    return type === 'notices' ? [] : [[type, ...ids.map(nameOf).sort()].join(' ')];
  });
}

async function lastEvent(): Promise<number> {
  const { db } = server.database;
  return (await db.selectFrom('events').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0;
}

async function activeDays(): Promise<Record<string, number>> {
  const rows = await server.database.db.selectFrom('standings').select(['user_id', 'active_days']).execute();
  return Object.fromEntries(rows.map(({ user_id, active_days }) => [nameOf(user_id), active_days]));
}

/** What is wrong with the order of locks: members first, the lower id first, and sums, notices and events last. */
function faultsOf(sent: typeof statements): string[] {
  const held: number[] = [];
  let isEnding = false;
  return sent.flatMap((statement) => {
    if (!isWrite(statement) && !isLock(statement)) return [];
    const { sql } = statement;
    const isLast = /^(insert into|delete from|update) "(counters|notices|events)"/.test(sql);
    isEnding ||= isLast;
    if (isEnding && !isLast) return [`after the sums: ${sql}`];
    if (isLock(statement)) {
      const row = rowOf(statement);
      return held.push(row) > 1 && row <= Math.max(...held.slice(0, -1)) ? ['late'] : [];
    }
    if (!/^update "standings"/.test(sql)) return [];
    const row = rowOf(statement);
    return held.includes(row) ? [] : [`not held: ${nameOf(row)}`];
  });
}

/** That somebody is here is written down beside the request, in a transaction of its own. */
const isWrite = ({ sql }: { sql: string }) =>
  /^(insert|update|delete)/.test(sql) && !/^update "users" set "seen_at"(?!.*returning)/.test(sql);
const isLock = ({ sql }: { sql: string }) =>
  /^select "user_id", "community_id", "established_at", .* from "standings" where/.test(sql);

/** The member whose row a statement is about. */
function rowOf({ sql, parameters }: (typeof statements)[number]): number {
  const before = sql.slice(0, sql.indexOf('"user_id" = ', sql.indexOf(' where ')));
  const place = /"user_id" = \$(\d+)/.exec(sql.slice(before.length))?.[1];
  return Number(parameters[place ? Number(place) - 1 : before.split('?').length - 1]);
}

interface Step {
  what: string;
  by: (typeof names)[number];
  act: (actor: TestMember) => Promise<{ status: number }>;
  announced: string[];
  /** Reading and leaving are no acts. */
  isNoAct?: boolean;
  /** Whom the write holds while it runs; only who acts, where nothing is said. */
  held?: (typeof names)[number][];
}

const [idea, story] = [validCalls.submit().body, validCalls.saveStory().body];
const quiz = { quizId: 1, teamId: 1 };
const conversation = (id: number) => ({ body: { conversationState: { id } } });
const answerOwn = async (actor: TestMember) => {
  const { userPart: part } = (await actor.call('team', { params: quiz })).body;
  const answer = teamAnswers[1]?.[part - 1] ?? '';
  return actor.call('writeAnswer', { params: { ...quiz, part }, body: { answer } });
};
const savesChain = (actor: TestMember) =>
  actor.call('saveProgress', { params: { gameId: 6 }, body: cadeiaRun('mel') });

const steps: Step[] = [
  {
    what: 'an idea',
    by: 'ana',
    act: (actor) => actor.call('submit', { body: { ...idea, runId: undefined } }),
    announced: ['feed', 'ranking', 'member ana'],
  },
  {
    what: 'an idea that says nothing',
    by: 'ana',
    act: (actor) => actor.call('submit', { body: { ...idea, answer: 'x', runId: undefined } }),
    announced: ['feed', 'member ana'],
  },
  {
    what: 'a story',
    by: 'ana',
    act: (actor) => actor.call('saveStory', { body: { ...story, runId: undefined } }),
    announced: ['feed', 'member ana'],
  },
  {
    what: 'a vote for an idea',
    by: 'bia',
    act: (actor) => actor.call('voteSubmission', { params: { id: 1 } }),
    announced: ['votes', 'ranking', 'member ana'],
    held: ['ana', 'bia'],
  },
  {
    what: 'an answer to an idea',
    by: 'bia',
    act: (actor) => actor.call('reply', { params: { id: 1 }, body: { text: 'Aqui também falta' } }),
    announced: ['replies'],
  },
  {
    what: 'a vote for an answer',
    by: 'caio',
    act: (actor) => actor.call('voteReply', { params: { id: 1 } }),
    announced: ['replies'],
  },
  {
    what: 'another answer',
    by: 'caio',
    act: (actor) => actor.call('reply', { params: { id: 1 }, body: { text: 'E aqui' } }),
    announced: ['replies'],
  },
  {
    what: 'an answer that is taken back',
    by: 'caio',
    act: (actor) => actor.call('deleteReply', { params: { id: 2 } }),
    announced: ['replies'],
    held: [],
    isNoAct: true,
  },
  {
    what: 'a report that hides nothing',
    by: 'caio',
    act: (actor) => actor.call('report', { body: { type: 'submission', id: 1 } }),
    announced: [],
  },
  {
    what: 'a wish to connect',
    by: 'bia',
    act: (actor) => actor.call('connect', { params: { id: people.ana.id } }),
    announced: ['member ana bia'],
    held: ['ana', 'bia'],
  },
  {
    what: 'the yes to it',
    by: 'ana',
    act: (actor) => actor.call('connect', { params: { id: people.bia.id } }),
    announced: ['ranking', 'member ana bia'],
    held: ['ana', 'bia'],
  },
  {
    what: 'another wish',
    by: 'caio',
    act: (actor) => actor.call('connect', { params: { id: people.ana.id } }),
    announced: ['member ana caio'],
    held: ['ana', 'caio'],
  },
  {
    what: 'the no to it',
    by: 'ana',
    act: (actor) => actor.call('declineConnection', { params: { id: people.caio.id } }),
    announced: ['member ana caio'],
    held: ['ana', 'caio'],
    isNoAct: true,
  },
  { what: 'a game', by: 'ana', act: savesChain, announced: ['ranking', 'member ana'], held: ['ana', 'bia'] },
  { what: 'a game already paid for', by: 'ana', act: savesChain, announced: ['member ana'] },
  {
    what: 'the beginning of a negotiation',
    by: 'dora',
    act: (actor) => actor.call('startChallenge', { params: { id: 'mel-supermercado' } }),
    announced: [],
  },
  {
    what: 'a word in it',
    by: 'dora',
    act: (actor) => actor.call('sendMessage', validCalls.sendMessage({ ...firstWorld, conversationId: 1 })),
    announced: [],
  },
  {
    what: 'its end',
    by: 'dora',
    act: (actor) => actor.call('endChallenge', conversation(1)),
    announced: ['ranking', 'member dora'],
  },
  {
    what: 'another negotiation',
    by: 'caio',
    act: (actor) => actor.call('startChallenge', { params: { id: 'mel-supermercado' } }),
    announced: [],
  },
  {
    what: 'the end of it without a word',
    by: 'caio',
    act: (actor) => actor.call('endChallenge', conversation(2)),
    announced: ['member caio'],
  },
  {
    what: 'a team',
    by: 'ana',
    act: (actor) => actor.call('createTeam', { params: quiz }),
    announced: ['teams'],
  },
  {
    what: 'a second in it',
    by: 'bia',
    act: (actor) => actor.call('joinTeam', { params: quiz }),
    announced: ['teams', 'team ana'],
  },
  {
    what: 'the second again',
    by: 'bia',
    act: (actor) => actor.call('joinTeam', { params: quiz }),
    announced: [],
    held: [],
    isNoAct: true,
  },
  {
    what: 'a third in it',
    by: 'dora',
    act: (actor) => actor.call('joinTeam', { params: quiz }),
    announced: ['teams', 'team ana bia'],
  },
  {
    what: 'the third out of it',
    by: 'dora',
    act: (actor) => actor.call('leaveTeam', { params: quiz }),
    announced: ['teams', 'team ana bia'],
    held: [],
    isNoAct: true,
  },
  {
    what: 'another third',
    by: 'caio',
    act: (actor) => actor.call('joinTeam', { params: quiz }),
    announced: ['teams', 'team ana bia'],
  },
  { what: 'an answer', by: 'ana', act: answerOwn, announced: ['answer ana bia caio'] },
  { what: 'a second answer', by: 'bia', act: answerOwn, announced: ['answer ana bia caio'] },
  { what: 'a third answer', by: 'caio', act: answerOwn, announced: ['answer ana bia caio'] },
  {
    what: 'the end of a challenge',
    by: 'caio',
    act: (actor) => actor.call('completeTeam', { params: quiz }),
    announced: ['teams', 'team ana bia caio', 'ranking', 'member ana bia caio'],
    held: ['ana', 'bia', 'caio'],
  },
  {
    what: 'a sign-in',
    by: 'dora',
    act: ({ username }) =>
      server.call('login', { body: { usernameOrEmail: username, password: testPassword } }),
    announced: [],
  },
  {
    what: 'a sign-out',
    by: 'dora',
    act: (actor) => actor.call('logout'),
    announced: ['session-over dora'],
    held: [],
    isNoAct: true,
  },
  {
    what: 'an account that is deleted',
    by: 'bia',
    act: (actor) => actor.call('deleteAccount', { body: { password: testPassword } }),
    // To no one by name: nothing keeps who went.
    announced: ['session-over'],
    isNoAct: true,
    held: ['ana', 'bia', 'caio'],
  },
];

it.each(steps)('$what is an act of the day, is told to whom it touches, and holds them', async (step) => {
  const { by, announced, isNoAct, held = [by] } = step;
  server.clock.now += day;
  const [event, before] = [await lastEvent(), await activeDays()];
  statements.length = 0;
  expect((await step.act(people[by])).status).toBeLessThan(300);
  const sent = [...statements];
  expect(sent.filter(isLock).map((statement) => nameOf(rowOf(statement)))).toEqual(held);
  expect(faultsOf(sent)).toEqual([]);
  expect(await announcedAfter(event)).toEqual(announced);
  const after = await activeDays();
  const active = names.filter((name) => name in after && after[name] !== before[name]);
  expect(active).toEqual(isNoAct ? [] : [by]);
});
