import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { call } from '#web/api/client.ts';

/** Whoever has nothing else to look at does not wait longer without a word. */
const waitMs = 20_000;

/** What stands behind a code that anybody may open; asked without the cache, which only exists behind the sign-in. */
export function useByCode<N extends 'invite' | 'certificate'>(name: N, code: string) {
  const [state, setState] = useState<{ found?: Answer<N>; failure?: unknown }>({});
  const ask = useCallback(async () => {
    setState({});
    try {
      const input = { params: { code }, signal: AbortSignal.timeout(waitMs) };
      setState({ found: (await call<'invite' | 'certificate'>(name, input)) as Answer<N> });
    } catch (failure) {
      setState({ failure });
    }
  }, [name, code]);
  useEffect(() => void ask(), [ask]);
  return { ...state, retry: ask };
}
