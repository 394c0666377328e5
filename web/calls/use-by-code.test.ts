import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useByCode } from './use-by-code.ts';

test('an answer that does not come is given up after a while, and can be asked for again', async () => {
  const patience = new AbortController();
  const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      }),
  );
  const { result } = renderHook(() => useByCode('invite', 'ABC'));
  expect(wait).toHaveBeenCalledWith(20_000);
  patience.abort();
  await waitFor(() => expect(result.current.failure).toMatchObject({ status: 0 }));
  wait.mockReturnValue(new AbortController().signal);
  void result.current.retry();
  await waitFor(() => expect(result.current.failure).toBeUndefined());
});
