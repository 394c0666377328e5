import {
  ChartNoAxesColumn,
  HeartHandshake,
  type LucideIcon,
  MessagesSquare,
  Star,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { communityLabels } from '#core/content/community.ts';
import { type CommunityFigures, sampleCommunity } from '#core/content/samples.ts';
import type { Answer } from '#core/contract/index.ts';
import { hasEnough, sampleOrReal } from '#core/progress/sample.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { FigureCard } from '#web/ui/figure-card.tsx';
import { SamplePanel } from '#web/ui/sample-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFigures } from './use-figures.ts';

const icons: Record<keyof CommunityFigures, LucideIcon> = {
  posts: MessagesSquare,
  participation: HeartHandshake,
  activeUsers: Users,
  topContributor: Star,
};

const title = 'Números da comunidade';

/** The community in four figures; samples, folded into a line, until enough has been published. */
export function Figures() {
  const community = useFigures();
  if (community.isLoadingError) {
    return <LoadFailure failure={community.error} onRetry={() => community.refetch()} />;
  }
  const { data } = community;
  const { isSample, value } = sampleOrReal({
    enough: hasEnough('community', data?.posts ?? 0),
    sample: sampleCommunity,
    real: figuresOf(data),
  });
  if (isSample && data)
    return (
      <SamplePanel title={title} Icon={ChartNoAxesColumn} isSample>
        <FigureRow value={value} />
      </SamplePanel>
    );
  return (
    <section aria-label={title}>
      <h2 className="sr-only">{title}</h2>
      <FigureRow value={data && value} />
    </section>
  );
}

/** Its places are kept while the figures are on their way. */
function FigureRow({ value }: { value: CommunityFigures | undefined }) {
  const figure = (name: keyof CommunityFigures, text?: string, note?: ReactNode) => (
    <li>
      <FigureCard label={communityLabels[name]} Icon={icons[name]} isName={note !== undefined} note={note}>
        {text ?? <Skeleton className={note ? 'h-7 w-24' : 'h-9 w-24'} />}
      </FigureCard>
    </li>
  );
  const top = value?.topContributor;
  return (
    <ul className="grid two-abreast gap-3 md:grid-cols-4 md:gap-5">
      {figure('posts', value && formatNumber(value.posts))}
      {figure('participation', value && `${formatNumber(value.participation)}%`)}
      {figure('activeUsers', value && formatNumber(value.activeUsers))}
      {figure(
        'topContributor',
        top?.username,
        top ? counted(top.contributions, 'contribuição', 'contribuições') : <Skeleton className="h-5 w-24" />,
      )}
    </ul>
  );
}

const figuresOf = (data: Answer<'community'> | undefined): CommunityFigures => ({
  ...sampleCommunity,
  ...data,
  topContributor: data?.topContributor ?? sampleCommunity.topContributor,
});
