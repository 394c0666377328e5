import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { counted, joined } from '#core/progress/wording.ts';
import { countUnsentAnswers } from '#web/api/member-storage.ts';
import { useDeliveries } from '#web/play/deliveries.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useSession } from './session.ts';

const bringQuestion = () => import('./unsent-question.tsx');

/** Signs out at once, or asks first while something of the person still waits to be sent. */
export function SignOut() {
  const { user, logout, pending } = useSession();
  const { countWaiting } = useDeliveries();
  const toast = useToast();
  const [question, setQuestion] = useState<ReactNode>();
  // It is asked where there is no signal, so it comes while there is one.
  useEffect(() => void bringQuestion().catch(() => {}), []);
  async function leave() {
    if (pending.logout) return;
    const waiting = waitingWords(countWaiting(), countUnsentAnswers(user?.id ?? 1));
    if (!waiting) return logout();
    try {
      const { UnsentQuestion } = await bringQuestion();
      setQuestion(<UnsentQuestion waiting={waiting} onStay={() => setQuestion(undefined)} />);
    } catch {
      toast({ title: 'Erro', text: `${waiting} Saia quando houver internet.`, look: 'destructive' });
    }
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={pending.logout}
        onClick={leave}
        className="ml-1 grid min-h-12 min-w-11 shrink-0 place-content-center justify-items-center border-l-2 border-line pl-2 text-[min(0.7rem,6.6vw)] leading-tight font-semibold text-ink-soft hover:text-ink lg:flex lg:items-center lg:gap-2 lg:pl-4 lg:text-base"
      >
        <LogOut aria-hidden="true" size={20} />
        Sair
      </button>
      {question}
    </>
  );
}

/** Names what still waits; nothing where nothing does. */
function waitingWords(results: number, answers: number): string {
  const parts = [
    results > 0 && counted(results, 'resultado', 'resultados'),
    answers > 0 && counted(answers, 'resposta de equipe', 'respostas de equipe'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `Ainda há ${joined(parts)} para enviar.`;
}
