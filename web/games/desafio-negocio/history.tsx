import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { goodScore } from '#core/content/desafio-negocio.ts';
import type { Answer } from '#core/contract/index.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Messages } from './messages.tsx';
import { dayAndTime } from './moment-words.ts';
import { ObjectiveResults } from './objective-results.tsx';

type Past = Answer<'challengeHistory'>[number];

interface Props {
  challenges: Answer<'challenges'>;
  takesFocus: boolean;
  onContinue: (id: number) => void;
  onChallenges: () => void;
}

/** The person's own conversations, newest first. */
export function History({ challenges, takesFocus, onContinue, onChallenges }: Props) {
  const history = useQuery(readOptions('challengeHistory'));
  const personaOf = ({ challengeId }: Past) =>
    challenges.find(({ id }) => id === challengeId)?.persona.name ?? 'a outra pessoa';
  if (history.isPending) return <SkeletonRows rows={3} rowClass="h-32" text="Carregando conversas..." />;
  if (history.isLoadingError)
    return <LoadFailure failure={history.error} onRetry={() => history.refetch()} />;
  if (history.data.length === 0)
    return (
      <EmptyState title="Nenhuma conversa encontrada" text="Comece um desafio: ele fica guardado aqui.">
        <Button onClick={onChallenges}>Ver os desafios</Button>
      </EmptyState>
    );
  return (
    <>
      <PhaseHeading takesFocus={takesFocus}>Suas conversas</PhaseHeading>
      <ul aria-label="Conversas" className="grid gap-4">
        {history.data.map((past) => (
          <li key={past.id} className="min-w-0">
            <PastConversation past={past} persona={personaOf(past)} onContinue={onContinue} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PastProps {
  past: Past;
  persona: string;
  onContinue: (id: number) => void;
}

const PastConversation = ({ past, persona, onContinue }: PastProps) => (
  <Card className="grid gap-3 p-4 sm:p-6">
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="grid gap-0.5">
        <h3 className="font-display text-xl leading-snug font-bold">{past.challengeName}</h3>
        <p className="text-sm text-ink-soft">
          Com {persona}, <time dateTime={past.startedAt}>{dayAndTime(past.startedAt)}</time>
        </p>
      </div>
      <Result past={past} />
    </div>
    <details className="group grid gap-3 [&_summary::-webkit-details-marker]:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-xl font-bold text-leaf">
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 group-open:rotate-180 motion-safe:transition-transform"
        />
        {past.completed ? 'Ver conversa e retorno' : 'Ver conversa'}
        <span className="sr-only">
          : {past.challengeName}, {dayAndTime(past.startedAt)}
        </span>
      </summary>
      <div className="grid gap-4 pt-2">
        {past.feedback && <p className="max-w-prose whitespace-pre-line">{past.feedback}</p>}
        {past.objectives.length > 0 && <ObjectiveResults objectives={past.objectives} />}
        <Messages messages={past.messages} persona={persona} />
      </div>
    </details>
    {!past.completed && (
      <Button
        className="justify-self-start"
        aria-label={`Continuar a conversa: ${past.challengeName}`}
        onClick={() => onContinue(past.id)}
      >
        Continuar a conversa
      </Button>
    )}
  </Card>
);

const Result = ({ past: { completed, score } }: { past: Past }) => {
  if (!completed || score === null) return <Tag tone="amber">Em andamento</Tag>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <strong className="text-lg tabular-nums">Nota {score}</strong>
      {score >= goodScore && <Tag tone="leaf">Bom desempenho</Tag>}
    </div>
  );
};
