import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { readOptions } from '#web/api/read-options.ts';
import { ConnectButton } from '#web/calls/connect-button.tsx';
import { EndRequest } from '#web/calls/end-request.tsx';
import { useKeptTies } from '#web/calls/kept-tie.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Panel } from '#web/ui/panel.tsx';

type Tie = Answer<'connections'>[number];

const read = readOptions('connections');

/** Who waits for the member's answer, and from whom the member waits for one. */
export function ConnectionRequests() {
  const ties = useQuery({ ...read, refetchOnMount: 'always' });
  const isKept = useKeptTies();
  const open = ties.data?.filter(({ id, state }) => state !== 'connected' || isKept(id)) ?? [];
  return (
    <Panel title="Pedidos de conexão" Icon={UserPlus}>
      {ties.isLoadingError && <LoadFailure failure={ties.error} onRetry={() => ties.refetch()} />}
      {ties.isSuccess && open.length === 0 && (
        <p className="text-ink-soft">Nenhum pedido esperando resposta.</p>
      )}
      {open.length > 0 && (
        <ul>
          {open.map((tie) => (
            <Request key={tie.id} tie={tie} isKept={isKept(tie.id)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Request({ tie, isKept }: { tie: Tie; isKept: boolean }) {
  const isOwn = tie.state === 'you_asked';
  return (
    <li className="flex flex-wrap items-center gap-3 border-t-2 border-dashed border-line py-3 first:border-0">
      <Avatar name={tie.username} />
      <p className="min-w-0 grow basis-32">
        <strong className="block">
          <Breakable text={tie.username} />
        </strong>
        <span className="text-sm text-ink-soft">
          {isKept
            ? `${isOwn ? 'seu pedido' : 'sua resposta'} ainda está neste aparelho`
            : isOwn
              ? 'ainda não respondeu ao seu pedido'
              : 'quer se conectar com você'}
        </span>
      </p>
      {!isOwn && <ConnectButton id={tie.id} username={tie.username} />}
      {tie.state !== 'connected' && <EndRequest tie={tie} />}
    </li>
  );
}
