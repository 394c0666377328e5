import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { usualQuestions } from '#core/content/rounds.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { contract } from '#core/contract/index.ts';
import { eventsPath } from '#core/contract/live.ts';
import { exportFormats, networkExportPath } from '#core/contract/network-export.ts';
import { type CallName, paths } from '#core/contract/paths.ts';
import { roundExportPath, roundFormats } from '#core/contract/round-export.ts';
import type { CallOptions } from '#server/http/call-app.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { validCall, validCalls, type World } from '#server/testing/valid-calls.ts';

/** Every call of the contract that reads, whatever it is about. */
const reads = (Object.keys(paths) as CallName[]).filter((name) => paths[name].startsWith('GET '));
/** And what is written into files. */
const files = [
  ...roundFormats.map((format) => ({ path: roundExportPath, format })),
  ...exportFormats.map((format) => ({ path: networkExportPath, format })),
];

let server: TestApp;
let community: Awaited<ReturnType<typeof makeCommunity>>;
let world: World;
/** Whose choice everybody else tries to find out. */
let target: TestMember;
let people: TestMember[];
let carer: TestMember;
/** Those who look for it. */
let lookers: Record<string, { token?: string }>;

beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordena'] });
  const coordinator = await server.member('coordena');
  community = await makeCommunity(server, coordinator, 'Mel');
  const elsewhere = await makeCommunity(server, coordinator, 'Leite');
  people = [];
  for (let born = 0; born < 12; born++) {
    const person = await server.member(`pessoa ${String.fromCharCode(97 + born)}`);
    await community.settle(person);
    people.push(person);
  }
  [target, carer] = [at(11), at(10)];
  const stranger = await server.member('de longe');
  await elsewhere.settle(stranger);
  await makeCarer(server.database.db, carer.id, community.id);
  world = await fill();
  lookers = { named: at(0), member: at(1), carer, stranger, nobody: {} };
  await server.app.network.refresh();
});
afterAll(() => server.close());

const answer = async (who: TestMember, id: number, named: readonly TestMember[], outside: string[] = []) => {
  const body = { people: named.map((one) => one.id), outside };
  for (const question of usualQuestions.keys())
    expect((await who.call('answerRound', { params: { id, question }, body })).status).toBe(200);
};

const at = (place: number): TestMember => people[place] as TestMember;

/** One of everything that calls can name, with ties that the network shows. */
async function fill(): Promise<World> {
  for (const one of people.slice(1, 6)) await connectMembers(at(0), one);
  const { submission } = (await at(1).call('submit', { body: validCalls.submit().body })).body;
  const { body: story } = await at(1).call('saveStory', { body: validCalls.saveStory().body });
  const { body: reply } = await at(0).call('reply', {
    params: { id: submission.id },
    body: { text: 'Também acho' },
  });
  const { body: team } = await at(0).call('createTeam', { params: { quizId: 1 } });
  const { body: talk } = await at(0).call('startChallenge', { params: { id: 'mel-supermercado' } });
  await at(0).call('requestReview', { body: { message: 'Olhem de novo' } });
  const { body: round } = await carer.call('openRound', {
    params: { id: community.id },
    body: { questions: usualQuestions, days: 1 },
  });
  for (const person of people.slice(0, 10))
    await answer(person, round.id, [person === at(0) ? at(1) : at(0)]);
  return {
    memberId: at(0).id,
    otherId: at(1).id,
    ideaId: submission.id,
    storyId: story.id,
    teamId: team.id,
    part: team.userPart,
    conversationId: talk.id,
    reviewId: 1,
    roundId: round.id,
    replyId: reply.id,
  };
}

/** What somebody sends to a call that reads: about this and that, and about the community as a whole, where it can ask so. */
function asked(name: CallName): Record<string, CallOptions> {
  const { params, query } = validCall(name, world);
  const communityId = String(community.id);
  const { query: takes } = contract[name] as Endpoint;
  const isOfCommunity = takes instanceof z.ZodObject && 'communityId' in takes.shape;
  return {
    own: { params },
    ...(query || isOfCommunity ? { ofCommunity: { params, query: { ...query, communityId } } } : {}),
    ...(paths[name].includes('{id}') ? { aboutAll: { params: { ...params, id: communityId } } } : {}),
  } as Record<string, CallOptions>;
}

/** All that everybody but the one can read, by who reads what; and what is sent to those who listen. */
async function everything(): Promise<Map<string, unknown>> {
  const seen = new Map<string, unknown>();
  for (const [who, { token }] of Object.entries(lookers)) {
    const own = token ? { token } : {};
    for (const name of reads)
      for (const [about, options] of Object.entries(asked(name))) {
        const { status, body } = await server.call(name, { ...options, ...own });
        seen.set(`${who} ${name} ${about}`, { status, body });
      }
    for (const { path, format } of files) {
      const url = path.replace('{id}', String(world.roundId));
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const query = { format, communityId: String(community.id) };
      const { statusCode: status, body } = await server.app.inject({ url, query, headers });
      // The ties of a file have names that are drawn anew each time.
      seen.set(`${who} ${path} ${format}`, { status, body: body.replaceAll(/geid_\w+/g, '') });
    }
  }
  const { db } = server.database;
  seen.set('events', await db.selectFrom('events').select(['event', 'audience']).orderBy('id').execute());
  seen.set('log', await db.selectFrom('care_log').selectAll().orderBy('id').execute());
  return seen;
}

/** What differs, by its name. */
const changed = (before: Map<string, unknown>, after: Map<string, unknown>): string[] =>
  [...before.keys()].filter((key) => !isDeepStrictEqual(before.get(key), after.get(key)));

const choices = (): { named: TestMember[]; outside: string[] }[] => [
  { named: [at(0)], outside: [] },
  { named: [], outside: ['Dona Ana'] },
  { named: [at(1), at(2), at(3)], outside: [] },
];

describe('who knows all answers but one cannot find that one out', () => {
  it('by any path of the server: each is looked at here', async () => {
    const { body } = await server.send({ method: 'GET', url: '/api/openapi.json' });
    const documented = (body as unknown as { paths: Record<string, Record<string, unknown>> }).paths;
    const readable = Object.keys(documented).filter((path) => documented[path]?.get);
    const looked = [
      ...reads.map((name) => paths[name].slice('GET '.length)),
      ...files.map(({ path }) => path),
    ];
    // Of these the first is looked at as what is sent through it; the others tell of the program.
    const others = [
      eventsPath,
      '/api/docs',
      '/api/docs/style.css',
      '/api/openapi.json',
      '/healthz',
      '/readyz',
      '/metrics',
    ];
    expect(readable.filter((path) => !looked.includes(path)).sort()).toEqual(others.sort());
  });

  it('before the end: one more answer changes nothing, whatever it is', { timeout: 240_000 }, async () => {
    await everything();
    const before = await everything();
    const refused = reads.filter(
      (name) =>
        ![...before].some(
          ([key, one]) => key.split(' ')[1] === name && (one as { status: number }).status === 200,
        ),
    );
    // These need a code, and a pair with a thread: they read nothing of a round.
    expect(refused).toEqual(['certificate', 'mentoringMessages']);
    for (const { named, outside } of choices()) {
      await answer(target, world.roundId, named, outside);
      expect(changed(before, await everything())).toEqual([]);
    }
  });

  it('after the end: what was told is all there is, whatever the answers were', {
    timeout: 240_000,
  }, async () => {
    await answer(target, world.roundId, [at(0)]);
    await carer.call('closeRound', { params: { id: world.roundId } });
    await carer.call('roundResults', { params: { id: world.roundId } });
    const before = await everything();
    expect(before.get('carer roundResults own')).toMatchObject({ body: { told: { answered: 10 } } });
    for (const choice of choices().slice(1)) {
      await rewrite(choice);
      expect(changed(before, await everything())).toEqual([]);
    }
  });
});

/** As if the one had answered this, with the coins fallen so that the same was told: see the core's test of telling. */
async function rewrite({ named, outside }: ReturnType<typeof choices>[number]): Promise<void> {
  const { db } = server.database;
  const own = { round_id: world.roundId, user_id: target.id };
  await db.deleteFrom('round_names').where('user_id', '=', target.id).execute();
  for (const question of usualQuestions.keys())
    for (const { id: named_id } of named)
      await db
        .insertInto('round_names')
        .values({ ...own, question, named_id })
        .execute();
  await db
    .updateTable('round_answers')
    .set({ outside: JSON.stringify(outside) })
    .where('user_id', '=', target.id)
    .execute();
}
