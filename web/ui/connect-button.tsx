import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserCheck, UserPlus } from 'lucide-react';
import type { ErrorCode } from '#core/contract/errors.ts';
import type { Answer } from '#core/contract/index.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useToast } from './toast.tsx';

type Person = Answer<'connections'>[number];

const read = readOptions('connections');

/** Connects with another member: shown at once, taken back if the server refuses. */
function useConnect(person: Person) {
  const cache = useQueryClient();
  const toast = useToast();
  const others = (known: readonly Person[] = []) => known.filter(({ id }) => id !== person.id);
  return useMutation({
    mutationFn: () => call('connect', { params: { id: String(person.id) } }),
    onMutate: () => cache.setQueryData(read.queryKey, (known) => [person, ...others(known)]),
    onSuccess: ({ pointsEarned, newBadges }) => {
      const badges = newBadges.map((badge) => ` Novo selo: ${badge}!`).join('');
      toast({
        title: 'Conexão feita!',
        text: `Você e ${person.username} agora estão conectados. +${pointsEarned} pts.${badges}`,
      });
    },
    onError: (failure) => {
      const isKnown =
        failure instanceof ApiError && failure.code === ('already_connected' satisfies ErrorCode);
      if (!isKnown) cache.setQueryData(read.queryKey, others);
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Não foi possível conectar. Tente de novo.'),
        look: 'destructive',
      });
    },
  });
}

/** Connects with somebody else; there is nobody to connect with behind a name that its member keeps private. */
export const ConnectButton = (person: Person) => person.id > 0 && <Connect {...person} />;

function Connect({ id, username }: Person) {
  const connections = useQuery(read);
  const connect = useConnect({ id, username });
  const isConnected = connections.data?.some((known) => known.id === id) ?? false;
  const Icon = isConnected ? UserCheck : UserPlus;
  return (
    <button
      type="button"
      aria-pressed={isConnected}
      aria-disabled={isConnected}
      onClick={() => isConnected || connect.mutate()}
      className={`inline-flex min-h-11 items-center justify-center gap-1.5 rounded-2xl border-2 border-edge px-3 text-sm font-bold whitespace-nowrap hover:bg-maize-wash aria-pressed:cursor-default aria-pressed:border-transparent aria-pressed:bg-leaf-wash aria-pressed:text-leaf ${connections.isPending ? 'invisible' : ''}`}
    >
      <Icon aria-hidden="true" size={18} />
      {isConnected ? 'Conectado' : 'Conectar'}
      <span className="sr-only"> com {username}</span>
    </button>
  );
}
