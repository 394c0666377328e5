import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { limits } from '#core/contract/limits.ts';
import { merged, type Practised } from '#core/practice/ladder.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { addUnsent, fromWire, readUnsent, removeSent, toWire, watchUnsent } from '#web/api/practice-store.ts';
import { readOptions } from '#web/api/read-options.ts';

const read = readOptions('practice');

/** Keeps what somebody missed or practised: on the device at once, and in the account when there is a signal. */
export function useKeepPractice(userId: number): (items: readonly Practised[]) => void {
  const { post } = useOutbox();
  const cache = useQueryClient();
  return useCallback(
    (items) => {
      addUnsent(userId, items);
      post('savePractice', { body: { items: items.map(toWire) } }).then(
        ({ answer }) => {
          if (!answer) return;
          cache.setQueryData(read.queryKey, answer);
          removeSent(userId, items);
        },
        // It is kept here, and sent again when the practice is next opened.
        () => {},
      );
    },
    [userId, post, cache],
  );
}

/** All that somebody practises, as this device and the account know it; undefined until there is something to say. */
export function usePractice(userId: number): readonly Practised[] | undefined {
  const unsent = useSyncExternalStore(watchUnsent, () => readUnsent(userId));
  const { data, isPending } = useQuery(read);
  return useMemo(
    () => (isPending && unsent.length === 0 ? undefined : merged(unsent, data?.items.map(fromWire) ?? [])),
    [unsent, data, isPending],
  );
}

/** Sends once more what an earlier visit kept and the server never answered for; it may have it, and takes no harm. */
export function useSendAgain(userId: number): void {
  const keep = useKeepPractice(userId);
  const sendAgain = useEffectEvent(() => {
    const unsent = readUnsent(userId);
    if (unsent.length > 0) keep(unsent.slice(0, limits.practised.max));
  });
  useEffect(() => sendAgain(), []);
}
