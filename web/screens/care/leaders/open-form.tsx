import { useMutation } from '@tanstack/react-query';
import { Vote } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { roundQuestions, usualQuestions } from '#core/content/rounds.ts';
import { nominationModel } from '#core/nominations/model.ts';
import { problemsOf } from '#core/nominations/round-questions.ts';
import { counted } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSession } from '#web/app/session.ts';
import { useDraft } from '#web/calls/use-draft.ts';
import type { DeskCommunity } from '#web/screens/care/care-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { OwnQuestions } from './own-questions.tsx';

const { min, max } = nominationModel.questions;

/** Opens a round: three to five questions, tried ones and one's own in any mix, and an end. */
export function OpenForm({ community }: { community: DeskCommunity }) {
  const draft = useDraft(useSession().user?.id, `perguntas:${community.id}`);
  const [own, setOwn] = useState<readonly string[]>(() => draft.text.split('\n').filter(Boolean));
  const [chosen, setChosen] = useState<readonly string[]>(() => usualQuestions.slice(0, max - own.length));
  const [days, setDays] = useState('7');
  const [tries, setTries] = useState(0);
  const isTried = tries > 0;
  const open = useOpen(community.id, draft.handOver);
  const howMany = chosen.length + own.length;
  const isCountWrong = howMany < min || howMany > max;
  const problems = problemsOf(chosen, own);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    const isWrong = isCountWrong || problems.some((problem) => problem !== null);
    if (!isWrong && !open.isPending)
      open.mutate({ questions: [...chosen, ...own.map((text) => text.trim())], days: Number(days) });
  }
  function changeOwn(changed: readonly string[]) {
    // A box that was just asked for is not wrong yet.
    if (changed.length > own.length) setTries(0);
    setOwn(changed);
    draft.write(changed.join('\n'));
  }
  const toggle = (question: string) =>
    setChosen(chosen.includes(question) ? chosen.filter((one) => one !== question) : [...chosen, question]);
  return (
    <Panel title="Abrir uma rodada" Icon={Vote}>
      <form onSubmit={submit} className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">
            Escolha de {min} a {max} perguntas
          </legend>
          {roundQuestions.map((question) => (
            <label key={question} className="flex min-h-12 items-center gap-3">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-leaf"
                checked={chosen.includes(question)}
                onChange={() => toggle(question)}
              />
              {question}
            </label>
          ))}
        </fieldset>
        <OwnQuestions
          questions={own}
          problems={problems.map((problem) => (isTried || problem === 'too_long' ? problem : null))}
          canAdd={howMany < max}
          tries={tries}
          onChange={changeOwn}
        />
        <p
          role={isTried && isCountWrong ? 'alert' : 'status'}
          className={`font-semibold ${isCountWrong ? 'text-danger' : ''}`}
        >
          {counted(howMany, 'pergunta escolhida', 'perguntas escolhidas')}.
          {isCountWrong && ` Escolha de ${min} a ${max} perguntas.`}
        </p>
        <Choice
          label="A rodada fica aberta por"
          value={days}
          choices={[
            ['3', '3 dias'],
            ['7', '7 dias'],
            ['14', '14 dias'],
            ['30', '30 dias'],
          ]}
          onChange={setDays}
        />
        <p className="text-sm text-ink-soft">
          Todo mundo recebe um aviso. Os resultados saem só depois do fim, e não mudam mais: assim ninguém
          descobre quem indicou quem.
        </p>
        <Button type="submit" className="justify-self-start" pendingText={open.isPending && 'Abrindo...'}>
          Abrir a rodada
        </Button>
      </form>
    </Panel>
  );
}

function useOpen(communityId: number, onOpened: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: ({ questions, days }: { questions: string[]; days: number }) =>
      call('openRound', {
        params: { id: String(communityId) },
        body: { questions, days },
      }),
    onSuccess: () => {
      onOpened();
      toast({ title: 'Rodada aberta', text: 'Cada pessoa recebeu um aviso.' });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao abrir a rodada.'), look: 'destructive' }),
  });
}
