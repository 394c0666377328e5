import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apls } from '#core/content/cadeia-valor.ts';
import { decks } from '#core/content/flip-produtividade.ts';
import { dice } from '#core/games/chance.ts';
import { cadeiaRun, flipRun, jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const operations = 3000;
const atOnce = 10;

type Pick = (bound: number) => number;

/** Answers the own part of a team and tries to conclude it. */
async function workInTeam(member: TestMember, pick: Pick): Promise<{ status: number }> {
  const quizId = 1 + pick(3);
  const { body: teams } = await member.call('teams', { params: { quizId } });
  const teamId = teams.find(({ isMine }) => isMine)?.id ?? 1;
  const params = { quizId, teamId };
  const { status, body } = await member.call('team', { params });
  if (status !== 200) return { status };
  const part = body.userPart;
  const answer = teamAnswers[quizId]?.[part - 1];
  await member.call('writeAnswer', { params: { ...params, part }, body: { answer } });
  return member.call('completeTeam', { params });
}

/** What a member might do next, right or wrong. */
const acts: ((member: TestMember, pick: Pick) => Promise<{ status: number }>)[] = [
  (member, pick) => member.call('saveProgress', { params: { gameId: 1 }, body: mapaRun(pick(20)) }),
  (member, pick) => member.call('saveProgress', { params: { gameId: 2 }, body: jornadaRun(pick(3)) }),
  (member, pick) => {
    const runId = `00000000-0000-4000-8000-00000000000${pick(10)}`;
    const body = { ...cadeiaRun(apls[pick(3)]?.id ?? 'mel', pick(2) === 0), runId };
    return member.call('saveProgress', { params: { gameId: 6 }, body });
  },
  (member, pick) => {
    const body = { ...flipRun(decks[pick(3)]?.id ?? 'atores', 4 + pick(90)), runId: randomUUID() };
    return member.call('saveProgress', { params: { gameId: 7 }, body });
  },
  (member, pick) => {
    const body = { score: pick(9999), isCompleted: pick(2) === 0 };
    return member.call('saveProgress', { params: { gameId: 1 + pick(9) }, body });
  },
  (member, pick) => member.call('submit', { body: { question: 'P?', answer: `Ideia #t${pick(5)}` } }),
  (member, pick) => member.call('voteSubmission', { params: { id: 1 + pick(60) } }),
  (member, pick) => member.call('voteSubmission', { params: { id: 1 + pick(60) } }),
  (member, pick) => member.call('connect', { params: { id: 1 + pick(12) } }),
  (member, pick) => member.call('connect', { params: { id: 1 + pick(12) } }),
  (member, pick) => member.call('declineConnection', { params: { id: 1 + pick(12) } }),
  (member, pick) => member.call('createTeam', { params: { quizId: 1 + pick(3) } }),
  (member, pick) => member.call('joinTeam', { params: { quizId: 1 + pick(3), teamId: 1 + pick(40) } }),
  (member, pick) => {
    const params = { quizId: 1 + pick(3), teamId: 1 + pick(40), part: 1 + pick(3) };
    return member.call('writeAnswer', { params, body: { answer: 'Texto' } });
  },
  workInTeam,
  workInTeam,
  (member, pick) => member.call('leaveTeam', { params: { quizId: 1 + pick(3), teamId: 1 + pick(40) } }),
  (member, pick) => member.call('report', { body: { type: 'submission', id: 1 + pick(60) } }),
  async (member, pick) => {
    if (pick(10) > 0) server.clock.now += pick(3_600_000);
    return member.call('me');
  },
];

describe('the ledger', () => {
  it('adds up after thousands of operations, many at once', { timeout: 120_000 }, async () => {
    const pick = dice(7);
    const members = await Promise.all(Array.from({ length: 12 }, (_, index) => server.member(`m${index}`)));
    for (let done = 0; done < operations; done += atOnce) {
      const batch = Array.from({ length: atOnce }, () => {
        const member = members[pick(members.length)] as TestMember;
        return acts[pick(acts.length)]?.(member, pick);
      });
      for (const reply of await Promise.all(batch)) expect(reply?.status).toBeLessThan(500);
      if (done % 1000 === 500) {
        const leaving = members.pop();
        await leaving?.call('deleteAccount', { body: { password: testPassword } });
      }
    }
    await expectSound();
  });
});

/** Compares what is kept as sums with what it sums up, over all members. */
async function expectSound(): Promise<void> {
  const { db } = server.database;
  const { rows: members } = await sql<Record<string, number>>`
    select standings.influence_score as score, standings.activities, standings.badges, standings.games_completed,
      (select coalesce(sum(points), 0) from point_entries where user_id = standings.user_id) as summed,
      (select count(*) from point_entries where user_id = standings.user_id) as entries,
      (select coalesce(max(balance), 0) from point_entries where user_id = standings.user_id) as balance,
      (select coalesce(sum(points), 0) from weekly_points where user_id = standings.user_id) as weekly,
      (select count(*) from member_badges where user_id = standings.user_id) as owned,
      (select count(completed_at) from game_progress where user_id = standings.user_id) as completed,
      standings.idea_votes,
      (select count(*) from point_entries where user_id = standings.user_id and kind = 'vote_received'
        and ref not like 'later:%') as voted
    from standings`.execute(db);
  expect(members.length).toBeGreaterThan(5);
  for (const row of members) {
    expect(row).toMatchObject({
      score: Number(row.summed),
      balance: row.score,
      weekly: row.score,
      activities: Number(row.entries),
      badges: Number(row.owned),
      games_completed: Number(row.completed),
      idea_votes: Number(row.voted),
    });
  }
  const { rows: uneven } = await sql`
    select id from posts where votes <> (select count(*) from votes where post_id = posts.id)
      or exists (select 1 from votes where post_id = posts.id and voter_id = posts.user_id)`.execute(db);
  expect(uneven).toEqual([]);
  const { rows: shards } = await sql`select distinct shard from counters order by shard`.execute(db);
  expect(shards).toEqual(Array.from({ length: 8 }, (_, shard) => ({ shard })));
  const { rows: counters } = await sql<{ name: string; counted: number }>`
    select name, sum(value) as counted from counters where name in ('members', 'posts', 'games-started',
      'games-completed', 'participants', 'leader-conector') group by name order by name`.execute(db);
  const count = async (from: string): Promise<number> =>
    Number((await sql<{ n: number }>`select count(*) as n from ${sql.raw(from)}`.execute(db)).rows[0]?.n);
  const sums = Object.fromEntries(counters.map(({ name, counted }) => [name, Number(counted)]));
  expect({ 'leader-conector': 0, ...sums }).toEqual({
    members: await count('users'),
    posts: await count('posts'),
    'games-started': await count('game_progress'),
    'games-completed': await count('game_progress where completed_at is not null'),
    participants: await count('standings where active_day is not null'),
    'leader-conector': await count('standings where conector is not null'),
  });
}
