import { type APIRequestContext, expect } from '@playwright/test';
import { limits } from '#core/contract/limits.ts';
import { newPerson, type Person, samplePassword, signIn } from './account.ts';
import { actAs } from './company.ts';
import { moderatorName } from './server.ts';

/** Somebody new joins by an invite, without a browser. */
export async function joinBy(request: APIRequestContext, invite: string): Promise<Person> {
  const person = newPerson();
  const answer = await request.post('/api/auth/register', { data: { ...person, invite } });
  expect(answer.status()).toBe(201);
  const { token, user } = await answer.json();
  return { ...person, token, id: user.id };
}

/** A community of its own with somebody who facilitates it, made by the coordination. */
export async function makeCommunity(request: APIRequestContext) {
  const { token } = await signIn(request, moderatorName, samplePassword);
  // As long as a name may be, in one word.
  const name = `Associação-${newPerson().username}-`.padEnd(limits.communityName.max, 'o');
  const community = await actAs(request, { token }, '/api/communities', { name });
  const { code } = await actAs(request, { token }, `/api/communities/${community.id}/invites`);
  const rita = await joinBy(request, code);
  const given = await request.put(`/api/users/${rita.id}/role`, {
    data: { role: 'facilitator', communityId: community.id },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(given.status()).toBe(200);
  return { name, rita, code };
}
