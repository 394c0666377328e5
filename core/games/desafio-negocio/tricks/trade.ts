import { goods } from '#core/content/desafio-negocio/goods.ts';
import { sides } from '#core/content/desafio-negocio/sides.ts';
import {
  alsoElsewhere,
  land,
  network,
  takesAnyGoods,
  town,
  worlds,
} from '#core/content/desafio-negocio/worlds.ts';
import { businessChallenges, type ChallengeId } from '#core/content/desafio-negocio.ts';
import { familiarity } from '#core/games/desafio-negocio/words/lesson.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { findEach, has, type Span } from '#core/games/desafio-negocio/words/pattern.ts';
import { stemOf } from '#core/games/desafio-negocio/words/stem.ts';
import { read, stretch, type Word } from '#core/games/desafio-negocio/words/words.ts';

/** A list of words as patterns: all single words at once, each longer phrase on its own. */
export function patternsOf(list: string): string[] {
  const names = list.split('|');
  return [
    names.filter((name) => !name.includes(' ')).join('|'),
    ...names.filter((name) => name.includes(' ')),
  ];
}

const stemsOf = (list: string): Set<string> =>
  new Set(list.split('|').flatMap((name) => read(name).words.slice(0, 1).map(stemOf)));

const patterns = {
  town: patternsOf(town),
  land: patternsOf(land),
  network: patternsOf(network),
  world: new Map(businessChallenges.map(({ id }) => [id, patternsOf(worlds[id])])),
};
const goodsOf = new Map(businessChallenges.map(({ id }) => [id, patternsOf(goods[id])]));
const landStems = stemsOf(land);
const commonStems = stemsOf(alsoElsewhere);
const ownStems = new Map(businessChallenges.map(({ id }) => [id, stemsOf(worlds[id])]));

/** Where something is seen or bought is not what one sells: «vi no celular», «na loja de roupa». */
const places = new Set('no na nos nas num numa pelo pela lado perto'.split(' '));

/** «na minha oficina»: there it is made or sold. */
const owned = new Set(['minha', 'meu', 'nossa', 'nosso']);

export function isPlace(words: readonly Word[], { from }: Span): boolean {
  if (owned.has(words[from - 1]?.plain ?? '')) return false;
  return stretch(words, from - 3, from).some(({ plain }) => places.has(plain));
}

/** The words of a list that were said, each once by its stem. */
function saidOf(
  list: readonly string[],
  messages: readonly Message[],
  counts: (stem: string, words: readonly Word[], span: Span) => boolean = () => true,
): Set<string> {
  const said = new Set<string>();
  for (const { reading } of messages) {
    for (const span of findEach(reading.words, list)) {
      const word = reading.words[span.from];
      if (word && counts(stemOf(word), reading.words, span)) said.add(stemOf(word));
    }
  }
  return said;
}

/** Enough of another trade to be sure of it, and so much more of it than of this one. */
const fewest = { foreign: 3, town: 2, network: 4, networked: 3, messages: 2 };

/** How a whole talk misses what is negotiated. */
interface Trade {
  /** It is of another trade: the goods of the town, or what is said in another challenge, with hardly a word of this one. */
  isOther: boolean;
  /** It names nothing at all that its challenge is about: a hairdresser's hours, used cars. */
  isOfOtherGoods: boolean;
}

/** What a talk is about, as far as that is not what its challenge is about. */
export function tradeOf(challengeId: ChallengeId, messages: readonly Message[]): Trade {
  const ofTown = saidOf(patterns.town, messages, (_, words, span) => !isPlace(words, span)).size;
  return {
    isOther: isOfOtherTrade(challengeId, messages, ofTown),
    isOfOtherGoods: isOfOtherGoods(challengeId, messages, ofTown),
  };
}

function isOfOtherTrade(challengeId: ChallengeId, messages: readonly Message[], ofTown: number): boolean {
  const own = ownWords(challengeId, messages);
  const takesAny = takesAnyGoods.has(challengeId);
  const goods = takesAny ? saidOf(patterns.land, messages) : new Set<string>();
  const clear = [...own].filter((stem) => !commonStems.has(stem));
  if (ofTown >= fewest.town && ofTown > goods.size && ofTown >= clear.length) return true;
  const isOwn = (stem: string) =>
    ownStems.get(challengeId)?.has(stem) === true ||
    commonStems.has(stem) ||
    (takesAny && landStems.has(stem));
  return businessChallenges.some(({ id }) => {
    if (id === challengeId) return false;
    const foreign = saidOf(patterns.world.get(id) ?? [], messages, (stem) => !isOwn(stem));
    return foreign.size >= fewest.foreign && foreign.size > own.size * 2 + 1;
  });
}

/** Where one kind of goods is sold, the others of the land are of another trade: bread to whoever buys honey. */
const hasOneGood: ReadonlySet<ChallengeId> = new Set(['mel-supermercado', 'laticinio-leite']);

/** Of so many different words; fewer say too little of what a talk is about. */
const fewestWords = 10;
/** Of its words so many are known in talks of the challenge: in a talk of another trade fewer, in one of something unheard of hardly any. */
const familiar = { foreign: 0.85, otherGoods: 0.74, unheard: 0.7 };

/** Who names anything that belongs here is heard; else goods of the town, or words that nobody uses here, are of something else. */
function isOfOtherGoods(challengeId: ChallengeId, messages: readonly Message[], ofTown: number): boolean {
  const own = saidOf(goodsOf.get(challengeId) ?? [], messages).size;
  if (sellsNetwork(messages, own)) return true;
  if (own > 0) return false;
  if (ofTown >= fewest.town) return true;
  const { words, share } = familiarity(challengeId, messages);
  if (words < fewestWords) return false;
  if (ofTown > 0) return share < familiar.foreign;
  const isOther = hasOneGood.has(challengeId) && saidOf(patterns.land, messages).size > 0;
  return share < (isOther ? familiar.otherGoods : familiar.unheard);
}

/** Internet sold by the sack and the hectare is still internet; who tells of it in a message or two has it at home. */
function sellsNetwork(messages: readonly Message[], own: number): boolean {
  const said = saidOf(patterns.network, messages).size;
  const times = messages.filter(({ reading }) => findEach(reading.words, patterns.network).length > 0).length;
  return said >= fewest.network && said > own && times >= fewest.networked;
}

/** What was said of the challenge's own world; to call the persona by name is nothing of it. */
function ownWords(challengeId: ChallengeId, messages: readonly Message[]): Set<string> {
  const persona = new Set([...(messages[0]?.persona ?? [])].map((plain) => stemOf({ plain })));
  return saidOf(patterns.world.get(challengeId) ?? [], messages, (stem) => !persona.has(stem));
}

/** Whether somebody speaks as the persona should: buys where they have come to sell, or sells where they should buy. */
export function isOnOtherSide(challengeId: ChallengeId, messages: readonly Message[]): boolean {
  const { own, other } = sides[challengeId];
  const others = messages.filter(({ reading }) => has(reading.words, other));
  const owns = messages.filter(({ reading }) => has(reading.words, own));
  return others.length >= fewest.messages && others.length > owns.length;
}
