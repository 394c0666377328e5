import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { noConnection } from '#web/api/api-error.ts';
import { isTold } from '#web/api/is-told.ts';
import { countKept, countUnsentAnswers } from '#web/api/member-storage.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { drawn, inTime } from '#web/ui/late-code.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useSession } from './session.ts';
import type { QuestionProps } from './unsent-question.tsx';

const bringQuestion = () => import('./unsent-question.tsx');

interface Way {
  /** Ends the session; everything of the person on this device goes with it. */
  end: () => void;
  isEnding: boolean;
}

interface Leaving {
  leave: () => Promise<void>;
  /** From the tap on: what waits may have to be looked up first, by code that is still on its way. */
  isLeaving: boolean;
  question: ReactNode;
}

/** Signing out: at once, or with a question first while something of the person still waits to be sent. */
export function useLeave(way?: Way): Leaving {
  const { user, logout, pending } = useSession();
  const { end, isEnding } = way ?? { end: logout, isEnding: pending === 'logout' };
  const { list } = useOutbox();
  const toast = useToast();
  const [isLooking, setLooking] = useState(false);
  const [Question, setQuestion] = useState<ComponentType<QuestionProps>>();
  // It is asked where there is no signal, so it comes while there is one, after the screen.
  useEffect(
    () =>
      void drawn()
        .then(bringQuestion)
        .catch(() => {}),
    [],
  );
  async function leave() {
    if (isEnding || isLooking) return;
    setLooking(true);
    try {
      const userId = user?.id ?? 1;
      const unsent = await inTime(list.ready()).then(
        () => list.read().filter(isTold).length + countUnsentAnswers(userId),
        () => countKept(userId),
      );
      if (unsent === 0) return end();
      const { UnsentQuestion } = await inTime(bringQuestion());
      setQuestion(() => UnsentQuestion);
    } catch {
      toast({ title: 'Ainda há o que enviar', text: noConnection });
    } finally {
      setLooking(false);
    }
  }
  const stay = () => setQuestion(undefined);
  return {
    leave,
    isLeaving: isLooking || isEnding,
    question: Question && <Question onStay={stay} onLeave={end} isLeaving={isEnding} />,
  };
}
