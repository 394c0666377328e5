import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { live, useLiveEvents } from '#web/api/live.ts';
import { createFreshener } from './freshen.ts';

/** Keeps every screen in step with what others do, as long as somebody is signed in. */
export function LiveUpdates() {
  const cache = useQueryClient();
  const freshen = useMemo(() => createFreshener(cache), [cache]);
  useLiveEvents(freshen);
  useEffect(() => live.open(), []);
  return null;
}
