import { type Vouched, wantedGivers } from './network-cards.ts';
import { type CutOff, cutOff, type Met } from './network-cut.ts';
import { earlyUntil, giversOf, type Links, metBy } from './network-met.ts';
import { networkModel } from './network-model.ts';

/** By place, those who gave it something and know the community through it and one other alone, and who of them was first. */
export type Echoes = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** Whether what somebody gave to a place says only what another such person said before. */
export const isEcho = (echoes: Echoes, to: number, from: number): boolean =>
  (echoes.get(to)?.get(from) ?? from) !== from;

interface Seen {
  measured: number;
  /** With whose voice each place speaks. */
  anchors: readonly number[];
  /** So many people hang together in two ways; 0 where there is no such core. */
  core: number;
  /** Those who came by a card: its maker's word decides on their voice. */
  vouched: Vouched;
}

/** Those who know the community through one person each, and somebody, or through two. */
export interface Beside {
  echoes: Echoes;
  /** Circles that hang together with the community by two people: to be known takes a third. */
  held: ReadonlySet<number>[];
}

/**
 * Accounts of one's own that one neighbour has met as well hang together with the community in two ways, but not without
 * their owner. So of each person it is asked who would know the community through one other alone, were that person
 * not there: all whom the same neighbour holds are one voice to that person, besides the neighbour's own. More people together
 * than `beside` are a hamlet; circles that met one of those who hold them early, or for which enough voted, have voices of their
 * own: accounts can be made before a village comes, but they cannot have met it.
 */
export function findBeside(links: Links, seen: Seen): Beside {
  const { measured, core } = seen;
  const max = Math.min(networkModel.known.beside, Math.floor(core / 2));
  const echoes = new Map<number, Map<number, number>>();
  const held: ReadonlySet<number>[] = [];
  if (max === 0) return { echoes, held };
  const met = Array.from({ length: measured }, (_, place) =>
    [...metBy(links, place, measured)].map(([other]) => other).sort((one, other) => one - other),
  );
  const looked = { ...seen, met, max, until: earlyUntil(links, measured) };
  for (let place = 0; place < measured; place++) {
    const own = echoesOf(links, looked, place);
    if (own.size > 0) echoes.set(place, own);
  }
  // A circle that two people hold has an echo for each of them.
  const inCircle = new Set<number>();
  for (const place of new Set([...echoes.values()].flatMap((own) => [...own.keys()]))) {
    if (inCircle.has(place)) continue;
    const found = cutOff(met, place, { most: wantedGivers(measured) - 1, max });
    if (!found || found.by.size === 0 || isHeard(links, looked, found, found.by)) continue;
    held.push(found.circle);
    for (const one of found.circle) inCircle.add(one);
  }
  return { echoes, held };
}

interface Without extends Seen {
  met: Met;
  max: number;
  /** Until when a meeting was early: accounts can be made later by the thousand, and none earlier. */
  until: number;
}

function echoesOf(links: Links, seen: Without, without: number): Map<number, number> {
  const { measured, anchors, vouched, met, max } = seen;
  const firsts = new Map<number, number>();
  const own = new Map<number, number>();
  for (const giver of sinceFirst(links, without, measured)) {
    if (vouched.has(giver) || anchors[giver] !== giver) continue;
    const found = cutOff(met, giver, { most: 1, max, without });
    const [holder] = found?.by ?? [];
    // Who is behind somebody, or apart, has no voice of their own in any case.
    if (!found || holder === undefined || isHeard(links, seen, found, new Set([holder, without]))) continue;
    const first = firsts.get(holder) ?? giver;
    firsts.set(holder, first);
    own.set(giver, first);
  }
  return own;
}

/** Those who gave somebody something, who did so first in front. */
const sinceFirst = (links: Links, place: number, measured: number): number[] => {
  const since = (giver: number): number => links[place]?.get(giver)?.since ?? 0;
  return [...giversOf(links, place, measured)].sort((one, other) => since(one) - since(other) || one - other);
};

/** Whether a circle met one of those who hold it early, or enough people besides `few` voted for somebody of it. */
function isHeard(
  links: Links,
  { measured, anchors, until }: Without,
  { circle, by }: CutOff,
  few: ReadonlySet<number>,
): boolean {
  const voices = new Set<number>();
  for (const place of circle) {
    for (const holder of by) if ((links[place]?.get(holder)?.met ?? Infinity) < until) return true;
    for (const giver of giversOf(links, place, measured))
      if (!circle.has(giver) && !few.has(giver)) voices.add(anchors[giver] ?? giver);
  }
  return voices.size >= wantedGivers(measured);
}
