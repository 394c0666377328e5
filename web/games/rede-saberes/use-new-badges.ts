import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readOptions } from '#web/api/read-options.ts';

/** The badges that came since this screen was opened, whoever of the team brought them about. */
export function useNewBadges(): string[] {
  const { data } = useQuery({ ...readOptions('me'), gcTime: 0, staleTime: 0 });
  const [before, setBefore] = useState<readonly string[]>();
  if (data && !before) setBefore(data.badges);
  return data?.badges.filter((badge) => before && !before.includes(badge)) ?? [];
}
