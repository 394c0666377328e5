import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { changeRead } from '#web/api/change-read.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { readOptions } from '#web/api/read-options.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { endHere } from './ends.ts';
import { OutsideNames, withWritten } from './outside-names.tsx';
import { PeopleChoice } from './people-choice.tsx';

export type OpenRound = NonNullable<Answer<'currentRound'>['round']>;
export type Given = Omit<Answer<'currentRound'>['answers'][number], 'question'>;

interface Props {
  round: OpenRound;
  question: number;
  text: string;
  given: Given;
  /** Goes back with what was chosen so far, which is there when one comes again. */
  onBack: (answer: Given) => void;
  onDone: (answer: Given) => void;
  /** The round was over before this answer came. */
  onOver: () => void;
}

/** One question: as many people as one likes, nobody, or somebody who is not here. */
export function Question({ round, question, text, given, onBack, ...then }: Props) {
  const [people, setPeople] = useState(given.people);
  const [outside, setOutside] = useState(given.outside);
  const [written, setWritten] = useState('');
  const save = useSave(round.id, question, then);
  const answer = { people, outside: withWritten(outside, written) };
  const isEmpty = people.length + answer.outside.length === 0;
  const toggle = (person: Given['people'][number]) =>
    setPeople(
      people.some(({ id }) => id === person.id)
        ? people.filter(({ id }) => id !== person.id)
        : [...people, person].slice(0, limits.named.max),
    );
  return (
    <Panel title={text} listens={<ListenButton text={text} startsItself />}>
      <p className="text-ink-soft">
        Pergunta {question + 1} de {round.questions.length}. Escolha quantas pessoas quiser; ninguém vê quem
        você escolheu. Responda até {endHere(round.endsAt)}.
      </p>
      <PeopleChoice roundId={round.id} chosen={people} onToggle={toggle} />
      <OutsideNames names={outside} written={written} onWrite={setWritten} onChange={setOutside} />
      <div className="flex flex-wrap gap-3">
        <Button pendingText={save.isPending && 'Guardando...'} onClick={() => save.mutate(answer)}>
          {isEmpty ? 'Ninguém' : 'Continuar'}
        </Button>
        <Button look="quiet" onClick={() => onBack(answer)}>
          Voltar
        </Button>
      </div>
    </Panel>
  );
}

function useSave(roundId: number, question: number, { onDone, onOver }: Pick<Props, 'onDone' | 'onOver'>) {
  const { post } = useOutbox();
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ people, outside }: Given) =>
      post('answerRound', {
        params: { id: String(roundId), question: String(question) },
        body: { people: people.map(({ id }) => id), outside, at: new Date(serverNow()).toISOString() },
      }),
    onSuccess: (_, answer) => {
      // Sent or waiting, this is what the person says; whoever opens the round again goes on from it.
      changeRead<Answer<'currentRound'>>(cache, readOptions('currentRound').queryKey, (known) => {
        const others = known?.answers.filter((one) => one.question !== question) ?? [];
        return known && { ...known, answers: [...others, { question, ...answer }] };
      });
      onDone(answer);
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'round_over') return onOver();
      toast({ title: 'Erro', text: sentenceOf(failure, 'Não foi possível guardar.'), look: 'destructive' });
    },
  });
}
