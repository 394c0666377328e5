import { useState } from 'react';
import { counted, joined } from '#core/progress/wording.ts';
import { isTold } from '#web/api/is-told.ts';
import { countUnsentAnswers } from '#web/api/member-storage.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import type { StoredCall } from '#web/api/waiting-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSession } from './session.ts';

export interface QuestionProps {
  onStay: () => void;
  onLeave: () => void;
  isLeaving: boolean;
}

const problems = {
  unsent: 'Não deu para enviar tudo agora. Nada foi apagado: tente com internet.',
  refused: 'O que falta não foi aceito. Nada foi apagado: veja o motivo em “O que falta enviar”.',
};

/** What leaving now would cost, and the ways out: send first, leave all the same, or stay. */
export function UnsentQuestion({ onStay, onLeave, isLeaving }: QuestionProps) {
  const { user } = useSession();
  const { list } = useOutbox();
  const readWaiting = () => list.read().filter(isTold);
  const countAnswers = () => countUnsentAnswers(user?.id ?? 1);
  const [waiting] = useState(() => waitingWords(readWaiting(), countAnswers()));
  const [state, setState] = useState<'asking' | 'sending' | keyof typeof problems>('asking');
  async function sendAndLeave() {
    setState('sending');
    await list.deliverWaiting();
    const left = readWaiting();
    if (left.length + countAnswers() === 0) return onLeave();
    // What was refused goes nowhere, with internet or without.
    setState(countAnswers() === 0 && left.every(({ refusal }) => refusal) ? 'refused' : 'unsent');
  }
  return (
    <Dialog
      title="Sair agora?"
      onClose={onStay}
      problem={(state === 'unsent' || state === 'refused') && problems[state]}
    >
      <p>{waiting} Sair agora apaga o que não foi enviado e os rascunhos deste aparelho.</p>
      <div className="grid gap-3">
        <Button onClick={sendAndLeave} pendingText={state === 'sending' && 'Enviando...'}>
          Enviar e sair
        </Button>
        <Button look="quiet" onClick={onStay}>
          Ficar
        </Button>
        <Button look="danger" onClick={onLeave} pendingText={isLeaving && 'Saindo...'}>
          Sair e apagar
        </Button>
      </div>
    </Dialog>
  );
}

/** Names what still waits. */
function waitingWords(waiting: readonly StoredCall[], answers: number): string {
  const countOf = (name: StoredCall['call']) => waiting.filter(({ call }) => call === name).length;
  const results = countOf('saveProgress');
  const unsent = countOf('writeAnswer') + answers;
  const others = waiting.length - results - countOf('writeAnswer');
  const parts = [
    results > 0 && counted(results, 'resultado', 'resultados'),
    unsent > 0 && counted(unsent, 'resposta de equipe', 'respostas de equipe'),
    others > 0 &&
      (results + unsent > 0
        ? counted(others, 'outra coisa', 'outras coisas')
        : counted(others, 'coisa', 'coisas')),
  ].filter((part) => part !== false);
  // What waits is not known yet where the code that reads it is still on its way.
  return parts.length > 0 ? `Ainda há ${joined(parts)} para enviar.` : 'Ainda há o que enviar.';
}
