import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { type Desk, teamParams } from './desk-cache.ts';
import { usePlace } from './rede-address.ts';
import { useFailure } from './use-team-moves.ts';

interface Props {
  desk: Desk;
  /** Brings what is still unsaved to the team. */
  beforeLeaving: () => Promise<unknown>;
}

/** Lets a person leave the team; asks before it does. */
export function LeaveTeam({ desk, beforeLeaving }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { go } = usePlace();
  const toast = useToast();
  const showFailure = useFailure('Não foi possível sair da equipe. Tente de novo.');
  const leave = useMutation({
    mutationFn: async () => {
      await beforeLeaving();
      return call('leaveTeam', { params: teamParams(desk.quizId, desk.id) });
    },
    onSuccess: () => {
      toast({ title: 'Você saiu da equipe', text: 'Sua parte ficou livre para outra pessoa.' });
      go.toTeams(desk.quizId, { replace: true });
    },
    onError: showFailure,
  });
  const isAlone = desk.seats.length === 1;
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        <LogOut aria-hidden="true" size={20} />
        Sair da equipe
      </Button>
      {isAsking && (
        <Dialog title="Sair da equipe?" onClose={() => setAsking(false)}>
          <p>
            {isAlone
              ? 'Só você está nesta equipe: ao sair, ela é desfeita.'
              : 'Sua parte fica livre para outra pessoa. O que você escreveu continua com a equipe.'}
          </p>
          <DialogAnswers cancel="Ficar" onCancel={() => setAsking(false)}>
            <Button look="danger" pendingText={leave.isPending && 'Saindo...'} onClick={() => leave.mutate()}>
              Sair da equipe
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
    </>
  );
}
