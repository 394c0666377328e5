import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { useOutbox } from '#web/api/outbox-context.ts';

/** The places of the questions whose answers have not reached the server. */
export function useWaitingQuestions(): number[] {
  const { list } = useOutbox();
  return useSyncExternalStore(list.subscribe, list.read).flatMap(({ call, input }) =>
    call === 'answerRound' ? [Number(input.params?.question)] : [],
  );
}

/** Whether the server has an answer of this person's to the round; once that is over, whether it had one before. */
export function useHasSent(current: Answer<'currentRound'> | undefined): boolean {
  const [hasSent, setSent] = useState(false);
  const waiting = useWaitingQuestions();
  const isSentNow = current?.answers.some(({ question }) => !waiting.includes(question)) ?? false;
  const isOpen = Boolean(current?.round);
  useEffect(() => {
    if (isOpen) setSent(isSentNow);
  }, [isOpen, isSentNow]);
  return hasSent;
}
