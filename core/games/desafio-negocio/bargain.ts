import type { Haggle, Lines, Price, Voice } from '#core/content/desafio-negocio/shape.ts';
import { agrees, consents } from './aside.ts';
import { type Assessment, metIn } from './assess.ts';
import type { Line } from './message.ts';
import { marketIn, offerIn } from './offers.ts';
import { has } from './pattern.ts';
import type { Speaker } from './speaker.ts';
import { type Reading, read } from './words.ts';

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

/** The persona's own lines name its price so. */
const ownPrice = /\b(?:chego a|fecho em|fico em) (\d+(?:,\d+)?)/g;

/** What it says first of what is spoken of. */
function openingOf(lines: readonly Line[], { opening, openings = {} }: Haggle): number {
  const named = lines.flatMap(({ role, content }) => (role === 'user' ? read(content).words : []));
  return Object.entries(openings).find(([goods]) => has(named, [goods]))?.[1] ?? opening;
}

/** Whether a message is a plain yes to the price that the persona's line before it names. */
function isTaken(reading: Reading, { content = '' }: Partial<Line> = {}): boolean {
  if (isPut(content)) return consents(reading);
  return agrees(reading) && (content.search(ownPrice) >= 0 || /\bFechado\?$/.test(content));
}

/** The prices that the persona has named, the first one first. */
function ownPrices(lines: readonly Line[], haggle: Haggle): [number, ...number[]] {
  const said = lines.flatMap(({ role, content }) =>
    role === 'assistant'
      ? [...content.matchAll(ownPrice)].map(([, price = '']) => Number(price.replace(',', '.')))
      : [],
  );
  return [openingOf(lines, haggle), ...said];
}

const lastOwn = (lines: readonly Line[], haggle: Haggle): number =>
  ownPrices(lines, haggle).at(-1) ?? haggle.opening;

/** To whole reais; what costs little, to five cents. */
const rounded = (value: number): number => (value < 10 ? Math.round(value * 20) / 20 : Math.round(value));

const atOnce = ['a vista', 'pix'];
const notAtOnce = ['nao|nem|sem .. vista|pix'];

function paysAtOnce(lines: readonly Line[]): boolean {
  return lines.some(({ role, content }) => {
    const { words } = read(content);
    return role === 'user' && has(words, atOnce) && !has(words, notAtOnce);
  });
}

/** How far the persona goes: the more was argued, the further; a price known from elsewhere sets the end. */
function limitOf({ lines, assessment }: Talking, price: Price, haggle: Haggle): number {
  const { share, moves, cash = 1 } = haggle;
  const opening = openingOf(lines, haggle);
  const best = (haggle.best * opening) / haggle.opening;
  const isUp = haggle.best > haggle.opening;
  const elsewhere = share === undefined ? [] : marketIn(lines, price, new Set(ownPrices(lines, haggle)));
  const top = isUp ? Math.max(...elsewhere) : Math.min(...elsewhere);
  const end = elsewhere.length === 0 || share === undefined ? best : top * share;
  const target = isUp ? Math.max(end, opening) : Math.min(end, opening);
  const argued = moves.filter((id) => metIn(assessment).includes(id)).length / moves.length;
  const limit = opening + (target - opening) * argued;
  return rounded(cash < 1 && paysAtOnce(lines) ? Math.min(limit, opening * cash) : limit);
}

/** Where the two stand after the last message. */
interface Standing {
  /** The person's last offer. */
  offer: number;
  /** The price that the persona goes along with: the offer, or its own. */
  price: number;
}

/** What the person asked for or offered, the last one last; a yes offers what was put to them. */
export function offersOf(lines: readonly Line[], price: Price): number[] {
  const { haggle } = price;
  const owns = new Set(haggle ? ownPrices(lines, haggle) : []);
  return lines.flatMap(({ role, content }, at) => {
    if (role !== 'user') return [];
    const said = read(content);
    if (haggle && isTaken(said, lines[at - 1])) return lastOwn(lines.slice(0, at), haggle);
    return offerIn(said, price, owns) ?? [];
  });
}

/** Whoever names several prices of their own speaks of several things: none of them is the one agreed on. */
function standing(talk: Talking, price: Price): Standing | null {
  const { lines } = talk;
  const { haggle } = price;
  const offers = offersOf(lines, price);
  const offer = offers.at(-1);
  if (offer === undefined) return null;
  if (!haggle) return new Set(offers).size === 1 ? { offer, price: offer } : null;
  const own = lastOwn(lines, haggle);
  const limit = limitOf(talk, price, haggle);
  const isUp = haggle.best > haggle.opening;
  if (isUp ? offer <= Math.max(limit, own) : offer >= Math.min(limit, own)) return { offer, price: offer };
  const closer = talk.isEnding ? limit : rounded((own + limit) / 2);
  return { offer, price: isUp ? Math.max(own, closer) : Math.min(own, closer) };
}

const written = (value: number): string =>
  (Number.isInteger(value) ? String(value) : value.toFixed(2)).replace('.', ',');

const filled = (lines: Lines, { offer, price }: Standing): string[] =>
  lines.map((line) => line.replaceAll('{oferta}', written(offer)).replaceAll('{preco}', written(price)));

/** What the persona offers at this point of the talk, as it writes it. */
export function ownPriceIn(lines: readonly Line[], haggle: Haggle): string {
  return written(lastOwn(lines, haggle));
}

/** Answers an offer made in the last message: takes it, comes closer, or stays; tells whether there was one. */
export function haggleOver(talk: Talking): boolean {
  const { price } = talk.voice;
  if (!price?.haggle) return false;
  const { haggle } = price;
  const own = lastOwn(talk.lines, haggle);
  const isYes = isTaken(talk.reading, talk.lines.at(-2));
  if (!isYes && offerIn(talk.reading, price, new Set(ownPrices(talk.lines, haggle))) === null) return false;
  const stands = standing(talk, price);
  if (!stands) return false;
  return talk.speaker.say(filled(answerOf(stands, own, talk.lines, haggle), stands), 1);
}

/** Tells whoever names only what is worse elsewhere that it is so already; tells whether there was such a price. */
export function isBetterAlready(talk: Talking): boolean {
  const { price } = talk.voice;
  if (!price?.haggle) return false;
  const { haggle } = price;
  const own = lastOwn(talk.lines, haggle);
  const owns = new Set(ownPrices(talk.lines, haggle));
  const [elsewhere, ...others] = marketIn(talk.lines.slice(-1), price, owns);
  if (elsewhere === undefined || others.length > 0 || offerIn(talk.reading, price, owns) !== null)
    return false;
  const isUp = haggle.best > haggle.opening;
  if (isUp ? elsewhere >= own : elsewhere <= own) return false;
  return talk.speaker.say(filled(haggle.better, { offer: elsewhere, price: own }), 1);
}

function answerOf({ offer, price }: Standing, own: number, lines: readonly Line[], haggle: Haggle): Lines {
  if (price !== offer) return price === own ? haggle.stay : haggle.come;
  const isGiven = haggle.best > haggle.opening ? offer <= own : offer >= own;
  return isGiven && own === openingOf(lines, haggle) ? haggle.given : haggle.take;
}

/** Names the price that the two have agreed on, or that they have not agreed; tells whether there is one. */
export function nameAgreed(talk: Talking): boolean {
  const { price } = talk.voice;
  const stands = price && standing(talk, price);
  if (!stands) return false;
  return talk.speaker.say(filled(isAgreed(stands) ? price.agreed : apart, stands), 1);
}

const isAgreed = ({ offer, price }: Standing): boolean => offer === price;
const apart = ['No preço não chegamos a um acordo: por mim são {preco}.'];

/** Puts the persona's last price to whoever still asks for another, as a question; tells whether there was one to put. */
export function putLastPrice(talk: Talking): boolean {
  const { price } = talk.voice;
  if (!price?.haggle) return false;
  const { haggle } = price;
  const stands = standing({ ...talk, isEnding: true }, price);
  if (!stands || isAgreed(stands) || timesPut(talk.lines) >= mostPut) return false;
  if (talk.speaker.text().search(ownPrice) >= 0) return talk.speaker.say(closers);
  const lines = stands.price === lastOwn(talk.lines, haggle) ? haggle.stay : haggle.come;
  return talk.speaker.say(filled(lines, stands).map((line) => `${line} ${closers[0]}`));
}

const closers = ['Fecha?', 'Fecha assim?', 'Fecha comigo?'] as const;
const isPut = (content: string): boolean => closers.some((closer) => content.includes(closer));
/** Who has refused its last price so often is let go without a deal. */
const mostPut = 3;
const timesPut = (lines: readonly Line[]): number =>
  lines.filter(({ role, content }) => role === 'assistant' && isPut(content)).length;
