import type { Vouched } from './cards.ts';
import { around, type CutOff, cutOff, type Met } from './cut.ts';
import { earlyUntil, giversOf, type Links, metBy } from './met.ts';
import { networkModel } from './model.ts';
import { wantedGivers } from './sizes.ts';

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
  /** How many people with voices of their own the community is. */
  voices: number;
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
 * than `largest` are a village; circles that met one of those who hold them early, or for which enough voted, have voices of their
 * own: accounts can be made before a village comes, but they cannot have met it.
 */
export function findBeside(links: Links, seen: Seen): Beside {
  const { measured, core, voices } = seen;
  const { largest, few } = networkModel.known;
  const max = core < few ? 0 : Math.min(largest, Math.floor(core / 2));
  const echoes = new Map<number, Map<number, number>>();
  const held: ReadonlySet<number>[] = [];
  if (max === 0) return { echoes, held };
  const met = Array.from({ length: measured }, (_, place) =>
    [...metBy(links, place, measured)].map(([other]) => other).sort((one, other) => one - other),
  );
  const looked = { ...seen, met, max, until: earlyUntil(links, measured) };
  for (let place = 0; place < measured; place++) {
    const found = circlesBeside(links, looked, place);
    if (found.length === 0) continue;
    const firsts = new Map<number, number>();
    const own = new Map<number, number>();
    for (const { giver, holder, circle } of found) {
      const first = firsts.get(holder) ?? giver;
      firsts.set(holder, first);
      own.set(giver, first);
      if (wantedGivers(voices) > 2 && !metEarly(links, circle, place, looked.until)) held.push(circle);
    }
    echoes.set(place, own);
  }
  return { echoes, held };
}

interface Without extends Seen {
  met: Met;
  max: number;
  /** Until when a meeting was early: accounts can be made later by the thousand, and none earlier. */
  until: number;
}

/** Those who gave somebody something and without that one know the community through one other alone, with who does so too. */
function circlesBeside(links: Links, seen: Without, without: number): (CutOff & { giver: number })[] {
  const { measured, anchors, vouched, met, max, until } = seen;
  return sinceFirst(links, without, measured).flatMap((giver) => {
    // Who is behind somebody, or apart, has no voice of their own in any case.
    if (vouched.has(giver) || anchors[giver] !== giver) return [];
    const found = cutOff(met, giver, { max, without });
    if (!found || metEarly(links, found.circle, found.holder, until)) return [];
    const { holder, circle } = found;
    // Who knows the others through the same one person is of the circle, and ties nobody to them.
    if (around(met, without, [holder, ...circle], max).size <= max) return [];
    return isHeard(links, seen, circle, [holder, without]) ? [] : [{ giver, holder, circle }];
  });
}

/** Those who gave somebody something, who did so first in front. */
const sinceFirst = (links: Links, place: number, measured: number): number[] => {
  const since = (giver: number): number => links[place]?.get(giver)?.since ?? 0;
  return [...giversOf(links, place, measured)].sort((one, other) => since(one) - since(other) || one - other);
};

/** Whether one of a circle met somebody early. */
const metEarly = (links: Links, circle: ReadonlySet<number>, other: number, until: number): boolean =>
  [...circle].some((place) => (links[place]?.get(other)?.met ?? Infinity) < until);

/** Whether enough people besides a few gave something to a circle. */
function isHeard(
  links: Links,
  { measured, anchors, voices }: Seen,
  circle: ReadonlySet<number>,
  few: readonly number[],
): boolean {
  const heard = new Set<number>();
  for (const place of circle)
    for (const giver of giversOf(links, place, measured))
      if (!circle.has(giver) && !few.includes(giver)) heard.add(anchors[giver] ?? giver);
  return heard.size >= wantedGivers(voices);
}
