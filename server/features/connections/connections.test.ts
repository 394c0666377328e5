import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('connections', () => {
  it('are made once a pair, from either side, and pay both ten points', async () => {
    const [ana, bia] = [await server.member('ana'), await server.member('bia')];
    const made = await ana.call('connect', { params: { id: bia.id } });
    expect(made).toMatchObject({ status: 200, body: { connections: 1, pointsEarned: 10 } });
    for (const [from, to] of [
      [ana, bia],
      [bia, ana],
    ] as const) {
      const again = await from.call('connect', { params: { id: to.id } });
      expect(again).toMatchObject({ status: 409, body: { code: 'already_connected' } });
      expect((await from.call('me')).body).toMatchObject({ influenceScore: 10, connections: 1 });
      expect((await from.call('connections')).body).toEqual([{ id: to.id, username: to.username }]);
    }
  });

  it('are made once even when both ask at once', async () => {
    const [ana, bia] = [await server.member('ana2'), await server.member('bia2')];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        turn % 2
          ? ana.call('connect', { params: { id: bia.id } })
          : bia.call('connect', { params: { id: ana.id } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await bia.call('me')).body.influenceScore).toBe(10);
  });

  it('are not made with oneself or nobody', async () => {
    const ana = await server.member('ana3');
    expect(await ana.call('connect', { params: { id: ana.id } })).toMatchObject({
      body: { code: 'own_connection' },
    });
    expect((await ana.call('connect', { params: { id: 99_999 } })).status).toBe(404);
  });

  it('stay in the count of one side when the other goes', async () => {
    const [ana, bia] = [await server.member('ana4'), await server.member('bia4')];
    await ana.call('connect', { params: { id: bia.id } });
    await bia.call('deleteAccount', { body: { password: testPassword } });
    expect((await ana.call('me')).body).toMatchObject({ influenceScore: 10, connections: 1 });
    expect((await ana.call('connections')).body).toEqual([]);
  });

  it('with five people make a Conectador', async () => {
    const ana = await server.member('conectora');
    let badges: string[] = [];
    for (let count = 0; count < 5; count++) {
      const other = await server.member(`amiga${count}`);
      badges = (await ana.call('connect', { params: { id: other.id } })).body.newBadges;
    }
    expect(badges).toEqual(['Conectador']);
  });
});
