import { findBlocks } from './blocks.ts';
import { type Vouched, voicesWithCards } from './cards.ts';
import { type ChooseCircle, chooseFirst, giversOf, type Links, metBy } from './met.ts';
import { networkModel } from './model.ts';
import { isCommunity, wantedGivers } from './sizes.ts';

/** People who would know nobody else of the community without one person. */
interface Branch {
  holder: number;
  people: Set<number>;
}

interface Seen {
  vouched: Vouched;
  /** Places of those who hang together with most of the community. */
  body: ReadonlySet<number>;
  choose?: ChooseCircle;
}

interface Anchored {
  anchors: number[];
  /** The same without what cards say. */
  behind: number[];
  /** Those behind one person each, without a voice of their own. */
  closed: ReadonlySet<number>[];
  /** The most people who are behind one person of the core; 0 where they are no more than a family. */
  behindOne: number;
  /** So many people hang together in two ways; 0 where they are too few to be behind. */
  core: number;
  /** How many people the community is, each with a voice of their own: those behind somebody make it no larger. */
  voices: number;
}

/**
 * For each place the person by whom it hangs together with the community: itself for most. Where so few people hang on one
 * person as could be that person's acquaintances, or somebody's accounts of whom one was met, they speak with the voice of
 * that one person, until enough others voted for them. More than that are a village. Where hardly anybody hangs
 * together in two ways, everybody has a voice of their own.
 */
export function findAnchors(
  links: Links,
  measured: number,
  { vouched, body, choose = chooseFirst(links, measured) }: Seen,
): Anchored {
  const anchors = Array.from({ length: measured }, (_, place) => place);
  const { branches, behindOne, core } = findBranches(links, measured, choose);
  for (const { holder, people } of branches) for (const place of people) anchors[place] = holder;
  const voices = new Set([...body].map((place) => anchors[place])).size;
  const isOpen = ({ holder, people }: Branch): boolean => {
    const heard = new Set<number>();
    for (const place of people)
      for (const giver of giversOf(links, place, measured))
        if (!people.has(giver)) heard.add(anchors[giver] ?? giver);
    heard.delete(holder);
    return heard.size >= wantedGivers(voices);
  };
  const [opened, closed] = [branches.filter(isOpen), branches.filter((branch) => !isOpen(branch))];
  for (const { people } of opened) for (const place of people) anchors[place] = place;
  // In a small community one person may well have brought most of the others: they are measured, and make nobody known.
  const heard = core < networkModel.known.few ? [...anchors.keys()] : anchors;
  return {
    anchors: voicesWithCards(links, { measured, behind: heard, vouched, voices }),
    behind: anchors,
    closed: closed.map(({ people }) => people),
    behindOne,
    core,
    voices,
  };
}

/** Whether two people speak with one voice, of one of them or of a third: what is between them is, for all that can be told, one person's. */
export const isOneVoice = (anchors: readonly number[], one: number, other: number): boolean =>
  one !== other && anchors[one] !== undefined && anchors[one] === anchors[other];

function findBranches(
  links: Links,
  measured: number,
  choose: ChooseCircle,
): Pick<Anchored, 'behindOne' | 'core'> & { branches: Branch[] } {
  const { fewest, largest, family } = networkModel.known;
  const blocks = findBlocks(
    Array.from({ length: measured }, (_, place) =>
      [...metBy(links, place, measured)].map(([other]) => other),
    ),
  );
  const core = choose(blocks);
  if (!core || core.size < fewest || !isCommunity(core.size, measured))
    return { branches: [], behindOne: 0, core: 0 };
  const blocksOf = groupByPlace(blocks, measured);
  const branches: Branch[] = [];
  const left = [core];
  let behindOne = 0;
  for (let block = left.pop(); block; block = left.pop()) {
    const others = [...block].flatMap((holder) =>
      (blocksOf[holder] ?? []).filter((one) => one !== block).map((first) => ({ holder, first })),
    );
    for (const { holder, first } of others) {
      const people = peopleBeyond(blocksOf, first, holder, largest);
      if (people) branches.push({ holder, people });
      else left.push(first);
      if (block !== core) continue;
      const all = people ?? peopleBeyond(blocksOf, first, holder, measured);
      behindOne = Math.max(behindOne, all?.size ?? 0);
    }
    for (const place of block) blocksOf[place] = blocksOf[place]?.filter((one) => one !== block) ?? [];
  }
  return { branches, behindOne: behindOne > family ? behindOne : 0, core: core.size };
}

function groupByPlace(blocks: readonly Set<number>[], measured: number): Set<number>[][] {
  const blocksOf = Array.from({ length: measured }, (): Set<number>[] => []);
  for (const block of blocks) for (const place of block) blocksOf[place]?.push(block);
  return blocksOf;
}

/** Those whom one meets through a block without passing by its holder; undefined when they are many. */
function peopleBeyond(
  blocksOf: readonly (readonly Set<number>[])[],
  first: ReadonlySet<number>,
  holder: number,
  max: number,
): Set<number> | undefined {
  const people = new Set([...first].filter((place) => place !== holder));
  for (const place of people) {
    if (people.size > max) return undefined;
    for (const block of blocksOf[place] ?? [])
      for (const other of block) if (other !== holder) people.add(other);
  }
  return people.size > max ? undefined : people;
}
