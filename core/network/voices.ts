import { isOneVoice } from './anchors.ts';
import type { Echoes } from './echoes.ts';
import { networkModel } from './model.ts';
import type { VoteFlow } from './ties.ts';

interface Voices {
  /** With whose voice each place speaks. */
  anchors: readonly number[];
  /** Who knows the community through each place and one other alone. */
  echoes: Echoes;
  body: ReadonlySet<number>;
  apart: ReadonlySet<number>;
  /** Those whom two people alone tie to the community. */
  held: ReadonlySet<number>;
  /** Whether somebody may stand apart from the body at all. */
  hasStrangers: boolean;
}

/**
 * What share of the votes of one person for another says something of that other, by the order of the flows. Those who
 * speak with one voice are heard once, and nobody votes for oneself; those whom nobody of the community has met add half of
 * what those whom it knows have given, and no more: a few accounts that only vote would make anybody the first. One vote
 * counts whoever gave it, so that it does not show who did.
 */
export function heardShares(flows: readonly VoteFlow[], voices: Voices): number[] {
  const { anchors, echoes, body, apart, held, hasStrangers } = voices;
  const isStranger = (place: number): boolean => hasStrangers && !body.has(place);
  const loudest = new Map<string, VoteFlow>();
  const given = new Map<number, { known: number; strangers: number }>();
  const isHeard = ({ from, to, weight }: VoteFlow): boolean =>
    weight > 0 &&
    !apart.has(from) &&
    !isOneVoice(anchors, from, to) &&
    !(isStranger(from) && isStranger(to)) &&
    !(held.has(from) && held.has(to));
  const keyOf = ({ from, to }: VoteFlow): string =>
    `${echoes.get(to)?.get(from) ?? anchors[from] ?? from} ${to}`;
  for (const flow of flows) {
    if (!isHeard(flow)) continue;
    const before = loudest.get(keyOf(flow));
    if (!before || flow.weight > before.weight) loudest.set(keyOf(flow), flow);
  }
  for (const { from, to, full } of loudest.values()) {
    const sums = given.get(to) ?? { known: 0, strangers: 0 };
    given.set(to, sums);
    sums[isStranger(from) ? 'strangers' : 'known'] += full;
  }
  return flows.map((flow) => {
    if (!isHeard(flow) || loudest.get(keyOf(flow)) !== flow) return 0;
    const { known = 0, strangers = 0 } = given.get(flow.to) ?? {};
    const max = Math.max(networkModel.weights.vote, known * networkModel.strangers);
    return isStranger(flow.from) && strangers > max ? max / strangers : 1;
  });
}
