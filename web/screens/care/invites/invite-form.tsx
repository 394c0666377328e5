import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Answer, Sent } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useLock } from '#web/calls/use-lock.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { useToast } from '#web/ui/toast.tsx';

const uses = [
  ['10', '10 pessoas'],
  ['30', '30 pessoas'],
  ['100', '100 pessoas'],
  ['1000', '1.000 pessoas'],
  [String(limits.inviteUses.max), '10.000 pessoas'],
] as const;

const days = [
  ['1', '1 dia'],
  ['7', '7 dias'],
  ['30', '30 dias'],
  [String(limits.inviteDays.max), '1 ano'],
] as const;

interface Props {
  communityId: number;
  onMade: (invite: Answer<'createInvite'>) => void;
}

/** Makes an invite: for how many, and for how long. */
export function InviteForm({ communityId, onMade }: Props) {
  const [maxUses, setMaxUses] = useState('100');
  const [forDays, setForDays] = useState('30');
  const make = useMake(communityId, onMade);
  const once = useLock();
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = { maxUses: Number(maxUses), days: Number(forDays) };
    once((release) => make.mutate(wanted, { onSettled: release }));
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice label="Para quantas pessoas" value={maxUses} choices={uses} onChange={setMaxUses} />
        <Choice label="Por quanto tempo" value={forDays} choices={days} onChange={setForDays} />
      </div>
      <Button type="submit" pendingText={make.isPending && 'Fazendo convite...'}>
        Fazer convite
      </Button>
    </form>
  );
}

function useMake(communityId: number, onMade: Props['onMade']) {
  const toast = useToast();
  return useMutation({
    mutationFn: (body: Sent<'createInvite', 'body'>) =>
      call('createInvite', { params: { id: String(communityId) }, body }),
    onSuccess: onMade,
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao fazer o convite.'), look: 'destructive' }),
  });
}
