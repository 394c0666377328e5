import { limits } from '#core/contract/limits.ts';
import type { CommunityId } from '#server/db/scope.ts';
import type { TestApp, TestMember } from './test-app.ts';

/** A community beside the first one, made by the coordination, and how people come to live there. */
export async function makeCommunity(
  server: TestApp,
  coordinator: TestMember,
  name: string,
): Promise<{ id: CommunityId; code: string; settle(member: TestMember): Promise<void> }> {
  const { body: community } = await coordinator.call('createCommunity', { body: { name } });
  const invited = await coordinator.call('createInvite', {
    params: { id: community.id },
    body: { maxUses: limits.inviteUses.max },
  });
  const { code } = invited.body;
  return {
    id: community.id as CommunityId,
    code,
    async settle(member) {
      const { status } = await server.call('joinCommunity', { token: member.token, body: { code } });
      if (status !== 200) throw new Error(`joinCommunity: ${status}`);
    },
  };
}
