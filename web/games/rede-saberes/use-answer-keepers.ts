import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Part, parts } from '#core/games/rede-saberes/rules.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { storedDraft } from '#web/api/stored-draft.ts';
import { useSession } from '#web/app/session.ts';
import { type AnswerKeeper, createAnswerKeeper } from './answer-keeper.ts';
import { createAnswerPost } from './answer-post.ts';
import type { Desk } from './desk-cache.ts';

/** One keeper a part. */
export type Keepers = Record<Part, AnswerKeeper>;

/** The keepers of the three parts of a desk, told of every answer that comes and of what became of those that waited. */
export function useAnswerKeepers({ quizId, id: teamId, answers }: Desk): Keepers {
  const cache = useQueryClient();
  const userId = useSession().user?.id ?? 1;
  const outbox = useOutbox();
  const { keepers, open } = useMemo(() => {
    const created = parts.map((part) => {
      const answerPost = createAnswerPost(cache, outbox, { quizId, teamId, part });
      const draft = storedDraft(userId, `rede-saberes:${teamId}:${part}`);
      return { part, answerPost, keeper: createAnswerKeeper({ draft, ...answerPost }) };
    });
    return {
      keepers: Object.fromEntries(created.map(({ part, keeper }) => [part, keeper])) as Keepers,
      open: () => created.flatMap(({ keeper, answerPost }) => [keeper.open(), answerPost.follow(keeper)]),
    };
  }, [cache, outbox, userId, quizId, teamId]);
  useEffect(() => {
    const closings = open();
    return () => {
      for (const close of closings) close();
    };
  }, [open]);
  useEffect(() => {
    for (const part of parts) keepers[part].arrive(answerTo(answers, part));
  }, [keepers, answers]);
  return keepers;
}

/** What the team has for a part so far. */
export const answerTo = (answers: Desk['answers'], part: number): string =>
  answers.find((answer) => answer.part === part)?.answer ?? '';
