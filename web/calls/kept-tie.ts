import { useSyncExternalStore } from 'react';
import { useOutbox } from '#web/api/outbox-context.ts';
import type { StoredCall } from '#web/api/waiting-calls.ts';

/** Whether the last word to somebody is an ask or a yes that the server has not answered. */
const isKept = (calls: readonly StoredCall[], id: number): boolean =>
  calls.findLast(
    ({ call, input, refusal }) =>
      (call === 'connect' || call === 'declineConnection') && input.params?.id === String(id) && !refusal,
  )?.call === 'connect';

/** Whether an ask or a yes to somebody is on this device alone; drawn anew only when that changes. */
export function useKeptTie(id: number): boolean {
  const { list } = useOutbox();
  return useSyncExternalStore(list.subscribe, () => isKept(list.read(), id));
}

/** The same of many. */
export function useKeptTies(): (id: number) => boolean {
  const { list } = useOutbox();
  const calls = useSyncExternalStore(list.subscribe, list.read);
  return (id) => isKept(calls, id);
}
