import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
let coordinator: TestMember;
let place: Awaited<ReturnType<typeof makeCommunity>>;
let maker: TestMember;
let person: TestMember;
let code: string;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['coordena'] });
  coordinator = await server.member('coordena');
  place = await makeCommunity(server, coordinator, 'Rio Manso');
});
afterAll(() => server.close());

const recover = (given: string) => server.call('recover', { body: { code: given, password: 'senha nova' } });
const setRole = ({ id }: { id: number }, role: string, communityId?: number) =>
  coordinator.call('setRole', { params: { id }, body: { role, communityId } });
const reason = { reason: 'Abusou do papel' };

describe('a way back in that its maker kept', () => {
  beforeEach(async () => {
    [maker, person] = [await server.member(randomUUID()), await server.member(randomUUID())];
    await makeCarer(server.database.db, maker.id, firstCommunity);
    code = (await maker.call('makeRecovery', { params: { id: person.id } })).body.code;
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the person moved to another community', () => place.settle(person)],
    ['the person coordinates', () => setRole(person, 'coordinator')],
    ['the person facilitates elsewhere', () => setRole(person, 'facilitator', place.id)],
    ['the maker facilitates no more', () => setRole(maker, 'member')],
    [
      'the maker is kept out',
      () => coordinator.call('suspendUser', { params: { id: maker.id }, body: reason }),
    ],
    ['the maker is gone', () => maker.call('deleteAccount', { body: { password: testPassword } })],
  ])('is over once %s', async (_, change) => {
    await change();
    expect(await recover(code)).toMatchObject({ status: 404, body: { code: 'code_invalid' } });
    expect((await person.call('me')).status).toBe(200);
  });

  it('lets in as long as its maker takes care of the person', async () => {
    await setRole(person, 'facilitator', firstCommunity);
    expect((await recover(code)).status).toBe(200);
  });

  it('is not a card, which waits for its person whoever takes care by now', async () => {
    const names = ['Rosa do Rio'];
    const { body } = await maker.call('makeCards', { params: { id: firstCommunity }, body: { names } });
    await setRole(maker, 'member');
    expect((await recover(body[0]?.code ?? '')).status).toBe(200);
  });
});
