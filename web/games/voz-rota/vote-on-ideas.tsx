import { Flag } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { tuning } from '#core/games/voz-rota/rules.ts';
import { counted } from '#core/progress/wording.ts';
import { useSession } from '#web/app/session.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { runPoints } from '#web/play/gain-words.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { IdeaCard } from './idea-card.tsx';
import { useIdeas } from './use-ideas.ts';

type Idea = Answer<'submissions'>[number];

interface Props {
  /** The own idea with which the person takes part. */
  idea: Idea;
  takesFocus: boolean;
  onFinish: (idea: Idea) => void;
}

/** What the community tells; each idea of somebody else can be voted for. */
export function VoteOnIdeas({ idea, takesFocus, onFinish }: Props) {
  const { user } = useSession();
  const ideas = useIdeas();
  const own = ideas.data?.find(({ id }) => id === idea.id) ?? idea;
  const hasOthers = ideas.data?.some(({ userId }) => userId !== user?.id);
  return (
    <>
      <PhaseHeading takesFocus={takesFocus}>Vote nas ideias da comunidade</PhaseHeading>
      <Card className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
        <div className="grid min-w-0 grow basis-72 gap-1">
          <p role="status" className="text-lg">
            Sua ideia tem <strong>{counted(own.votes, 'voto', 'votos')}</strong>.
          </p>
          <p className="text-ink-soft">
            Participar vale {runPoints(tuning.base)}, mais {tuning.perVote} por voto. Com mais de{' '}
            {tuning.bonusAbove} votos, são mais {tuning.bonus}.
          </p>
        </div>
        <Button className="grow sm:grow-0" onClick={() => onFinish(own)}>
          <Flag aria-hidden="true" size={20} />
          Finalizar Participação
        </Button>
      </Card>
      {ideas.isPending && <SkeletonRows rows={3} rowClass="h-56" text="Carregando ideias..." />}
      {ideas.isLoadingError && <LoadFailure failure={ideas.error} onRetry={() => ideas.refetch()} />}
      {hasOthers === false && (
        <p className="rounded-2xl bg-maize-wash px-4 py-3 font-semibold">
          Ainda não há ideias de outras pessoas. Volte mais tarde para votar.
        </p>
      )}
      <ul aria-label="Ideias" className="grid gap-4">
        {ideas.data?.map((one) => (
          <li key={one.id} className="min-w-0">
            <IdeaCard idea={one} isOwn={one.userId === user?.id} />
          </li>
        ))}
      </ul>
    </>
  );
}
