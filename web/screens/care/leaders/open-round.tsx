import { useMutation } from '@tanstack/react-query';
import { Vote } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Answer } from '#core/contract/index.ts';
import { nominationModel } from '#core/nominations/model.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { momentWords } from '#web/screens/care/moment-words.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToast } from '#web/ui/toast.tsx';

type Round = Answer<'rounds'>[number];

/** A round under way: how many answered, and how many more it takes. */
export function OpenRound({ round }: { round: Round }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title="Rodada aberta" Icon={Vote}>
      <p>
        {round.answered === 0
          ? `Menos de ${nominationModel.fewest} das ${formatNumber(round.members)} pessoas responderam até agora.`
          : `Pelo menos ${formatNumber(round.answered)} das ${formatNumber(round.members)} pessoas já responderam.`}{' '}
        {round.missing > 0
          ? `Para poder afirmar alguma coisa, é preciso ter mais ${counted(round.missing, 'resposta', 'respostas')}.`
          : 'Já há respostas suficientes para contar.'}
      </p>
      <p className="text-ink-soft">Fica aberta até {momentWords(round.endsAt)}.</p>
      <ol className="grid list-decimal gap-1 pl-5">
        {round.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" onClick={() => setAsking(true)}>
          Encerrar a rodada
        </Button>
        <Link href="/rodada" className={buttonLook('quiet')}>
          Responder também
        </Link>
      </div>
      {isAsking && <CloseDialog round={round} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function CloseDialog({ round, onClose }: { round: Round; onClose: () => void }) {
  const toast = useToast();
  const close = useMutation({
    mutationFn: () => call('closeRound', { params: { id: String(round.id) } }),
    onSuccess: onClose,
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao encerrar a rodada.'), look: 'destructive' }),
  });
  return (
    <Dialog title="Encerrar a rodada?" onClose={onClose}>
      <p>Depois disso ninguém responde mais, e os resultados são contados uma única vez.</p>
      <DialogAnswers cancel="Deixar aberta" onCancel={onClose}>
        <Button look="danger" pendingText={close.isPending && 'Encerrando...'} onClick={() => close.mutate()}>
          Encerrar e contar
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
