import { useEffect } from 'react';
import { useDeliveries } from './deliveries.tsx';
import { useStoredJson } from './use-stored-json.ts';

/** Tells the server, once on this device, that the member has begun a game: games given up count as begun too. */
export function useBegun(gameId: number, isBegun: boolean): void {
  const { deliver } = useDeliveries();
  const told = useStoredJson(`begun-${gameId}`);
  useEffect(() => {
    if (!isBegun || told.read()) return;
    told.write({ isBegun });
    deliver({ gameId, body: { score: 0, isCompleted: false } });
  }, [deliver, gameId, isBegun, told]);
}
