import { type ReactNode, useEffect, useState } from 'react';
import { isTold } from '#web/api/is-told.ts';
import { countUnsentAnswers } from '#web/api/member-storage.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { useSession } from './session.ts';

const bringQuestion = () => import('./unsent-question.tsx');

/** Signing out: at once, or with a question first while something of the person still waits to be sent. */
export function useLeave(): { leave: () => Promise<void>; question: ReactNode } {
  const { user, logout, pending } = useSession();
  const { list } = useOutbox();
  const [question, setQuestion] = useState<ReactNode>();
  // It is asked where there is no signal, so it comes while there is one.
  useEffect(() => void bringQuestion().catch(() => {}), []);
  async function leave() {
    if (pending.logout) return;
    await list.ready();
    if (list.read().filter(isTold).length + countUnsentAnswers(user?.id ?? 1) === 0) return logout();
    const { UnsentQuestion } = await bringQuestion();
    setQuestion(<UnsentQuestion onStay={() => setQuestion(undefined)} />);
  }
  return { leave, question };
}
