import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';

type Search = ReturnType<typeof useSearchParams>;

/**
 * What the address says after its path, and how a screen changes that. An answer that comes once the person has gone
 * elsewhere brings nobody back.
 */
export function useSearch(): Search {
  const [search, setSearch] = useSearchParams();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const change = useCallback<Search[1]>(
    (...asked) => {
      if (isHere.current) setSearch(...asked);
    },
    [setSearch],
  );
  return [search, change];
}
