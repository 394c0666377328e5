import type { Received } from '#core/contract/index.ts';
import { tiePeriods } from '#core/network/model.ts';
import type { PublicTie } from '#core/network/ties.ts';
import type { Snapshot } from '#server/network/snapshot.ts';

type Query = Received<'network', 'query'>;

/** More than these no screen can show apart; the export has them all. */
const maxTies = 20_000;

export interface Selected {
  /** How many people and ties the filters leave. */
  totals: { people: number; ties: number };
  /** Places in `people`, as many as were asked for, the most influential first. */
  places: number[];
  /** The ties between those, the strongest first. */
  ties: (Omit<PublicTie, 'weights'> & { weight: number })[];
  /** How often those of one group voted for those of another. */
  groupVotes: { from: number; to: number; votes: number }[];
}

/** Selections kept of one snapshot: most people look at the same few. */
const maxKept = 20;
const kept = new WeakMap<Snapshot, Map<string, Selected>>();

/**
 * Who and what the filters leave; worked out once for each snapshot, however many ask. Ties of those who hide their
 * names are left out: whoever is at the other end would know at once whose they are.
 */
export function select(snapshot: Snapshot, query: Query, hidden: readonly number[]): Selected {
  const known = kept.get(snapshot) ?? new Map<string, Selected>();
  kept.set(snapshot, known);
  const key = [query.period, query.kind, query.group, query.limit, ...hidden].join(' ');
  const selected = known.get(key) ?? workOut(snapshot, query, new Set(hidden));
  known.set(key, selected);
  const [oldest] = known.keys();
  if (known.size > maxKept && oldest !== undefined) known.delete(oldest);
  return selected;
}

/** Two plain passes over the ties: it runs beside other requests. */
function workOut(
  { people, ties, groupVotes }: Snapshot,
  { period, kind, group, limit }: Query,
  hidden: ReadonlySet<number>,
): Selected {
  const index = tiePeriods.indexOf(period);
  const isOpen = Uint8Array.from(people, ({ id }) => (hidden.has(id) ? 0 : 1));
  const isIn = Uint8Array.from(people, (person) => (group === undefined || person.group === group ? 1 : 0));
  const areWanted = ({ one, other }: PublicTie): boolean =>
    isIn[one] === 1 && isIn[other] === 1 && isOpen[one] === 1 && isOpen[other] === 1;
  const weightOf = (tie: PublicTie): number | undefined =>
    (kind === 'all' || kind === tie.kind) && areWanted(tie) ? tie.weights[index] : undefined;
  const reached = new Uint8Array(people.length);
  let count = 0;
  for (const tie of ties) {
    if (!weightOf(tie)) continue;
    count++;
    reached[tie.one] = 1;
    reached[tie.other] = 1;
  }
  const everyone = kind === 'all' && period === 'all';
  const withVotes = kind === 'all' || kind === 'vote';
  const places: number[] = [];
  for (const [place, { votes }] of people.entries()) {
    const isVoted = withVotes && votes[index];
    if (isIn[place] && (everyone || reached[place] === 1 || isVoted)) places.push(place);
  }
  const shown = places.slice(0, limit);
  const totals = { people: places.length, ties: count };
  const isShown = new Uint8Array(people.length);
  for (const place of shown) isShown[place] = 1;
  const drawn = (tie: PublicTie) =>
    isShown[tie.one] === 1 && isShown[tie.other] === 1 ? weightOf(tie) : undefined;
  const isAsked = ({ from, to }: { from: number; to: number }): boolean =>
    withVotes && (group === undefined || group === from || group === to);
  return {
    totals,
    places: shown,
    ties: firstTies(ties, drawn),
    groupVotes: groupVotes.filter(isAsked).flatMap(({ from, to, votes }) => {
      const count = votes[index];
      return count ? [{ from, to, votes: count }] : [];
    }),
  };
}

function firstTies(
  ties: readonly PublicTie[],
  drawn: (tie: PublicTie) => number | undefined,
): Selected['ties'] {
  const first: Selected['ties'] = [];
  for (const tie of ties) {
    const weight = drawn(tie);
    if (!weight) continue;
    const { weights: _, ...rest } = tie;
    first.push({ ...rest, weight });
    if (first.length === maxTies) break;
  }
  return first;
}
