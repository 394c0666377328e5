import type { UseQueryResult } from '@tanstack/react-query';
import { HeartHandshake, type LucideIcon, MessagesSquare, Star, Users } from 'lucide-react';
import { communityLabels } from '#core/content/community.ts';
import { type CommunityFigures, sampleCommunity } from '#core/content/samples.ts';
import type { Answer } from '#core/contract/index.ts';
import { hasEnough, sampleOrReal } from '#core/progress/sample.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { FigureCard } from '#web/ui/figure-card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const icons: Record<keyof CommunityFigures, LucideIcon> = {
  posts: MessagesSquare,
  participation: HeartHandshake,
  activeUsers: Users,
  topContributor: Star,
};

/** The community in four figures; samples until enough has been published. */
export function Figures({ community }: { community: UseQueryResult<Answer<'community'>> }) {
  if (community.isLoadingError) {
    return <LoadFailure failure={community.error} onRetry={() => community.refetch()} />;
  }
  const { data } = community;
  const { isSample, value } = sampleOrReal({
    enough: hasEnough('community', data?.posts ?? 0),
    sample: sampleCommunity,
    real: figuresOf(data),
  });
  const figure = (name: keyof CommunityFigures, text: string, note?: string) => (
    <li>
      <FigureCard
        label={communityLabels[name]}
        Icon={icons[name]}
        isName={name === 'topContributor'}
        isSample={isSample && data !== undefined}
        note={data && note}
      >
        {data ? text : <Skeleton className="h-9 w-24" />}
      </FigureCard>
    </li>
  );
  const { username, contributions } = value.topContributor;
  return (
    <section aria-label="Números da comunidade">
      <h2 className="sr-only">Números da comunidade</h2>
      <ul className="grid two-abreast gap-3 md:grid-cols-4 md:gap-5">
        {figure('posts', formatNumber(value.posts))}
        {figure('participation', `${formatNumber(value.participation)}%`)}
        {figure('activeUsers', formatNumber(value.activeUsers))}
        {figure('topContributor', username, counted(contributions, 'contribuição', 'contribuições'))}
      </ul>
    </section>
  );
}

const figuresOf = (data: Answer<'community'> | undefined): CommunityFigures => ({
  ...sampleCommunity,
  ...data,
  topContributor: data?.topContributor ?? sampleCommunity.topContributor,
});
