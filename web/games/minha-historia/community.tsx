import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readOptions } from '#web/api/read-options.ts';
import { useSession } from '#web/app/session.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StoryCard } from './story-card.tsx';

interface Props {
  takesFocus: boolean;
  onTemplates: () => void;
  /** What stands above the stories. */
  children: ReactNode;
}

/** The stories that everyone has shared, newest first. */
export function Community({ takesFocus, onTemplates, children }: Props) {
  const userId = useSession().user?.id ?? 1;
  // Others write meanwhile: whoever comes back sees what is new.
  const stories = useQuery({ ...readOptions('stories'), refetchOnMount: 'always' });
  return (
    <>
      <PhaseHeading takesFocus={takesFocus}>Histórias da comunidade</PhaseHeading>
      {children}
      {stories.isPending && <SkeletonRows rows={3} rowClass="h-56" text="Carregando histórias..." />}
      {stories.isLoadingError && <LoadFailure failure={stories.error} onRetry={() => stories.refetch()} />}
      {stories.data?.length === 0 && (
        <EmptyState
          title="Ninguém contou uma história ainda"
          text="A primeira pode ser a sua. Leva poucos minutos."
        >
          <Button onClick={onTemplates}>Contar a minha história</Button>
        </EmptyState>
      )}
      <ul aria-label="Histórias" className="grid gap-4 empty:hidden md:grid-cols-2 md:items-start">
        {stories.data?.map((story) => (
          <li key={story.id} className="grid min-w-0">
            <StoryCard story={story} isOwn={story.userId === userId} />
          </li>
        ))}
      </ul>
    </>
  );
}
