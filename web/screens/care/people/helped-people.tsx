import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSession } from '#web/app/session.ts';
import { useToast } from '#web/ui/toast.tsx';
import { nameOf, type Person } from './columns.ts';
import { PeopleTable } from './people-table.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';

interface Props {
  pages: readonly Answer<'people'>[];
  isWhole: boolean;
  communityId: number;
  /** Something was done that changes what the list shows of a person. */
  onChanged: (personId: number) => void;
}

/** The list, and the sheets of whoever is being helped: outside the rows, which a long list does not always draw. */
export function HelpedPeople({ pages, isWhole, communityId, onChanged }: Props) {
  const [chosen, setChosen] = useState<Person>();
  const toast = useToast();
  const mayHelp = useMayHelp();
  const recovery = useMutation({
    mutationFn: ({ id }: Person) => call('makeRecovery', { params: { id: String(id) } }),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao fazer o código.'), look: 'destructive' }),
  });
  return (
    <>
      <PeopleTable
        pages={pages}
        isWhole={isWhole}
        helpingId={recovery.isPending ? recovery.variables.id : undefined}
        mayHelp={mayHelp}
        onHelp={recovery.mutate}
        onMore={setChosen}
      />
      {recovery.data && (
        <RecoveryDialog
          name={nameOf(recovery.variables)}
          recovery={recovery.data}
          onClose={() => recovery.reset()}
        />
      )}
      {chosen && (
        <PersonDialog
          person={chosen}
          communityId={communityId}
          onClose={() => setChosen(undefined)}
          onChanged={() => onChanged(chosen.id)}
        />
      )}
    </>
  );
}

/** Nobody makes a way in for themselves, nor for who takes care of more than they do: those would only be refused. */
function useMayHelp(): (person: Person) => boolean {
  const { id, role } = useSession().user ?? {};
  return useCallback(
    (person: Person) => person.id !== id && (role === 'coordinator' || person.role !== 'coordinator'),
    [id, role],
  );
}
