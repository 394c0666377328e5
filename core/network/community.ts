import { findAnchors } from './anchors.ts';
import { findBody, placesOf, type Standing } from './body.ts';
import { type Beside, findBeside } from './echoes.ts';
import { findKnown } from './known.ts';
import { chooseFirst, type Links } from './met.ts';
import { networkModel } from './model.ts';

/** Who the community is, and whom it knows, by places; `links` are those left by `findStars`, of which the first `measured` count. */
export interface Community extends Standing {
  /** Those to whom enough people gave something who know the community without them. */
  known: Set<number>;
  /** For each measured place the one by whom it hangs together with the community; itself for most. */
  anchors: number[];
  /** By place those who know the community through it and one other alone, and who of them said it first. */
  echoes: Beside['echoes'];
  /** Those whom two people alone tie to the community: what is between them is measured no more than within one voice. */
  held: Set<number>;
  /** The most people who hang together with the others by one person; 0 where they are no more than a family. */
  behindOne: number;
}

/** By places: those who came by a card, with its maker (-1 for nobody of these people), and those who take care. */
interface Cared {
  vouched: ReadonlyMap<number, number>;
  carers?: ReadonlySet<number>;
}

/** Looks at everybody for the community first, then for whoever speaks with another's voice, and last for whom the voices know. */
export function findCommunity(links: Links, measured: number, { vouched, carers }: Cared): Community {
  const choose = chooseFirst(links, measured, carers);
  const standing = findBody(links, measured, vouched, choose);
  const { body, apart, hasStrangers } = standing;
  const anchored = findAnchors(links, measured, { vouched, body, choose });
  const { anchors, closed, behindOne } = anchored;
  const beside = findBeside(links, { ...anchored, measured, vouched });
  // One neighbour's yes, or two, puts nobody's many accounts into the measures.
  const many = [...closed, ...beside.held].filter(({ size }) => size > networkModel.known.family);
  return {
    known: findKnown(links, measured, { ...standing, ...anchored, ...beside, vouched }),
    body,
    hasStrangers,
    apart: placesOf([apart, ...many]),
    held: placesOf(beside.held),
    anchors,
    echoes: beside.echoes,
    behindOne,
  };
}
