import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '#core/contract/index.ts';
import { changeRead } from '#web/api/change-read.ts';
import { readOptions } from '#web/api/read-options.ts';
import type { StoredCall } from '#web/api/waiting-calls.ts';
import { teamParams } from './desk-cache.ts';

/** Which team a thread belongs to. */
export interface Team {
  quizId: number;
  teamId: number;
}

/** A team's thread, as a cached read. */
export const threadOf = ({ quizId, teamId }: Team) =>
  readOptions('teamMessages', { params: teamParams(quizId, teamId) });

/** Lays a message that the server took into the thread, once. */
export const cacheMessage = (cache: QueryClient, team: Team, message: Answer<'sendTeamMessage'>): void =>
  changeRead<Answer<'teamMessages'>>(cache, threadOf(team).queryKey, (known = []) =>
    known.some(({ id }) => id === message.id) ? known : [...known, message],
  );

/** Whether a call is a message to this team. */
export const isTo = ({ teamId }: Team, { call, input }: StoredCall): boolean =>
  call === 'sendTeamMessage' && input.params?.teamId === String(teamId);
