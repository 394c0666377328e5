import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { ConnectButton } from '#web/calls/connect-button.tsx';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToast } from '#web/ui/toast.tsx';

type Tie = Answer<'connections'>[number];

const read = readOptions('connections');

/** Who waits for the member's answer, and from whom the member waits for one. */
export function ConnectionRequests() {
  const ties = useQuery({ ...read, refetchOnMount: 'always' });
  const open = ties.data?.filter(({ state }) => state !== 'connected') ?? [];
  return (
    <Panel title="Pedidos de conexão" Icon={UserPlus}>
      {ties.isError && <LoadFailure failure={ties.error} onRetry={() => ties.refetch()} />}
      {ties.isSuccess && open.length === 0 && (
        <p className="text-ink-soft">Nenhum pedido esperando resposta.</p>
      )}
      {open.length > 0 && (
        <ul>
          {open.map((tie) => (
            <Request key={tie.id} tie={tie} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Request({ tie }: { tie: Tie }) {
  const end = useEndRequest(tie);
  const isOwn = tie.state === 'you_asked';
  return (
    <li className="flex flex-wrap items-center gap-3 border-t-2 border-dashed border-line py-3 first:border-0">
      <Avatar name={tie.username} />
      <p className="min-w-0 grow basis-32">
        <strong className="block">
          <Breakable text={tie.username} />
        </strong>
        <span className="text-sm text-ink-soft">
          {isOwn ? 'ainda não respondeu ao seu pedido' : 'quer se conectar com você'}
        </span>
      </p>
      {!isOwn && <ConnectButton id={tie.id} username={tie.username} />}
      <Button look="quiet" pendingText={end.isPending && 'Enviando...'} onClick={() => end.mutate()}>
        {isOwn ? 'Cancelar' : 'Recusar'}
        <span className="sr-only">
          {' '}
          o pedido {isOwn ? 'a' : 'de'} {tie.username}
        </span>
      </Button>
    </li>
  );
}

/** Says no, or takes the own ask back. */
function useEndRequest({ id }: Tie) {
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call('declineConnection', { params: { id: String(id) } }),
    onSuccess: () => cache.setQueryData(read.queryKey, (known) => known?.filter((one) => one.id !== id)),
    onError: (failure) => {
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Não foi possível responder. Tente de novo.'),
        look: 'destructive',
      });
      void cache.invalidateQueries({ queryKey: read.queryKey });
    },
  });
}
