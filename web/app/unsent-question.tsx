import { useState } from 'react';
import { countUnsentAnswers } from '#web/api/member-storage.ts';
import { useDeliveries } from '#web/play/deliveries.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSession } from './session.ts';

/** What leaving now would cost, and the ways out: send first, leave all the same, or stay. */
export function UnsentQuestion({ waiting, onStay }: { waiting: string; onStay: () => void }) {
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
