import type { StoredCall } from '#web/api/waiting-calls.ts';
import { maria } from './people.ts';

/** A vote of Maria's that waits since an earlier visit. */
export const waitingVote: StoredCall = {
  call: 'voteSubmission',
  input: { params: { id: '4' } },
  runId: '6b1f0f3e-0000-4000-8000-000000000001',
  userId: maria.id,
  place: 1,
};
