import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { stubApi } from '#web/testing/stub-api.ts';
import { useConversation } from './use-conversation.ts';

test('nothing is sent or ended without an active conversation', async () => {
  history.replaceState(null, '', '/games/desafio-negocio');
  const requests = stubApi({});
  const queryClient = createQueryClient();
  const { result } = renderHook(useConversation, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  await expect(result.current.send('oi')).rejects.toThrow(new Error('No active conversation'));
  await expect(result.current.end()).rejects.toThrow(new Error('No active conversation'));
  expect(requests).toEqual([]);
});
