import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { counted, joined } from '#core/progress/wording.ts';
import { countUnsentAnswers } from '#web/api/member-storage.ts';
import { useDeliveries } from '#web/play/deliveries.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSession } from './session.ts';

/** Signs out at once, or asks first while something of the person still waits to be sent. */
export function SignOut() {
  const { user, logout, pending } = useSession();
  const { countWaiting } = useDeliveries();
  const [waiting, setWaiting] = useState<string>();
  function leave() {
    if (pending.logout) return;
    const words = waitingWords(countWaiting(), countUnsentAnswers(user?.id ?? 1));
    if (words) setWaiting(words);
    else void logout();
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={pending.logout}
        onClick={leave}
        className="ml-1 grid min-h-12 min-w-11 shrink-0 place-content-center justify-items-center border-l-2 border-line pl-2 text-[0.7rem] leading-tight font-semibold text-ink-soft hover:text-ink lg:flex lg:items-center lg:gap-2 lg:pl-4 lg:text-base"
      >
        <LogOut aria-hidden="true" size={20} />
        Sair
      </button>
      {waiting && <UnsentQuestion waiting={waiting} onStay={() => setWaiting(undefined)} />}
    </>
  );
}

/** What leaving now would cost, and the ways out: send first, leave all the same, or stay. */
function UnsentQuestion({ waiting, onStay }: { waiting: string; onStay: () => void }) {
  const { user, logout, pending } = useSession();
  const { countWaiting, deliverWaiting } = useDeliveries();
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  async function sendAndLeave() {
    setState('sending');
    await deliverWaiting();
    if (countWaiting() + countUnsentAnswers(user?.id ?? 1) === 0) return logout();
    setState('failed');
  }
  return (
    <Dialog
      title="Sair agora?"
      onClose={onStay}
      problem={state === 'failed' && 'Não deu para enviar tudo agora. Nada foi apagado: tente com internet.'}
    >
      <p>{waiting} Sair agora apaga o que não foi enviado e os rascunhos deste aparelho.</p>
      <div className="grid gap-3">
        <Button onClick={sendAndLeave} pendingText={state === 'sending' && 'Enviando...'}>
          Enviar e sair
        </Button>
        <Button look="quiet" onClick={onStay}>
          Ficar
        </Button>
        <Button look="danger" onClick={logout} pendingText={pending.logout && 'Saindo...'}>
          Sair e apagar
        </Button>
      </div>
    </Dialog>
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
