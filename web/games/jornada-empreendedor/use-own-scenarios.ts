import { useMemo } from 'react';
import { useOwnTrade } from '#web/play/use-own-trade.ts';
import { useStoredJson } from '#web/play/use-stored-json.ts';

/** The scenarios of the person's own work; each comes early once, and after that as any other does. */
export function useOwnScenarios() {
  const own = useOwnTrade()?.scenarios;
  const kept = useStoredJson('own-scenarios');
  return useMemo(() => {
    const met = (): string[] => {
      const { ids } = Object(kept.read());
      return Array.isArray(ids) ? ids : [];
    };
    return {
      unmet: () => own?.filter((id) => !met().includes(id)) ?? [],
      meet(ids: readonly string[]) {
        const news = own?.filter((id) => ids.includes(id) && !met().includes(id)) ?? [];
        if (news.length > 0) kept.write({ ids: [...met(), ...news] });
      },
    };
  }, [own, kept]);
}
