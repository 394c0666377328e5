import type { Lines, Price, Voice } from '#core/content/desafio-negocio/shape.ts';
import { agrees, consents, givesIn } from '#core/games/desafio-negocio/claims/aside.ts';
import { type Assessment, metIn } from '#core/games/desafio-negocio/judge/assess.ts';
import type { Speaker } from '#core/games/desafio-negocio/voice/speaker.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { type Reading, read } from '#core/games/desafio-negocio/words/words.ts';
import { goodsOf } from './goods.ts';
import { priceIn, rounded, unknownIn } from './measure.ts';
import { isUnplaced, marketIn, offerIn } from './offers.ts';
import { type Haggled, isHaggled, isUpward, lastOwn, namesPrice, ownPrices } from './own-price.ts';
import { raisedBy } from './raise.ts';

/** What a price is decided from. */
interface Talking {
  voice: Voice;
  lines: readonly Line[];
  reading: Reading;
  assessment: Assessment;
  speaker: Speaker;
  /** The conversation ends with this answer. */
  isEnding: boolean;
}

/** Whether a message is a plain yes to the price that the persona's line before it names. */
function isTaken({ text, sentences: [first] }: Reading, { content = '' }: Partial<Line> = {}): boolean {
  // «Tá bom, pode carregar. Quem pesa?»
  const opening = read(first ? text.slice(first.start, first.end) : text);
  if (isPut(content)) return consents(opening);
  return agrees(opening) && (namesPrice(content) || /\bFechado\?$/.test(content));
}

const atOnce = ['a vista', 'pix'];
const notAtOnce = ['nao|nem|sem .. vista|pix'];

function paysAtOnce(lines: readonly Line[]): boolean {
  return lines.some(({ role, content }) => {
    const { words } = read(content);
    return role === 'user' && has(words, atOnce) && !has(words, notAtOnce);
  });
}

/** How far the persona goes: the more was argued, the further; a price known from elsewhere sets the end. */
function limitOf({ lines, assessment }: Talking, price: Haggled): number {
  const { haggle } = price;
  const { share, moves, cash = 1 } = haggle;
  const { opening } = goodsOf(lines, price, haggle);
  const best = (haggle.best * opening) / haggle.opening;
  const isUp = haggle.best > haggle.opening;
  const elsewhere = share === undefined ? [] : marketIn(lines, price, new Set(ownPrices(lines, price)));
  const top = isUp ? Math.max(...elsewhere) : Math.min(...elsewhere);
  const end = elsewhere.length === 0 || share === undefined ? best : top * share;
  const target = isUp ? Math.max(end, opening) : Math.min(end, opening);
  const met = moves.filter((id) => metIn(assessment).includes(id)).length / moves.length;
  const argued = Math.max(
    met,
    Math.min(concessionsIn(offersOf(lines, price), isUp), mostReturned) * returned,
  );
  const limit = opening + (target - opening) * argued;
  return rounded(cash < 1 && paysAtOnce(lines) ? Math.min(limit, opening * cash) : limit);
}

/** What the persona gives for each step that the person came closer, or held on to an offer, as a part of all it can give. */
const returned = 0.2;
const mostReturned = 2;

const concessionsIn = (offers: readonly number[], isUp: boolean): number =>
  offers.filter((offer, at) => {
    const before = offers[at - 1];
    return before !== undefined && (isUp ? offer <= before : offer >= before);
  }).length;

/** Where the two stand after the last message. */
interface Standing {
  /** The person's last offer. */
  offer: number;
  /** The price that the persona goes along with: the offer, or its own. */
  price: number;
}

/** What the person asked for or offered, the last one last; a yes offers what was put to them. */
export function offersOf(lines: readonly Line[], price: Price): number[] {
  if (!isHaggled(price)) {
    const offers: number[] = [];
    for (const { role, content } of lines) {
      if (role !== 'user') continue;
      const said = read(content);
      const isHaggling = offers.length > 0 && !has(said.words, otherFigures);
      const offer = offerIn(said, price, new Set(), isHaggling);
      if (offer !== null) offers.push(offer);
    }
    return offers;
  }
  const owns = new Set(ownPrices(lines, price));
  return lines.flatMap(({ role, content }, at) => {
    if (role !== 'user') return [];
    const said = read(content);
    const own = lastOwn(lines.slice(0, at), price);
    if (isTaken(said, lines[at - 1])) return own;
    const offer = offerIn(said, price, owns) ?? raisedBy(said, own, isUpward(price));
    return offer ?? (isPut(lines[at - 1]?.content ?? '') && givesIn(said) ? own : []);
  });
}

/** «60 dias é puxado, faz 30?» haggles over something else. */
const otherFigures = ['# dia|dias|%|vezes|parcela*|mes|meses'];

/** What was offered and taken stays taken. */
function takenBefore(lines: readonly Line[], offers: readonly number[], { haggle }: Haggled): number[] {
  const said = lines.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  return offers.filter((offer) =>
    filled([...haggle.take, ...haggle.given], { offer, price: offer }).some((line) =>
      said.some((content) => content.includes(line)),
    ),
  );
}

/** Whoever names several prices of their own speaks of several things: none of them is the one agreed on. */
function standing(talk: Talking, price: Price): Standing | null {
  const { lines } = talk;
  const offers = offersOf(lines, price);
  const offer = offers.at(-1);
  if (offer === undefined) return null;
  if (!isHaggled(price)) return new Set(offers).size === 1 ? { offer, price: offer } : null;
  const isUp = isUpward(price);
  const further = (...prices: number[]) => (isUp ? Math.max(...prices) : Math.min(...prices));
  const taken = takenBefore(lines.slice(0, -1), offers, price);
  const own = further(lastOwn(lines, price), ...taken);
  const limit = limitOf(talk, price);
  if (further(offer, limit, own) !== offer || offer === limit || offer === own)
    return { offer, price: offer };
  return { offer, price: further(own, talk.isEnding ? limit : rounded((own + limit) / 2)) };
}

/** A price as the persona writes it. */
export const written = (value: number): string =>
  value >= 1000
    ? String(Math.round(value)).replace(/(?=(\d{3})+$)/g, '.')
    : (Number.isInteger(value) ? String(value) : value.toFixed(2)).replace('.', ',');

const filled = (lines: Lines, { offer, price }: Standing): string[] =>
  lines.map((line) => line.replaceAll('{oferta}', written(offer)).replaceAll('{preco}', written(price)));

/** What the persona offers at this point of the talk; nothing where it does not haggle. */
export function ownPriceOf(lines: readonly Line[], voice: Voice): number | undefined {
  const price = priceIn(lines, voice);
  return isHaggled(price) ? lastOwn(lines, price) : undefined;
}

/** Whether the last message makes an offer, or takes one. */
export function isOffer({ voice, lines }: Pick<Talking, 'voice' | 'lines'>): boolean {
  const price = priceIn(lines, voice);
  return isHaggled(price) && offersOf(lines, price).length > offersOf(lines.slice(0, -1), price).length;
}

/** Answers an offer made in the last message: takes it, comes closer, or stays; tells whether there was one. */
export function haggleOver(talk: Talking): boolean {
  const { lines, speaker } = talk;
  const price = priceIn(lines, talk.voice);
  if (!isHaggled(price)) return askWhere(talk, price);
  if (!isOffer(talk)) return priceAnew(talk, price);
  const stands = standing(talk, price);
  return stands !== null && speaker.say(filled(answerOf(stands, lines, price), stands), 1);
}

/** Asks whoever prices by a measure that it knows no price of where that is paid; tells whether it did. */
function askWhere({ lines, speaker }: Talking, price: Price | undefined): boolean {
  const where = unknownIn(lines, price);
  return where.length > 0 && speaker.say(where, 1);
}

/** Names its price to whoever has just begun to price by another measure. */
function priceAnew({ lines, voice, speaker }: Talking, price: Haggled): boolean {
  const before = priceIn(lines.slice(0, -1), voice);
  if (before?.haggle?.opening === price.haggle.opening) return false;
  const own = lastOwn(lines, price);
  return speaker.say(filled(price.anew ?? [], { offer: own, price: own }), 1);
}

/** Tells whoever names only what is worse elsewhere that it is so already; tells whether there was such a price. */
export function isBetterAlready(talk: Talking): boolean {
  const price = priceIn(talk.lines, talk.voice);
  if (!isHaggled(price)) return false;
  const own = lastOwn(talk.lines, price);
  const owns = new Set(ownPrices(talk.lines, price));
  const named = marketIn(talk.lines.slice(-1), price, owns);
  if (named.length === 0 || isOffer(talk)) return false;
  const best = isUpward(price) ? Math.max(...named) : Math.min(...named);
  if (isUpward(price) ? best >= own : best <= own) return false;
  return talk.speaker.say(filled(price.haggle.better, { offer: best, price: own }), 1);
}

function answerOf({ offer, price }: Standing, lines: readonly Line[], haggled: Haggled): Lines {
  const { haggle } = haggled;
  const own = lastOwn(lines, haggled);
  if (price !== offer) {
    const isKept = price === own || takenBefore(lines.slice(0, -1), [price], haggled).length > 0;
    return isKept ? haggle.stay : haggle.come;
  }
  const isGiven = isUpward(haggled) ? offer <= own : offer >= own;
  return isGiven && own === goodsOf(lines, haggled, haggle).opening ? haggle.given : haggle.take;
}

/** Names the price that the two have agreed on, or that they have not agreed; tells whether there is one. */
export function nameAgreed(talk: Talking): boolean {
  const price = priceIn(talk.lines, talk.voice);
  const stands = price && (standing(talk, price) ?? unasked(talk, price));
  if (!stands) return false;
  return talk.speaker.say(filled(isAgreed(stands) ? price.agreed : apart, stands), 1);
}

/** Who never asked for a price gets the one that their arguments are worth, where it is known of what and by which measure. */
function unasked(talk: Talking, price: Price): Standing | null {
  if (!isHaggled(price) || !goodsOf(talk.lines, price, price.haggle).isNamed) return null;
  if (isUnplaced(talk.lines, price)) return null;
  const limit = limitOf(talk, price);
  return { offer: limit, price: limit };
}

/** Whether the two part with a price asked for and none agreed on. */
export function isApart(talk: Talking): boolean {
  const price = priceIn(talk.lines, talk.voice);
  const stands = isHaggled(price) ? standing({ ...talk, isEnding: true }, price) : null;
  return stands !== null && !isAgreed(stands);
}

const isAgreed = ({ offer, price }: Standing): boolean => offer === price;
const apart = ['No preço não chegamos a um acordo: por mim são {preco}.'];

/** Puts the persona's last price to whoever still asks for another, as a question; tells whether there was one to put. */
export function putLastPrice(talk: Talking): boolean {
  const price = priceIn(talk.lines, talk.voice);
  if (!isHaggled(price)) return false;
  const { haggle } = price;
  const stands = standing({ ...talk, isEnding: true }, price);
  if (!stands || isAgreed(stands) || timesPut(talk.lines) >= mostPut) return false;
  if (namesPrice(talk.speaker.text())) return talk.speaker.say(closers);
  const lines = stands.price === lastOwn(talk.lines, price) ? haggle.stay : haggle.come;
  return talk.speaker.say(filled(lines, stands).map((line) => `${line} ${closers[0]}`));
}

const closers = ['Fecha?', 'Fecha assim?', 'Fecha comigo?'] as const;
const isPut = (content: string): boolean => closers.some((closer) => content.includes(closer));
/** Whether its last price was put to the person just before this message. */
export const wasPut = (lines: readonly Line[]): boolean => isPut(lines.at(-2)?.content ?? '');
/** Who has refused its last price so often is let go without a deal. */
const mostPut = 3;
const timesPut = (lines: readonly Line[]): number =>
  lines.filter(({ role, content }) => role === 'assistant' && isPut(content)).length;
