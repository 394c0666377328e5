import { useMutation, useQuery } from '@tanstack/react-query';
import { Presentation, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { CopyAddress, spacedCode } from '#web/screens/care/access-code.tsx';
import type { DeskCommunity } from '#web/screens/care/care-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { dayWords } from '#web/ui/day-words.ts';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { InviteForm } from './invite-form.tsx';
import { Projection } from './projection.tsx';

type Invite = Answer<'invites'>[number];

/** The invites of a community: how many came by each, and what can be done with it. */
export function InviteList({ community }: { community: DeskCommunity }) {
  const [shown, setShown] = useState<Invite>();
  const params = { id: String(community.id) };
  const invites = useQuery({ ...readOptions('invites', { params }), refetchOnMount: 'always' });
  return (
    <Panel title="Convites" Icon={QrIcon}>
      <InviteForm communityId={community.id} onMade={setShown} />
      {invites.isPending && <SkeletonRows rows={2} rowClass="h-32" />}
      {invites.isLoadingError && <LoadFailure failure={invites.error} onRetry={() => invites.refetch()} />}
      {invites.data?.length === 0 && (
        <p className="text-ink-soft">Nenhum convite ainda. Faça o primeiro e mostre para a sua gente.</p>
      )}
      <ul className="grid gap-4">
        {invites.data?.map((invite) => (
          <li key={invite.code} className="grid gap-3 rounded-2xl border-2 border-line p-4">
            <InviteItem invite={invite} communityId={community.id} onShow={() => setShown(invite)} />
          </li>
        ))}
      </ul>
      {shown && <Projection invite={shown} community={community} onClose={() => setShown(undefined)} />}
    </Panel>
  );
}

interface ItemProps {
  invite: Invite;
  communityId: number;
  onShow: () => void;
}

function InviteItem({ invite, communityId, onShow }: ItemProps) {
  const revoke = useRevoke(communityId);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="font-mono text-2xl font-bold">{spacedCode(invite.code)}</h3>
        <Tag tone={invite.isValid ? 'leaf' : 'grey'}>{stateOf(invite)}</Tag>
      </div>
      <p>
        {counted(invite.uses, 'pessoa entrou', 'pessoas entraram')} por ele, de até{' '}
        {formatNumber(invite.maxUses)}. Vale até {dayWords(invite.expiresAt)}.
      </p>
      {invite.isValid && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={onShow}>
            <Presentation aria-hidden="true" size={20} />
            Mostrar e imprimir
          </Button>
          <CopyAddress path={invite.path} />
          <Button
            look="danger"
            pendingText={revoke.isPending && 'Cancelando...'}
            onClick={() => revoke.mutate(invite.code)}
          >
            Cancelar convite
          </Button>
        </div>
      )}
    </>
  );
}

function stateOf({ isValid, revokedAt, uses, maxUses }: Invite): string {
  if (isValid) return 'Vale';
  if (revokedAt) return 'Cancelado';
  return uses >= maxUses ? 'Todos usados' : 'Vencido';
}

function useRevoke(communityId: number) {
  const toast = useToast();
  return useMutation({
    mutationFn: (code: string) => call('revokeInvite', { params: { id: String(communityId), code } }),
    onSuccess: () => toast({ title: 'Convite cancelado', text: 'Quem já entrou continua na comunidade.' }),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao cancelar o convite.'), look: 'destructive' }),
  });
}
