import { useQuery } from '@tanstack/react-query';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BadgeList } from './badge-list.tsx';
import { Ledger } from './ledger.tsx';
import { OwnData } from './own-data.tsx';
import { Privacy } from './privacy.tsx';
import { Profile } from './profile.tsx';

/** The member's own page. */
export function Account() {
  const account = useQuery({ ...readOptions('account'), refetchOnMount: 'always' });
  return (
    <>
      <ScreenHeading title="Minha página">Minha página</ScreenHeading>
      {account.isPending && <SkeletonRows rows={2} rowClass="h-64" text="Carregando sua página..." />}
      {account.isError && <LoadFailure failure={account.error} onRetry={() => account.refetch()} />}
      {account.data && (
        <div className="grid gap-6 md:grid-cols-2">
          <div className="grid min-w-0 content-start gap-6">
            <Profile account={account.data} />
            <Ledger userId={account.data.id} />
          </div>
          <div className="grid min-w-0 content-start gap-6">
            <BadgeList account={account.data} />
            <OwnData username={account.data.username} />
          </div>
        </div>
      )}
      <Privacy />
    </>
  );
}
