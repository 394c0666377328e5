import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Part, parts } from '#core/games/rede-saberes/rules.ts';
import { call } from '#web/api/client.ts';
import { newRunId } from '#web/api/run-id.ts';
import { useSession } from '#web/app/session.ts';
import { storedDraft } from '#web/play/stored-draft.ts';
import { type AnswerKeeper, createAnswerKeeper } from './answer-keeper.ts';
import { cacheAnswer, type Desk, teamParams } from './desk-cache.ts';

/** One keeper a part. */
export type Keepers = Record<Part, AnswerKeeper>;

const sendWaitMs = 15_000;

/** The keepers of the three parts of a desk, told of every answer that comes. */
export function useAnswerKeepers({ quizId, id: teamId, answers }: Desk): Keepers {
  const cache = useQueryClient();
  const userId = useSession().user?.id ?? 1;
  const keepers = useMemo(() => {
    const keeperOf = (part: Part) => {
      // The same text sent again, after an answer that got lost, is the same writing.
      let latest = { text: '', runId: '' };
      return createAnswerKeeper({
        draft: storedDraft(userId, `rede-saberes:${teamId}:${part}`),
        send(text) {
          if (latest.text !== text) latest = { text, runId: newRunId() };
          return writeAnswer(cache, { quizId, teamId, part }, latest);
        },
      });
    };
    return { 1: keeperOf(1), 2: keeperOf(2), 3: keeperOf(3) };
  }, [cache, userId, quizId, teamId]);
  useEffect(() => {
    const closings = Object.values(keepers).map((keeper) => keeper.open());
    return () => {
      for (const close of closings) close();
    };
  }, [keepers]);
  useEffect(() => {
    for (const part of parts) keepers[part].arrive(answerTo(answers, part));
  }, [keepers, answers]);
  return keepers;
}

/** What the team has for a part so far. */
export const answerTo = (answers: Desk['answers'], part: number): string =>
  answers.find((answer) => answer.part === part)?.answer ?? '';

async function writeAnswer(
  cache: QueryClient,
  { quizId, teamId, part }: { quizId: number; teamId: number; part: Part },
  { text, runId }: { text: string; runId: string },
): Promise<void> {
  const desk = await call('writeAnswer', {
    params: { ...teamParams(quizId, teamId), part: String(part) },
    body: { answer: text, runId },
    // On a signal that only seems to be there, waiting for ever would look like saving.
    signal: AbortSignal.timeout(sendWaitMs),
  });
  const written = desk.answers.find((answer) => answer.part === part);
  if (written) cacheAnswer(cache, quizId, teamId, written);
}
