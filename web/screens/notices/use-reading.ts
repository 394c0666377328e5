import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { changeRead } from '#web/api/change-read.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { readOptions } from '#web/api/read-options.ts';

type Page = Answer<'notices'>;

const watchVisibility = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Marks as read what stands on the screen while somebody looks; returns the ids of what was new in this visit. */
export function useReading(page: Page | undefined): ReadonlySet<number> {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unread = page?.notices.filter(({ isRead }) => !isRead).map(({ id }) => id) ?? [];
  if (unread.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unread]));
  const isLookedAt = useSyncExternalStore(watchVisibility, () => !document.hidden);
  const mark = useMark();
  const read = useEffectEvent((upTo: number) => mark.mutate(upTo));
  const newest = unread[0];
  useEffect(() => {
    if (isLookedAt && newest !== undefined) read(newest);
  }, [isLookedAt, newest]);
  return fresh;
}

/** Without a signal they count as read here, and elsewhere once it is back. Failing is no news: the next time marks them. */
function useMark() {
  const cache = useQueryClient();
  const { post } = useOutbox();
  return useMutation({
    mutationFn: (upTo: number) => post('readNotices', { body: { upTo } }),
    onSuccess: ({ answer }, upTo) =>
      changeRead<Page>(
        cache,
        readOptions('notices').queryKey,
        (known) => known && markedUpTo(known, upTo, answer?.unread),
      ),
  });
}

const markedUpTo = ({ notices, unread }: Page, upTo: number, left?: number): Page => {
  const marked = notices.filter(({ id, isRead }) => !isRead && id <= upTo).length;
  return {
    notices: notices.map((notice) => (notice.id <= upTo ? { ...notice, isRead: true } : notice)),
    unread: left ?? Math.max(0, unread - marked),
  };
};
