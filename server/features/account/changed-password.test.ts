import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserRow } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findRecovery, type RecoveryRow } from '#server/features/care/recovery-queries.ts';
import type { Request } from '#server/http/route.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';
import { deleteAccount } from './delete-account.ts';
import { login } from './login.ts';
import { findUser } from './queries.ts';
import { recover } from './recover.ts';
import { updateAccount } from './update-account.ts';

let server: TestApp;
let member: TestMember;
/** The account as it was when its password was tried. */
let tried: UserRow;

// The password is tried before the transaction, and in a busy hour seconds before it: another is chosen in between.
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['cuida'] });
  member = await server.member('dona rosa');
  tried = (await findUser(server.database.db, member.id)) as UserRow;
  const body = { password: testPassword, newPassword: 'outra senha' };
  expect((await member.call('updateAccount', { body })).status).toBe(200);
});
afterAll(() => server.close());

const asMember = () => ({ member, now: server.clock.now });

it('lets nobody in', async () => {
  const request = asMember() as unknown as Request<'login'>;
  const opening = inTransaction(server.database.db, (tx) => login(tx, request, tried));
  await expect(opening).rejects.toHaveProperty('code', 'wrong_credentials');
});

it('lets nobody in by a code that had set it', async () => {
  const carer = await server.member('cuida');
  const { code } = (await carer.call('makeRecovery', { params: { id: member.id } })).body;
  const recovery = (await findRecovery(server.database.db, code)) as RecoveryRow & { user_id: number };
  const request = asMember() as unknown as Request<'recover'>;
  const opening = inTransaction(server.database.db, (tx) => recover(tx, request, { recovery, tried }));
  await expect(opening).rejects.toHaveProperty('code', 'code_invalid');
});

it('changes neither the email nor the password', async () => {
  const body = { email: 'de-outra@exemplo.com' };
  const request = { ...asMember(), body } as unknown as Request<'updateAccount'>;
  const changing = inTransaction(server.database.db, (tx) =>
    updateAccount(tx, request, { confirmed: tried, passwordHash: 'a hash' }),
  );
  await expect(changing).rejects.toHaveProperty('code', 'wrong_password');
  expect((await member.call('me')).body.email).toBe(tried.email);
});

it('deletes nothing', async () => {
  const request = asMember() as unknown as Request<'deleteAccount'>;
  const deleting = inTransaction(server.database.db, (tx) => deleteAccount(tx, request, tried));
  await expect(deleting).rejects.toHaveProperty('code', 'wrong_password');
  expect((await member.call('me')).status).toBe(200);
});
