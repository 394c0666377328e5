import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { call } from '#web/api/client.ts';

interface State {
  invite?: Answer<'invite'>;
  failure?: unknown;
}

/** Where an invite leads; asked without the cache, which only exists behind the sign-in. */
export function useInvite(code: string) {
  const [state, setState] = useState<State>({});
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      setState({});
      try {
        setState({ invite: await call('invite', { params: { code }, ...(signal && { signal }) }) });
      } catch (failure) {
        if (!signal?.aborted) setState({ failure });
      }
    },
    [code],
  );
  useEffect(() => {
    const ending = new AbortController();
    void ask(ending.signal);
    return () => ending.abort();
  }, [ask]);
  return { ...state, retry: () => void ask() };
}
