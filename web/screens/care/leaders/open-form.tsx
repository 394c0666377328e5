import { useMutation } from '@tanstack/react-query';
import { Vote } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { roundQuestions, usualQuestions } from '#core/content/rounds.ts';
import { errors } from '#core/contract/errors.ts';
import { limits } from '#core/contract/limits.ts';
import { nominationModel } from '#core/nominations/model.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import type { DeskCommunity } from '#web/screens/care/care-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToast } from '#web/ui/toast.tsx';

const { min, max } = nominationModel.questions;

/** Opens a round: three to five questions, tried ones or one of one's own, and an end. */
export function OpenForm({ community }: { community: DeskCommunity }) {
  const [chosen, setChosen] = useState<readonly string[]>(usualQuestions);
  const [own, setOwn] = useState('');
  const [days, setDays] = useState('7');
  const toast = useToast();
  const open = useOpen(community.id);
  function submit(event: FormEvent) {
    event.preventDefault();
    const questions = [...chosen, ...(own.trim() ? [own.trim()] : [])];
    if (questions.length < min || questions.length > max) {
      return toast({ title: 'Erro', text: errors.round_questions_invalid.message, look: 'destructive' });
    }
    if (!open.isPending) open.mutate({ questions, days: Number(days) });
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
        <Field
          label="Uma pergunta sua (se quiser)"
          value={own}
          maxLength={limits.roundQuestion.max}
          onChange={({ target }) => setOwn(target.value)}
        />
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
          Todo mundo recebe um aviso. Os resultados aparecem uma única vez, depois do fim: assim ninguém
          descobre quem indicou quem.
        </p>
        <Button type="submit" className="justify-self-start" pendingText={open.isPending && 'Abrindo...'}>
          Abrir a rodada
        </Button>
      </form>
    </Panel>
  );
}

function useOpen(communityId: number) {
  const toast = useToast();
  return useMutation({
    mutationFn: ({ questions, days }: { questions: string[]; days: number }) =>
      call('openRound', {
        params: { id: String(communityId) },
        body: { questions, days },
      }),
    onSuccess: () => toast({ title: 'Rodada aberta', text: 'Cada pessoa recebeu um aviso.' }),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao abrir a rodada.'), look: 'destructive' }),
  });
}
