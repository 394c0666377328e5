import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, Camera, type LucideIcon, Mic, PenLine, Send } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { type PromptQuestion, promptQuestions } from '#core/content/voz-rota.ts';
import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { newRunId } from '#web/api/run-id.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useSession } from '#web/app/session.ts';
import { useDraft } from '#web/calls/use-draft.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DictateButton } from '#web/ui/dictate-button.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

interface Props {
  prompt: PromptQuestion;
  takesFocus: boolean;
  onBack: () => void;
  onSent: (idea: Answer<'submit'>['submission']) => void;
}

/** What is half written belongs to its question: the next one of the category starts with an empty box. */
const draftOf = ({ id, question }: PromptQuestion): string =>
  promptQuestions.some((first) => first.question === question) ? `voz-rota:${id}` : `voz-rota:${question}`;

/** Where an idea is written; what was typed is still there after a lost signal or a closed page. */
export function WriteIdea({ prompt, takesFocus, onBack, onSent }: Props) {
  const { text, write, handOver } = useDraft(useSession().user?.id, draftOf(prompt));
  const form = useRef<HTMLFormElement>(null);
  const counterId = useId();
  const sending = useSendIdea(prompt, { onSent, onRefused: write });
  const idea = text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (idea === '' || sending.isPending) return;
    handOver();
    sending.mutate(text);
  }
  return (
    <Card className="p-4 sm:p-6">
      <form ref={form} onSubmit={submit} className="grid gap-4">
        <div className="grid gap-3">
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Tag tone="amber">{prompt.category}</Tag>
            <ListenButton text={prompt.question} />
          </div>
          <PhaseHeading takesFocus={takesFocus}>{prompt.question}</PhaseHeading>
        </div>
        <TypeChoice onText={() => form.current?.querySelector('textarea')?.focus()} />
        <div className="grid gap-1">
          <TextArea
            label="Sua ideia"
            rows={6}
            maxLength={limits.answer.max}
            aria-describedby={counterId}
            placeholder="Escreva do seu jeito"
            value={text}
            readOnly={sending.isPending}
            onChange={({ target }) => write(target.value)}
          />
          <div className="flex flex-wrap items-start justify-between gap-2">
            <DictateButton value={text} max={limits.answer.max} onChange={write} label="sua ideia" />
            <p id={counterId} className="ml-auto text-sm text-ink-soft tabular-nums">
              {formatNumber(text.length)} de {formatNumber(limits.answer.max)} letras
            </p>
          </div>
        </div>
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          <Button look="quiet" onClick={onBack}>
            <ArrowLeft aria-hidden="true" size={20} />
            Outra pergunta
          </Button>
          <Button
            type="submit"
            disabled={idea === ''}
            pendingText={sending.isPending && 'Enviando...'}
            className="disabled:cursor-not-allowed disabled:opacity-60"
          >
            <Send aria-hidden="true" size={20} />
            Enviar Ideia
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useSendIdea(
  prompt: PromptQuestion,
  { onSent, onRefused }: Pick<Props, 'onSent'> & { onRefused: (written: string) => void },
) {
  const toast = useToast();
  const { post } = useOutbox();
  // The same text sent again, after an answer that got lost, is the same idea.
  const sent = useRef({ answer: '', runId: '' });
  return useMutation({
    mutationFn: (written: string) => {
      const answer = written.trim();
      if (sent.current.answer !== answer) sent.current = { answer, runId: newRunId() };
      const body = { question: prompt.question, answer, type: 'text' as const };
      return post('submit', { body }, sent.current.runId);
    },
    onSuccess: ({ answer }, written) => {
      if (!answer) {
        toast({
          title: 'Ideia guardada',
          text: 'Sem sinal: ela será enviada quando a internet voltar. A influência é contada quando ela chegar.',
        });
        return onSent(unsentIdea(prompt, written.trim()));
      }
      const { submission, pointsEarned, notice } = answer;
      const gained = `+${formatNumber(pointsEarned)} de influência. Agora veja o que os outros contam.`;
      toast({ title: 'Ideia enviada!', text: notice ?? gained });
      onSent(submission);
    },
    onError: (failure, written) => {
      onRefused(written);
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Não foi possível enviar sua ideia. Tente de novo.'),
        look: 'destructive',
      });
    },
  });
}

/** The idea as the next step shows it, until the community has it. */
const unsentIdea = ({ question }: PromptQuestion, answer: string): Answer<'submit'>['submission'] => ({
  id: 0,
  userId: 0,
  username: '',
  question,
  answer,
  type: 'text',
  votes: 0,
  hasVoted: false,
  createdAt: new Date(serverNow()).toISOString(),
});

const laterTypes = [
  { name: 'Áudio', what: 'A gravação de áudio', Icon: Mic },
  { name: 'Foto', what: 'A foto', Icon: Camera },
] as const satisfies readonly { name: string; what: string; Icon: LucideIcon }[];

const typeLook =
  'flex min-h-12 items-center justify-center gap-x-2 rounded-2xl border-2 px-1 py-1 font-bold max-sm:flex-col';

/** How an idea can be told: in writing for now. */
const TypeChoice = ({ onText }: { onText: () => void }) => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 font-semibold">Como você quer contar?</legend>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))] gap-2">
      <button
        type="button"
        aria-pressed="true"
        onClick={onText}
        className={`${typeLook} border-leaf bg-leaf-wash text-leaf`}
      >
        <PenLine aria-hidden="true" size={20} />
        Texto
      </button>
      {laterTypes.map(({ name, Icon }) => (
        <button
          key={name}
          type="button"
          disabled
          className={`${typeLook} cursor-not-allowed border-dashed border-line text-ink-soft`}
        >
          <Icon aria-hidden="true" size={20} />
          {name}
        </button>
      ))}
    </div>
    <ul className="grid text-sm text-ink-soft">
      {laterTypes.map(({ name, what }) => (
        <li key={name}>{what} será implementada em breve.</li>
      ))}
    </ul>
  </fieldset>
);
