import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Sent } from '#core/contract/index.ts';
import { isOutOfReach } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { keepTrade } from '#web/api/kept-trade.ts';
import { readOptions } from '#web/api/read-options.ts';
import { setChosen } from '#web/ui/device-choice.ts';

type Said = NonNullable<Sent<'updateAccount', 'body'>['preferences']>;

const tryAgainMs = 5000;

/**
 * Keeps what the person says of themselves, on this device at once and in the account; where nobody waits for the answer, as
 * soon as the server can be reached.
 */
export function usePreferences(userId: number, { keepsTrying = false } = {}) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (preferences: Said) => call('updateAccount', { body: { preferences } }),
    retry: (_tries, failure) => keepsTrying && isOutOfReach(failure),
    retryDelay: tryAgainMs,
    onMutate: (said) => keepHere(userId, said),
    onSuccess: (account) => cache.setQueryData<Answer<'account'>>(readOptions('account').queryKey, account),
  });
}

/** Makes this device do as the person said. */
export function keepHere(userId: number, { trade, readsAloud, readsCalmly }: Said): void {
  if (trade !== undefined) keepTrade(userId, trade);
  if (readsAloud != null) setChosen('ler-em-voz-alta', readsAloud);
  if (readsCalmly != null) setChosen('ler-com-calma', readsCalmly);
}
