import { afterAll, beforeAll, expect, it } from 'vitest';
import { cadeiaRun } from '#server/demo/honest-runs.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';
import { firstWorld, validCalls } from '#server/testing/valid-calls.ts';

const day = 86_400_000;
const names = ['ana', 'bia', 'caio', 'dora'] as const;

let server: TestApp;
let people: Record<(typeof names)[number], TestMember>;
beforeAll(async () => {
  server = await startTestApp();
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

/** What was announced after an event: 'feed' to everybody, 'member ana bia' to some. */
async function announcedAfter(id: number): Promise<string[]> {
  const rows = await server.database.db
    .selectFrom('events')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .execute();
  return rows.map(({ event, audience }) => {
    const { type } = JSON.parse(event) as { type: string };
    const ids = audience === null ? [] : (JSON.parse(audience) as number[]);
    return [type, ...ids.map(nameOf).sort()].join(' ');
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

interface Step {
  what: string;
  by: (typeof names)[number];
  act: (actor: TestMember) => Promise<{ status: number }>;
  announced: string[];
  /** Reading and leaving are no acts. */
  isNoAct?: boolean;
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
  },
  {
    what: 'the yes to it',
    by: 'ana',
    act: (actor) => actor.call('connect', { params: { id: people.bia.id } }),
    announced: ['ranking', 'member ana bia'],
  },
  {
    what: 'another wish',
    by: 'caio',
    act: (actor) => actor.call('connect', { params: { id: people.ana.id } }),
    announced: ['member ana caio'],
  },
  {
    what: 'the no to it',
    by: 'ana',
    act: (actor) => actor.call('declineConnection', { params: { id: people.caio.id } }),
    announced: ['member ana caio'],
    isNoAct: true,
  },
  { what: 'a game', by: 'ana', act: savesChain, announced: ['ranking', 'member ana'] },
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
    what: 'a negotiation without a word',
    by: 'caio',
    act: async (actor) => {
      const { id } = (await actor.call('startChallenge', { params: { id: 'mel-supermercado' } })).body;
      return actor.call('endChallenge', conversation(id));
    },
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
    isNoAct: true,
  },
];

it.each(steps)('$what is an act of the day, and is told to whom it touches', async (step) => {
  server.clock.now += day;
  const [event, before] = [await lastEvent(), await activeDays()];
  expect((await step.act(people[step.by])).status).toBeLessThan(300);
  expect(await announcedAfter(event)).toEqual(step.announced);
  const after = await activeDays();
  const active = names.filter((name) => after[name] !== before[name]);
  expect(active).toEqual(step.isNoAct ? [] : [step.by]);
});
