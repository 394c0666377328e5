import { useMutation, useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Answer, Sent } from '#core/contract/index.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { dayWords } from '#web/ui/day-words.ts';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';

type Trials = Answer<'trials'>;
type Trial = Trials['trials'][number];

/** Challenges that leaders try before everybody sees them, and what they think of them. */
export function TrialsPanel({ communityId }: { communityId: number }) {
  const params = { id: String(communityId) };
  const trials = useQuery({ ...readOptions('trials', { params }), refetchOnMount: 'always' });
  return (
    <Panel title="Experimentar primeiro" Icon={FlaskConical}>
      <p className="max-w-prose">
        Um desafio do Desafio do Negócio pode abrir primeiro para as lideranças que o programa mede; as
        indicadas numa rodada não entram por isso. Elas jogam e dão nota; você lê e abre para todo mundo. Quem
        já tinha começado continua. No fim do prazo ele abre sozinho.
      </p>
      {trials.isPending && <SkeletonRows rows={1} rowClass="h-24" />}
      {trials.isLoadingError && <LoadFailure failure={trials.error} onRetry={() => trials.refetch()} />}
      {trials.data && <OpenTrial communityId={communityId} trials={trials.data} />}
      <ul className="grid gap-4">
        {trials.data?.trials.map((trial) => (
          <li key={trial.id} className="rounded-2xl border-2 border-line p-4">
            <TrialCard trial={trial} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OpenTrial({ communityId, trials: { choices, leaders } }: { communityId: number; trials: Trials }) {
  const [wanted, setWanted] = useState<string>();
  const [days, setDays] = useState('7');
  const open = useOpen(communityId);
  const chosen = choices.find(({ id }) => id === wanted) ?? choices[0];
  if (leaders === 0)
    return (
      <p className="text-ink-soft">
        Pelo que o programa mede, ainda não há lideranças para experimentar primeiro.
      </p>
    );
  if (!chosen)
    return <p className="text-ink-soft">Todos os desafios que podem ser testados já estão em teste.</p>;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!chosen || open.isPending) return;
    open.mutate({ challengeId: chosen.id, days: Number(days) });
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label="Desafio"
          value={chosen.id}
          choices={choices.map(({ id, name }) => [id, name])}
          onChange={setWanted}
        />
        <Choice
          label="Só para as lideranças por"
          value={days}
          choices={[
            ['3', '3 dias'],
            ['7', '7 dias'],
            ['14', '14 dias'],
          ]}
          onChange={setDays}
        />
      </div>
      <Button type="submit" className="justify-self-start" pendingText={open.isPending && 'Abrindo...'}>
        Abrir para {counted(leaders, 'liderança', 'lideranças')}
      </Button>
    </form>
  );
}

function TrialCard({ trial }: { trial: Trial }) {
  const end = useEnd(trial.id);
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="font-bold">{trial.challengeName}</h3>
        <p className="text-ink-soft">
          {trial.isOpen
            ? `Só as lideranças veem até ${dayWords(trial.endsAt)}.`
            : `Aberto para todo mundo desde ${dayWords(trial.endsAt)}.`}{' '}
          {ratingWords(trial)}
        </p>
      </div>
      {trial.ratings.length > 0 && (
        <ul className="grid gap-1">
          {trial.ratings.map(({ id, username, stars, note }) => (
            <li key={id}>
              <strong>
                {username}: {stars} de 5
              </strong>
              {note && `. ${note}`}
            </li>
          ))}
        </ul>
      )}
      {trial.isOpen && (
        <Button
          look="quiet"
          className="justify-self-start"
          aria-label={`Abrir para todo mundo: ${trial.challengeName}`}
          pendingText={end.isPending && 'Abrindo...'}
          onClick={() => end.mutate()}
        >
          Abrir para todo mundo
        </Button>
      )}
    </div>
  );
}

function ratingWords({ ratings }: Trial): string {
  if (ratings.length === 0) return 'Ninguém deu nota.';
  const sum = ratings.reduce((total, { stars }) => total + stars, 0);
  return `Nota ${formatNumber(sum / ratings.length)} de 5, de ${counted(ratings.length, 'liderança', 'lideranças')}.`;
}

function useOpen(communityId: number) {
  const toasts = useToasts('As lideranças já podem experimentar.');
  return useMutation({
    mutationFn: (body: Sent<'openTrial', 'body'>) =>
      call('openTrial', { params: { id: String(communityId) }, body }),
    ...toasts,
  });
}

function useEnd(id: number) {
  const toasts = useToasts('O desafio está aberto para todo mundo.');
  return useMutation({ mutationFn: () => call('endTrial', { params: { id: String(id) } }), ...toasts });
}

/** Says how it went. */
function useToasts(done: string) {
  const toast = useToast();
  return {
    onSuccess: () => toast({ title: 'Pronto', text: done }),
    onError: (failure: unknown) =>
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Não deu certo. Tente de novo.'),
        look: 'destructive',
      }),
  };
}
