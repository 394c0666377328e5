import { expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { createLocalLive } from './live.ts';

it('what was committed together is told in the order of the ids, however it arrives', async () => {
  const live = createLocalLive();
  const heard: number[] = [];
  const hear = ({ id }: { id: number }) => heard.push(id);
  live.hub.listen(
    { id: 1, communityId: firstCommunity },
    { hear, hearRound: ({ deliveries }) => deliveries.forEach(hear), readAgain: () => {} },
  );
  for (const id of [2, 3, 1])
    live.send([{ id, audience: [1], communityId: null, event: { type: 'member' } }]);
  live.send([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([1, 2, 3]);
  await live.close();
});
