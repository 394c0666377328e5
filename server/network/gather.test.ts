import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tie } from '#core/progress/network.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';
import { createGatherer } from './gather.ts';
import { findLedgerEnd } from './queries.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let [ana, bia]: TestMember[] = [];
beforeAll(async () => {
  server = await startTestApp();
  [ana, bia] = [await server.member('ana'), await server.member('bia')];
});
afterAll(() => server.close());

const ids = () => ({ one: ana?.id ?? 0, other: bia?.id ?? 0 });
const count = (ties: readonly Tie[], kind: Tie['kind']) => ties.filter((tie) => tie.kind === kind).length;

async function addTeams(from: number, to: number): Promise<void> {
  const { db } = server.database;
  const at = server.clock.now;
  const teams = Array.from({ length: to - from }, (_, index) => from + index);
  const { one, other } = ids();
  await db
    .insertInto('teams')
    .values(teams.map((id) => ({ id, quiz_id: 1, leader_id: one, created_at: at, completed_at: at })))
    .execute();
  await db
    .insertInto('team_members')
    .values(
      teams.flatMap((team_id) =>
        [one, other].map((user_id, index) => ({ team_id, user_id, part: index + 1, joined_at: at })),
      ),
    )
    .execute();
}

async function addEntry(id: number, created_at: number): Promise<void> {
  const entry = { user_id: ids().one, kind: 'game_completed', ref: `${id}`, points: 7, balance: 7 };
  await server.database.db
    .insertInto('point_entries')
    .values({ ...entry, id, description: 'Você concluiu um jogo', created_at })
    .execute();
}

describe('what is read of the network', () => {
  it('has every team, however many ended at one instant, and each once', async () => {
    const gatherer = createGatherer(server.database.db);
    await addTeams(1000, 1700);
    expect(count((await gatherer.read(server.clock.now)).ties, 'team')).toBe(700);
    await addTeams(1700, 1710);
    expect(count((await gatherer.read(server.clock.now)).ties, 'team')).toBe(710);
    // Another server's clock goes slow.
    server.clock.now -= 5 * 60_000;
    await addTeams(1710, 1720);
    server.clock.now += 5 * 60_000;
    expect(count((await gatherer.read(server.clock.now)).ties, 'team')).toBe(720);
  });

  it('finds what was committed later under a lower id, and counts what is recent only', async () => {
    const { db } = server.database;
    const gatherer = createGatherer(db);
    const { now } = server.clock;
    const rise = async (at: number) => {
      const { members } = await gatherer.read(at);
      return [...members].flat().find(({ id }) => id === ids().one)?.rise;
    };
    await addEntry(9000, now - 31 * day);
    await addEntry(9010, now - 29 * day);
    expect(await rise(now)).toBe(7);
    const before = await findLedgerEnd(db);
    await addEntry(9005, now - 3 * day);
    expect(await findLedgerEnd(db)).not.toBe(before);
    expect(await rise(now)).toBe(14);
    expect(await rise(now)).toBe(14);
    expect(await rise(now + 2 * day)).toBe(7);
  });

  it('lets go of those who left, though somebody else came', async () => {
    const gatherer = createGatherer(server.database.db);
    const caio = await server.member('caio');
    const membersOf = async () => [...(await gatherer.read(server.clock.now)).members].flat();
    expect((await membersOf()).map(({ id }) => id)).toContain(caio.id);
    await caio.call('deleteAccount', { body: { password: testPassword } });
    const davi = await server.member('davi');
    const left = (await membersOf()).map(({ id }) => id);
    expect(left).toContain(davi.id);
    expect(left).not.toContain(caio.id);
  });
});
