import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errors } from '#core/contract/errors.ts';
import { limits } from '#core/contract/limits.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { newRunId } from '#web/api/run-id.ts';
import { useSession } from '#web/app/session.ts';
import { useDraft } from '#web/calls/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { DictateButton } from '#web/ui/dictate-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { teamParams } from './desk-cache.ts';
import type { Team } from './thread-cache.ts';
import { useFailure } from './use-team-moves.ts';

const nothingYet = { title: 'Erro', text: errors.message_empty.message, look: 'destructive' } as const;

/** Where a message to the team is written. What did not get through stays, and is taken once however often it is sent. */
export function MessageBox(team: Team) {
  const draft = useDraft(useSession().user?.id, `equipe:${team.teamId}`);
  const { text } = draft;
  const [runId, setRunId] = useState(newRunId);
  const toast = useToast();
  const { post } = useOutbox();
  const showFailure = useFailure('Não foi possível enviar. Tente de novo.');
  const send = useMutation({
    mutationFn: () => {
      draft.handOver();
      const params = teamParams(team.quizId, team.teamId);
      return post('sendTeamMessage', { params, body: { text } }, runId);
    },
    // Sent or waiting, it stands in the thread.
    onSuccess: () => write(''),
    onError: (failure) => {
      draft.write(text);
      showFailure(failure);
    },
  });
  // Another text is another message.
  function write(words: string) {
    draft.write(words);
    setRunId(newRunId());
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    if (text.trim() === '') return toast(nothingYet);
    send.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextArea
        label="Escreva para a equipe"
        rows={2}
        maxLength={limits.teamMessage.max}
        value={text}
        readOnly={send.isPending}
        onChange={({ target }) => write(target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <DictateButton
          value={text}
          max={limits.teamMessage.max}
          onChange={write}
          label="mensagem para a equipe"
        />
        <Button
          type="submit"
          look="quiet"
          className="ml-auto max-sm:grow"
          pendingText={send.isPending && 'Enviando...'}
        >
          <Send aria-hidden="true" size={20} />
          Enviar
        </Button>
      </div>
    </form>
  );
}
