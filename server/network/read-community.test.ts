import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tie } from '#core/network/ties.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { openForReading } from '#server/db/open-for-reading.ts';
import type { Db } from '#server/db/schema.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';
import { lookAround } from './changes.ts';
import { readCommunity } from './read-community.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let reader: Db;
let ana: TestMember;
let bia: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['ana'] });
  reader = openForReading(server.database.location);
  [ana, bia] = [await server.member('ana'), await server.member('bia')];
});
afterAll(async () => {
  await reader.destroy();
  await server.close();
});

const read = (at = server.clock.now) => readCommunity(reader, { communityId: firstCommunity }, at, () => {});
const count = async (kind: Tie['kind']) => [...(await read()).ties].filter((tie) => tie.kind === kind).length;

async function addEntry(id: number, created_at: number): Promise<void> {
  const entry = { user_id: ana.id, kind: 'game_completed', ref: `${id}`, points: 7, balance: 7 };
  await server.database.db
    .insertInto('point_entries')
    .values({ ...entry, id, description: 'Você concluiu um jogo', created_at })
    .execute();
}

describe('what the thread reads of the network', () => {
  it('is read only', async () => {
    const write = reader.updateTable('standings').set({ influence_score: 9 }).execute();
    await expect(write).rejects.toThrow(/read-?only/);
  });

  it('has each pair of a team that completed its challenge', async () => {
    const { db } = server.database;
    const at = server.clock.now;
    const caio = await server.member('caio');
    const team = { community_id: firstCommunity, quiz_id: 1, leader_id: caio.id, created_at: at };
    await db
      .insertInto('teams')
      .values([
        { ...team, id: 1000, completed_at: at },
        { ...team, id: 1001, completed_at: null },
      ])
      .execute();
    const seats = [ana, bia, caio].map((member, index) => ({ user_id: member.id, part: index + 1 }));
    await db
      .insertInto('team_members')
      .values(
        [1000, 1001].flatMap((team_id) =>
          seats.map((seat) => ({ ...seat, team_id, joined_at: at, seen_at: at })),
        ),
      )
      .execute();
    expect(await count('team')).toBe(3);
  });

  it('counts points that are recent, and sees an entry committed later under a lower id', async () => {
    const { now } = server.clock;
    const rise = async (at: number) => (await read(at)).members.find(({ id }) => id === ana.id)?.rise;
    await addEntry(9000, now - 31 * day);
    await addEntry(9010, now - 29 * day);
    expect(await rise(now)).toBe(7);
    const before = await lookAround(reader, now);
    await addEntry(9005, now - 3 * day);
    expect(await lookAround(reader, now)).not.toBe(before);
    expect(await rise(now)).toBe(14);
    expect(await rise(now + 2 * day)).toBe(7);
  });

  it('has no votes of a post that was removed', async () => {
    const { body } = await bia.call('submit', { body: { question: 'P?', answer: 'Ideia' } });
    const { id } = body.submission;
    await ana.call('voteSubmission', { params: { id } });
    expect(await count('vote')).toBe(1);
    await ana.call('report', { body: { type: 'submission', id } });
    const removal = { params: { postId: id }, body: { decision: 'remove' } };
    expect((await ana.call('reviewPost', removal)).status).toBe(200);
    expect(await count('vote')).toBe(0);
  });

  it('lets go of those who left, though somebody else came', async () => {
    const dora = await server.member('dora');
    const ids = async () => (await read()).members.map(({ id }) => id);
    expect(await ids()).toContain(dora.id);
    await dora.call('deleteAccount', { body: { password: testPassword } });
    const davi = await server.member('davi');
    expect(await ids()).toContain(davi.id);
    expect(await ids()).not.toContain(dora.id);
  });
});
