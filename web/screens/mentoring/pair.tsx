import { useMutation } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import type { Answer, Sent } from '#core/contract/index.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { Thread } from './thread.tsx';

export type MentoringPair = Answer<'mentors'>['mentorings'][number];
type Step = Sent<'stepMentoring', 'body'>['step'];

const states: Record<MentoringPair['state'], { text: string; tone: Tone }> = {
  asked: { text: 'Esperando resposta', tone: 'amber' },
  running: { text: 'Em andamento', tone: 'leaf' },
  declined: { text: 'Não deu desta vez', tone: 'grey' },
  left: { text: 'Encerrada', tone: 'grey' },
  finished: { text: 'Objetivo alcançado', tone: 'plum' },
};

/** One pair: its goal, what is waited for, and its thread. */
export function Pair({ mentoring, isOpened }: { mentoring: MentoringPair; isOpened: boolean }) {
  const { id, role, other, goal, state } = mentoring;
  const [isOpen, setOpen] = useState(isOpened);
  const name = other.fullName ?? other.username;
  const { text, tone } = states[state];
  const isOver = state === 'finished' || state === 'left';
  return (
    <Panel
      title={role === 'mentor' ? `Você ajuda ${name}` : `${name} ajuda você`}
      Icon={Handshake}
      aside={<Tag tone={tone}>{text}</Tag>}
    >
      {goal !== '' && (
        <p>
          <strong>Objetivo:</strong> <Breakable text={goal} />
        </p>
      )}
      {state === 'asked' && <AskedSteps mentoring={mentoring} />}
      {state === 'running' && (
        <>
          <Thread id={id} isRunning />
          <LastSteps mentoring={mentoring} />
        </>
      )}
      {isOver && isOpen && <Thread id={id} isRunning={false} />}
      {isOver && !isOpen && (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          Ver a conversa<span className="sr-only"> com {name}</span>
        </Button>
      )}
    </Panel>
  );
}

function AskedSteps({ mentoring: { id, role } }: { mentoring: MentoringPair }) {
  const take = useStep(id);
  return (
    <div className="flex flex-wrap gap-3">
      {role === 'mentor' && <Button {...take('accept')}>Aceitar</Button>}
      <Button look="quiet" {...take(role === 'mentor' ? 'decline' : 'leave')}>
        {role === 'mentor' ? 'Agora não posso' : 'Desistir do pedido'}
      </Button>
    </div>
  );
}

/** How a pair comes to its end; beneath the conversation, which is what one came for. */
function LastSteps({ mentoring: { id, saidDone } }: { mentoring: MentoringPair }) {
  const take = useStep(id);
  return (
    <div className="grid gap-2 border-t-2 border-dashed border-line pt-4">
      {saidDone.other && (
        <p className="font-semibold">A outra pessoa diz que o objetivo foi alcançado. Você concorda?</p>
      )}
      {saidDone.self ? (
        <p className="text-ink-soft">
          Você disse que o objetivo foi alcançado. Falta a outra pessoa concordar.
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look={saidDone.other ? 'primary' : 'quiet'} {...take('finish')}>
            Objetivo alcançado
          </Button>
          <Button look="quiet" {...take('leave')}>
            Encerrar sem concluir
          </Button>
        </div>
      )}
    </div>
  );
}

/** What makes a button take a step of a pair, one at a time, and say that it does. */
function useStep(id: number) {
  const toast = useToast();
  const change = useMutation({
    mutationFn: (step: Step) => call('stepMentoring', { params: { id: String(id) }, body: { step } }),
    onSuccess: ({ state, pointsEarned }) => {
      if (state === 'finished')
        toast({
          title: 'Objetivo alcançado!',
          text: pointsEarned > 0 ? `+${formatNumber(pointsEarned)} de influência.` : 'Parabéns a vocês.',
        });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao salvar.'), look: 'destructive' }),
  });
  return (step: Step) => ({
    onClick: () => change.isPending || change.mutate(step),
    pendingText: change.isPending && change.variables === step && 'Enviando...',
  });
}
