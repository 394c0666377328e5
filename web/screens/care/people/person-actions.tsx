import { useMutation } from '@tanstack/react-query';
import { KeyRound, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { nameOf, type Person } from './columns.ts';
import { PersonDialog } from './person-dialog.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';

interface Props {
  person: Person;
  communityId: number;
}

/** What can be done for one person: a way back in with one tap, and the rest behind another. */
export function PersonActions({ person, communityId }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const recovery = useMutation({
    mutationFn: () => call('makeRecovery', { params: { id: String(person.id) } }),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao fazer o código.'), look: 'destructive' }),
  });
  const name = <span className="sr-only"> {nameOf(person)}</span>;
  return (
    <div className="flex flex-wrap gap-2 desk:flex-nowrap desk:text-sm">
      <Button
        look="quiet"
        className="grow px-3!"
        pendingText={recovery.isPending && 'Fazendo código...'}
        onClick={() => recovery.mutate()}
      >
        <KeyRound aria-hidden="true" size={20} />
        Ajudar a entrar{name}
      </Button>
      <Button look="quiet" className="px-3!" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" size={20} />
        Mais<span className="sr-only"> sobre {nameOf(person)}</span>
      </Button>
      {recovery.data && (
        <RecoveryDialog name={nameOf(person)} recovery={recovery.data} onClose={() => recovery.reset()} />
      )}
      {isOpen && <PersonDialog person={person} communityId={communityId} onClose={() => setOpen(false)} />}
    </div>
  );
}
