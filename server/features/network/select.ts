import type { Received } from '#core/contract/index.ts';
import { tiePeriods } from '#core/progress/network-model.ts';
import type { Snapshot } from '#server/network/snapshot.ts';

type Query = Received<'network', 'query'>;

interface Selected {
  /** Places in `people`, the most influential first. */
  places: number[];
  ties: { one: number; other: number; kind: 'connection' | 'team'; weight: number }[];
}

/** Who and what the filters leave. */
export function select({ people, ties }: Snapshot, { period, kind, group }: Query): Selected {
  const index = tiePeriods.indexOf(period);
  const isIn = (place: number): boolean => group === undefined || people[place]?.group === group;
  const chosen = ties.flatMap(({ weights, ...tie }) => {
    const weight = weights[index] ?? 0;
    const isWanted = weight > 0 && (kind === 'all' || kind === tie.kind);
    return isWanted && isIn(tie.one) && isIn(tie.other) ? [{ ...tie, weight }] : [];
  });
  const reached = new Set(chosen.flatMap(({ one, other }) => [one, other]));
  const isShown = (place: number): boolean => {
    if (!isIn(place)) return false;
    if (kind === 'all' && period === 'all') return true;
    const isVoted = (people[place]?.votes[index] ?? 0) > 0;
    return reached.has(place) || ((kind === 'all' || kind === 'vote') && isVoted);
  };
  return { places: people.map((_, place) => place).filter(isShown), ties: chosen };
}
