import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BadgeList } from './badge-list.tsx';
import { ConnectionRequests } from './connection-requests.tsx';
import { Ledger } from './ledger.tsx';
import { OwnCommunity } from './own-community.tsx';
import { OwnData } from './own-data.tsx';
import { OwnNominations } from './own-nominations.tsx';
import { OwnRounds } from './own-rounds.tsx';
import { OwnWays } from './own-ways.tsx';
import { Password } from './password.tsx';
import { Privacy } from './privacy.tsx';
import { Profile } from './profile.tsx';
import { RankingPrivacy } from './ranking-privacy.tsx';

/** The member's own page. */
export function Account() {
  const account = useQuery({ ...readOptions('account'), refetchOnMount: 'always' });
  return (
    <>
      <ScreenHeading title="Minha página">Minha página</ScreenHeading>
      {account.isPending && <SkeletonRows rows={2} rowClass="h-64" text="Carregando sua página..." />}
      {account.isLoadingError && <LoadFailure failure={account.error} onRetry={() => account.refetch()} />}
      {account.data && <Sheets account={account.data} />}
    </>
  );
}

/** One below the other on a phone; on a wide screen the ledger stands beside the others. */
function Sheets({ account }: { account: Answer<'account'> }) {
  // The first is seen; the others are drawn after it, in pieces so short that a tap in between is answered.
  const isFirstDrawn = useDeferredValue(true, false);
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:grid-rows-[auto_auto_auto_auto_auto_auto_1fr] [&_section]:below-fold">
      <Profile account={account} />
      {isFirstDrawn && <OtherSheets account={account} />}
    </div>
  );
}

const OtherSheets = ({ account }: { account: Answer<'account'> }) => (
  <>
    <ConnectionRequests />
    <BadgeList account={account} />
    <div className="grid content-start gap-6 md:col-start-2 md:row-span-7 md:row-start-1">
      <OwnWays account={account} />
      <OwnCommunity account={account} />
      <OwnNominations />
      <OwnRounds />
      <Password />
      <Ledger userId={account.id} />
    </div>
    <RankingPrivacy account={account} />
    <OwnData username={account.username} />
    <Privacy />
  </>
);
