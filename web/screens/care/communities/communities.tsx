import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Building2, History, Megaphone, Plus, Settings } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { pagesKey, readOptions } from '#web/api/read-options.ts';
import { useSession } from '#web/app/session.ts';
import { CareLog } from '#web/calls/care-log.tsx';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { MoreButton } from '#web/calls/more-button.tsx';
import { CareFrame } from '#web/screens/care/care-frame.tsx';
import { MessageForm } from '#web/screens/care/message-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { type Community, CommunityDialog } from './community-dialog.tsx';
import { CommunityTable } from './community-table.tsx';
import { DeploymentForm } from './deployment-form.tsx';

/** The communities with their figures side by side; the coordination also makes and changes them. */
export function Communities() {
  const { user } = useSession();
  const isCoordinator = user?.role === 'coordinator';
  return (
    <CareFrame isOfAll title="Comunidades" intro="Os números lado a lado, e o que foi feito por quem cuida.">
      {() => (
        <>
          <CommunityList isCoordinator={isCoordinator} />
          <div className="grid gap-6 md:grid-cols-2 md:items-start">
            <Panel title="O que foi feito" Icon={History}>
              <CareLog query={{}} empty="Nada anotado ainda." />
            </Panel>
            {isCoordinator && (
              <div className="grid gap-6">
                <Panel title="Recado para todas as comunidades" Icon={Megaphone}>
                  <MessageForm />
                </Panel>
                <Deployment />
              </div>
            )}
          </div>
        </>
      )}
    </CareFrame>
  );
}

const useCommunities = () =>
  useInfiniteQuery({
    queryKey: pagesKey('communities'),
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }) =>
      call('communities', { query: { ...(after && { after }) }, signal }),
    getNextPageParam: ({ next }) => next?.toString(),
    refetchOnMount: 'always',
  });

function CommunityList({ isCoordinator }: { isCoordinator: boolean }) {
  const [isMaking, setMaking] = useState(false);
  const [changed, setChanged] = useState<Community>();
  const communities = useCommunities();
  const shown = communities.data?.pages.flatMap((page) => page.communities) ?? [];
  return (
    <Panel
      title="Comunidades"
      Icon={Building2}
      aside={
        isCoordinator && (
          <Button onClick={() => setMaking(true)}>
            <Plus aria-hidden="true" size={20} />
            Criar comunidade
          </Button>
        )
      }
    >
      {communities.isPending && <SkeletonRows rows={2} rowClass="h-24" />}
      {communities.isLoadingError && (
        <LoadFailure failure={communities.error} onRetry={() => communities.refetch()} />
      )}
      {shown.length > 0 && (
        <CommunityTable communities={shown} onChange={isCoordinator ? setChanged : undefined} />
      )}
      <MoreButton pages={communities}>Mostrar mais</MoreButton>
      {isMaking && <CommunityDialog onClose={() => setMaking(false)} />}
      {changed && <CommunityDialog community={changed} onClose={() => setChanged(undefined)} />}
    </Panel>
  );
}

function Deployment() {
  const deployment = useQuery(readOptions('deployment'));
  return (
    <Panel title="Nome desta instalação" Icon={Settings}>
      {deployment.data && <DeploymentForm key={deployment.data.name} name={deployment.data.name} />}
      {deployment.isLoadingError && (
        <LoadFailure failure={deployment.error} onRetry={() => deployment.refetch()} />
      )}
    </Panel>
  );
}
