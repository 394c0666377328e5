import type { Answer } from '#core/contract/index.ts';
import type { TestMember } from './test-app.ts';

/** One member asks, the other says yes: what the connection brought the second. */
export async function connectMembers(one: TestMember, other: TestMember): Promise<Answer<'connect'>> {
  await one.call('connect', { params: { id: other.id } });
  return (await other.call('connect', { params: { id: one.id } })).body;
}
