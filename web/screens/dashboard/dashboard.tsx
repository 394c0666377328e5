import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#web/app/session.ts';
import { latePart } from '#web/ui/late-code.ts';
import { LateScreen } from '#web/ui/late-screen.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Narrow, Whole, Wide } from './columns.tsx';
import { communityReads } from './community-reads.ts';
import { MotivationProfile } from './motivation-profile.tsx';
import { NowWaiting } from './now-waiting.tsx';
import { OneByOne } from './one-by-one.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { RestWaiting } from './rest-waiting.tsx';
import { StatsRow } from './stats-row.tsx';

const nowCard = latePart(() => import('./now-card.tsx').then((code) => code.NowCard));
const communityPart = latePart(() => import('./community-part.tsx').then((code) => code.CommunityPart));
/** In the same file, so that it costs no further one. */
const weekPart = latePart(() => import('./community-part.tsx').then((code) => code.WeekPart));

/** The first page of whoever is signed in. Every panel reads for itself, so that all reads leave at once. */
export function Dashboard() {
  const { user } = useSession();
  const userId = user?.id ?? 1;
  useEarlyReads();
  return (
    <>
      <div className="grid gap-1">
        <ScreenHeading title="Dashboard">Olá, {user?.username}!</ScreenHeading>
        <p className="text-ink-soft">Veja como anda a sua caminhada e o que a comunidade está fazendo.</p>
      </div>
      {/* Where a part does not arrive, the figures that did stay. */}
      <LateScreen code={nowCard} waiting={<NowWaiting />} isExtra />
      <StatsRow userId={userId} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-12">
        <OneByOne waiting={<RestWaiting />}>
          <LateScreen
            code={weekPart}
            isExtra
            waiting={
              <Whole>
                <Skeleton className="h-90 md:h-64" />
              </Whole>
            }
          />
          <Narrow>
            <RecentActivity userId={userId} />
          </Narrow>
          <Wide>
            <MotivationProfile userId={userId} />
          </Wide>
          <LateScreen code={communityPart} waiting={<RestWaiting />} isExtra />
        </OneByOne>
      </div>
    </>
  );
}

/** Asks for what stands further down while its code is still on the way, each in a moment of its own, as its parts are drawn. */
function useEarlyReads() {
  const cache = useQueryClient();
  useEffect(() => {
    for (const read of Object.values<{ queryKey: QueryKey }>(communityReads))
      setTimeout(() => cache.prefetchQuery(read));
  }, [cache]);
}
