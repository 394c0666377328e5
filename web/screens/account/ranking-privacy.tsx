import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { reviewTexts } from '#core/content/network.ts';
import type { Answer } from '#core/contract/index.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { MoreLink } from '#web/ui/more-link.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ReviewState } from '#web/ui/review-state.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Whether others read the member's name in rankings, and the review the member asked for. */
export function RankingPrivacy({ account }: { account: Answer<'account'> }) {
  const hide = useHide();
  return (
    <Panel title="Meu nome no ranking" Icon={EyeOff}>
      <Switch
        label={reviewTexts.hide}
        note={reviewTexts.hideNote}
        isOn={hide.isPending ? hide.variables : account.hideFromRanking}
        onChange={(isHidden) => hide.isPending || hide.mutate(isHidden)}
      />
      {account.review && (
        <div className="grid gap-2">
          <h3 className="font-bold">Meu pedido de revisão</h3>
          <ReviewState review={account.review} />
        </div>
      )}
      <MoreLink href="/leadership">Do que é feita a minha posição</MoreLink>
    </Panel>
  );
}

function useHide() {
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (hideFromRanking: boolean) => call('updateAccount', { body: { hideFromRanking } }),
    onSuccess: (account) => {
      cache.setQueryData(readOptions('account').queryKey, account);
      toast({
        title: 'Sucesso',
        text: account.hideFromRanking
          ? 'Seu nome não aparece mais no ranking.'
          : 'Seu nome voltou a aparecer no ranking.',
      });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao salvar a escolha.'), look: 'destructive' }),
  });
}
