import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { call } from '#web/api/client.ts';

/** What stands behind a code that anybody may open; asked without the cache, which only exists behind the sign-in. */
export function useByCode<N extends 'invite' | 'certificate'>(name: N, code: string) {
  const [state, setState] = useState<{ found?: Answer<N>; failure?: unknown }>({});
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      setState({});
      try {
        const input = { params: { code }, ...(signal && { signal }) };
        setState({ found: (await call<'invite' | 'certificate'>(name, input)) as Answer<N> });
      } catch (failure) {
        if (!signal?.aborted) setState({ failure });
      }
    },
    [name, code],
  );
  useEffect(() => {
    const ending = new AbortController();
    void ask(ending.signal);
    return () => ending.abort();
  }, [ask]);
  return { ...state, retry: () => void ask() };
}
