import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Sent } from '#core/contract/index.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { communitiesRead } from '#web/screens/care/use-community.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { nameOf, type Person } from './columns.ts';

type Role = Sent<'setRole', 'body'>['role'];

const choices: readonly (readonly [Role, string])[] = [
  ['member', 'Participa'],
  ['facilitator', 'Facilita: cuida de uma comunidade'],
  ['coordinator', 'Coordenação: cuida de tudo'],
];

interface Props {
  person: Person;
  communityId: number;
  onDone: () => void;
}

/** Gives or takes a role; one can take care of a community without living there. */
export function RoleForm({ person, communityId, onDone }: Props) {
  const [role, setRole] = useState<Role>(person.role);
  const [where, setWhere] = useState(String(communityId));
  const communities = useQuery(communitiesRead).data?.communities ?? [];
  const give = useGive(person, onDone);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (give.isPending) return;
    give.mutate({ role, ...(role !== 'coordinator' && { communityId: Number(where) }) });
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Choice
        label="Papel"
        value={role}
        choices={choices}
        onChange={(value) => setRole(choices.find(([key]) => key === value)?.[0] ?? role)}
      />
      {role !== 'coordinator' && communities.length > 1 && (
        <Choice
          label="Em qual comunidade"
          value={where}
          choices={communities.map(({ id, name }) => [String(id), name])}
          onChange={setWhere}
        />
      )}
      <Button type="submit" className="justify-self-start" pendingText={give.isPending && 'Salvando...'}>
        Salvar papel
      </Button>
    </form>
  );
}

function useGive(person: Person, onDone: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (body: Sent<'setRole', 'body'>) =>
      call('setRole', { params: { id: String(person.id) }, body }),
    onSuccess: () => {
      onDone();
      toast({ title: 'Papel salvo', text: `O papel de ${nameOf(person)} mudou.` });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao salvar o papel.'), look: 'destructive' }),
  });
}
