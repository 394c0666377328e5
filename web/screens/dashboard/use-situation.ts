import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { games } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import type { Situation } from '#core/progress/next-step.ts';
import { situationOf } from '#core/progress/situation.ts';
import { readOptions } from '#web/api/read-options.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useSession } from '#web/app/session.ts';
import { usePractice } from '#web/calls/use-practice.ts';
import { keepHere } from '#web/calls/use-preferences.ts';
import { keepOnDevice } from '#web/ui/keep-on-device.ts';
import { communityReads } from './community-reads.ts';
import { underWay } from './under-way.ts';

type Notice = Answer<'notices'>['notices'][number];

/** What the dashboard reads anyway, and what this device keeps; undefined until enough of it is known. */
export function useSituation(userId: number) {
  const { user } = useSession();
  const account = useQuery(communityReads.account);
  const { data: connections = [] } = useQuery(communityReads.connections);
  const told = useQuery(readOptions('notices'));
  const notices = told.data?.notices ?? [];
  // Only where somebody was told of a round there can be one to answer.
  const wasCalled = notices.some(({ kind }) => kind === 'round_opened');
  const { data: current } = useQuery({ ...readOptions('currentRound'), enabled: wasCalled });
  const practised = usePractice(userId) ?? [];
  const [onDevice] = useState(() => underWay(userId));
  useAccountWays(userId, account.data);
  if (account.isPending || told.isPending) return undefined;
  return situationOf({
    now: serverNow(),
    underWay: onDevice,
    notices,
    lastTaken: lastTaken(userId),
    connections,
    current,
    practised,
    games: account.data?.facts.games ?? gamesOf(user),
  });
}

/** Where the account did not come: whoever has finished a game is not sent back to the beginning. */
const gamesOf = (user: ReturnType<typeof useSession>['user']): Situation['games'] =>
  user?.gamesCompleted ? games.map(({ type }) => ({ type, completed: true })) : [];

const takenKey = (userId: number): string => `agora:${userId}:taken`;

/** The last notice whose step was taken from the card. */
const lastTaken = (userId: number): number => Number(localStorage.getItem(takenKey(userId)) ?? 0);

/** Remembers that a notice was followed, so that the card goes on to the next thing. */
export function takeNotice(userId: number, notice: Notice | undefined): void {
  if (notice) keepOnDevice(takenKey(userId), String(notice.id));
}

/** A device that this person has come to takes their ways from the account, once. */
function useAccountWays(userId: number, account: Answer<'account'> | undefined): void {
  useEffect(() => {
    const key = `ways:${userId}:taken`;
    if (!account || localStorage.getItem(key)) return;
    keepOnDevice(key, 'sim');
    const { trade, readsAloud, readsCalmly } = account.preferences;
    // Only what was said: a question that was passed over takes nothing away.
    keepHere(userId, { ...(trade && { trade }), readsAloud, readsCalmly });
  }, [userId, account]);
}
