import { useMemo } from 'react';
import { type StoredJson, storedJson } from '#web/api/stored-draft.ts';
import { useSession } from '#web/app/session.ts';

/** The draft, under a name of its own, of whoever is signed in. */
export function useStoredJson(name: string): StoredJson {
  const userId = useSession().user?.id ?? 1;
  return useMemo(() => storedJson(userId, name), [userId, name]);
}
