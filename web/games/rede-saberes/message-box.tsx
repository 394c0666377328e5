import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { limits } from '#core/contract/limits.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { newRunId } from '#web/api/run-id.ts';
import { Button } from '#web/ui/button.tsx';
import { DictateButton } from '#web/ui/dictate-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { teamParams } from './desk-cache.ts';
import type { Team } from './thread-cache.ts';
import { useFailure } from './use-team-moves.ts';

interface Draft {
  text: string;
  runId: string;
}

const emptyDraft = (): Draft => ({ text: '', runId: newRunId() });

/** Where a message to the team is written. What did not get through stays, and is taken once however often it is sent. */
export function MessageBox(team: Team) {
  const [draft, setDraft] = useState(emptyDraft);
  const { post } = useOutbox();
  const showFailure = useFailure('Não foi possível enviar. Tente de novo.');
  const send = useMutation({
    mutationFn: ({ text, runId }: Draft) =>
      post('sendTeamMessage', { params: teamParams(team.quizId, team.teamId), body: { text } }, runId),
    // Sent or waiting, it stands in the thread.
    onSuccess: () => setDraft(emptyDraft),
    onError: showFailure,
  });
  const isEmpty = draft.text.trim() === '';
  // Another text is another message.
  const write = (text: string) => setDraft({ text, runId: newRunId() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !send.isPending) send.mutate(draft);
  };
  return (
    <form onSubmit={submit} className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextArea
        label="Escreva para a equipe"
        rows={2}
        maxLength={limits.teamMessage.max}
        value={draft.text}
        readOnly={send.isPending}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" look="quiet" pendingText={send.isPending && 'Enviando...'}>
        <Send aria-hidden="true" size={20} />
        Enviar
      </Button>
      <DictateButton
        value={draft.text}
        max={limits.teamMessage.max}
        onChange={write}
        label="mensagem para a equipe"
      />
    </form>
  );
}
