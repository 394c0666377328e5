import { type ReactNode, useState } from 'react';
import { useSession } from '#web/app/session.ts';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { CommunityWall } from './community-wall.tsx';
import { IdentifiedLeaders } from './identified-leaders.tsx';
import { LatestSubmissions } from './latest-submissions.tsx';
import { MotivationProfile } from './motivation-profile.tsx';
import { OwnBadges } from './own-badges.tsx';
import { PartnerRequests } from './partner-requests.tsx';
import { RankingSection } from './ranking-section.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatsRow } from './stats-row.tsx';

/** The first page of whoever is signed in. Every panel reads for itself, so that all reads leave at once. */
export function Dashboard() {
  const { user } = useSession();
  const [now] = useState(Date.now);
  const userId = user?.id ?? 1;
  return (
    <>
      <div className="grid gap-1">
        <ScreenHeading title="Dashboard">Olá, {user?.username}!</ScreenHeading>
        <p className="text-ink-soft">Veja como anda a sua caminhada e o que a comunidade está fazendo.</p>
      </div>
      <StatsRow userId={userId} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-12">
        <Narrow>
          <RecentActivity userId={userId} now={now} />
        </Narrow>
        <Wide>
          <MotivationProfile userId={userId} />
        </Wide>
        <Wide>
          <CommunityWall userId={userId} now={now} />
        </Wide>
        <Narrow>
          <IdentifiedLeaders />
        </Narrow>
        <Wide>
          <PartnerRequests open={[]} />
        </Wide>
        <Narrow>
          <LatestSubmissions />
        </Narrow>
        <Whole>
          <OwnBadges />
        </Whole>
        <RankingSection userId={userId} />
      </div>
    </>
  );
}

const Wide = ({ children }: { children: ReactNode }) => <div className="grid md:col-span-7">{children}</div>;

const Whole = ({ children }: { children: ReactNode }) => (
  <div className="grid md:col-span-12">{children}</div>
);

const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="grid md:col-span-5">{children}</div>
);
