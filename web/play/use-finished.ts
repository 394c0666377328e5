import { useQuery } from '@tanstack/react-query';
import { readOptions } from '#web/api/read-options.ts';
import { useSession } from '#web/app/session.ts';

/** The decks, chains, journeys ... of a game that the member has finished: undefined until it is known, none without a signal. */
export function useFinished(gameId: number): readonly string[] | undefined {
  const userId = String(useSession().user?.id ?? 1);
  const { data, isError } = useQuery(
    readOptions('gameProgress', { params: { userId, gameId: String(gameId) } }),
  );
  return data?.variants ?? (isError ? [] : undefined);
}
