import { useSession } from '#web/app/session.ts';
import { Narrow, Whole, Wide } from './columns.tsx';
import { CommunityWall } from './community-wall.tsx';
import { IdentifiedLeaders } from './identified-leaders.tsx';
import { LatestSubmissions } from './latest-submissions.tsx';
import { OneByOne } from './one-by-one.tsx';
import { OwnBadges } from './own-badges.tsx';
import { PartnerRequests } from './partner-requests.tsx';
import { RankingSection } from './ranking-section.tsx';
import { RestWaiting } from './rest-waiting.tsx';

export { MotivationChart } from './motivation-chart.tsx';
export { WeekPart } from './week-part.tsx';

/** What the community does: the part of the dashboard below the person's own figures. */
export function CommunityPart() {
  const userId = useSession().user?.id ?? 1;
  return (
    <OneByOne waiting={<RestWaiting />}>
      <Wide>
        <CommunityWall userId={userId} />
      </Wide>
      <Narrow>
        <IdentifiedLeaders userId={userId} />
      </Narrow>
      <Wide>
        <PartnerRequests />
      </Wide>
      <Narrow>
        <LatestSubmissions />
      </Narrow>
      <Whole>
        <OwnBadges />
      </Whole>
      <RankingSection userId={userId} />
    </OneByOne>
  );
}
