import type { Haggle, Lines, Price, Voice } from '#core/content/desafio-negocio/shape.ts';
import { type Amount, amountsIn } from './amounts.ts';
import { type Assessment, metIn } from './assess.ts';
import type { Line } from './message.ts';
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

/** Another's price, or what it costs to make: no offer of one's own. */
const market = [
  'ceasa*|conab|cotac*|radio|site|internet|zap|grupo|tabela|jornal',
  'gondola|prateleira|revend*',
  'vizinh*|compadre|comadre|primo|comprador*|concorr*|mercado|supermercado|feira|cidade|capital|cooperativa|loja',
  'la fora',
  'outro|outra|outros .. paga*|cobra*|vende*|faz|da',
];
const cost = [
  'custo*|custa|custou|gast*|despesa*|sai|saiu .. me|mim|nos',
  'custo*|custou|gast*|despesa*|produzir',
  'me sai|custa',
];
const offering = [
  'faco|fecho|fechado|fechamos|fecha|quero|queria|peco|pedimos|vendo|vendemos|cobro|cobramos|aceito|topo|topa|deixo|passo',
  'menos|minimo|abaixo|ate|so|por|cada|combinado|feito|paga|pague|pago|sobe|chega|cobre|serve|preco|valor',
  'me da|faz',
  'sai|fica|e|esta|ta a|por|em',
  'reais|real|conto',
  'nao se fala|discute mais',
  '# ou nao|nada',
];
/** «Trinta não dá» offers nothing; «menos de 45 não faço» does. */
const refusing = [
  '# nao|nem',
  '# ta|esta|fica|eu nao|pouco|muito|barato|baixo',
  '# e pouco|muito|barato|baixo',
  'nao .. por|a|os #',
];
const bottom = ['menos|abaixo|minimo|baixo .. #'];
const shortOffer = 6;

/** What the person asks for in a message, or offers: their own price, not the market's, nor what it cost them. */
function offerIn({ words }: Reading, { notOf, likely }: Price): number | null {
  const offers = amountsIn(words).filter(({ value, from }) => {
    const { clause, sentence } = words[from] ?? { clause: -1, sentence: -1 };
    const beside = words.filter((word) => word.clause === clause);
    if (
      value < likely[0] ||
      value > likely[1] ||
      has(beside, market) ||
      has(beside, cost) ||
      has(beside, notOf)
    )
      return false;
    if (has(beside, refusing) && !has(beside, bottom)) return false;
    return has(beside, offering) || words.filter((word) => word.sentence === sentence).length <= shortOffer;
  });
  return offers.at(-1)?.value ?? null;
}

/** What is paid elsewhere, if the person said it. */
function marketIn(lines: readonly Line[], { notOf, likely }: Price): number | null {
  const told = lines.flatMap(({ role, content }) => {
    if (role !== 'user') return [];
    const { words } = read(content);
    return amountsIn(words).filter(({ from, value }: Amount) => {
      const beside = words.filter((word) => word.clause === words[from]?.clause);
      return value >= likely[0] && value <= likely[1] && has(beside, market) && !has(beside, notOf);
    });
  });
  return told.at(-1)?.value ?? null;
}

/** The persona's own lines name its price so. */
const ownPrice = /\b(?:chego a|fecho em|fico em) (\d+(?:,\d+)?)/g;

/** What it says first of what is spoken of. */
function openingOf(lines: readonly Line[], { opening, openings = {} }: Haggle): number {
  const named = lines.flatMap(({ role, content }) => (role === 'user' ? read(content).words : []));
  return Object.entries(openings).find(([goods]) => has(named, [goods]))?.[1] ?? opening;
}

function lastOwn(lines: readonly Line[], haggle: Haggle): number {
  const said = lines.flatMap(({ role, content }) =>
    role === 'assistant'
      ? [...content.matchAll(ownPrice)].map(([, price = '']) => Number(price.replace(',', '.')))
      : [],
  );
  return said.at(-1) ?? openingOf(lines, haggle);
}

/** To whole reais; what costs little, to five cents. */
const rounded = (value: number): number => (value < 10 ? Math.round(value * 20) / 20 : Math.round(value));

/** How far the persona goes: the more was argued, the further; a price known from elsewhere sets the end. */
function limitOf({ lines, assessment }: Talking, price: Price, haggle: Haggle): number {
  const { best, share, moves } = haggle;
  const opening = openingOf(lines, haggle);
  const elsewhere = share === undefined ? null : marketIn(lines, price);
  const end = elsewhere === null || share === undefined ? best : elsewhere * share;
  const target = haggle.best > haggle.opening ? Math.max(end, opening) : Math.min(end, opening);
  const argued = moves.filter((id) => metIn(assessment).includes(id)).length / moves.length;
  return rounded(opening + (target - opening) * argued);
}

/** Where the two stand after the last message. */
interface Standing {
  /** The person's last offer. */
  offer: number;
  /** The price that the persona goes along with: the offer, or its own. */
  price: number;
}

function standing(talk: Talking, price: Price): Standing | null {
  const { lines } = talk;
  const { haggle } = price;
  const offers = lines.flatMap(({ role, content }) =>
    role === 'user' ? (offerIn(read(content), price) ?? []) : [],
  );
  const offer = offers.at(-1);
  if (offer === undefined) return null;
  if (!haggle) return new Set(offers).size <= mostNamed ? { offer, price: offer } : null;
  const own = lastOwn(lines, haggle);
  const limit = limitOf(talk, price, haggle);
  const isUp = haggle.best > haggle.opening;
  if (isUp ? offer <= Math.max(limit, own) : offer >= Math.min(limit, own)) return { offer, price: offer };
  const closer = talk.isEnding ? limit : rounded((own + limit) / 2);
  return { offer, price: isUp ? Math.max(own, closer) : Math.min(own, closer) };
}

/** Who names more prices than these speaks of several things: none of them is the one agreed on. */
const mostNamed = 2;

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
  if (offerIn(talk.reading, price) === null) return false;
  const stands = standing(talk, price);
  if (!stands) return false;
  const lines =
    stands.price === stands.offer ? haggle.take : stands.price === own ? haggle.stay : haggle.come;
  return talk.speaker.say(filled(lines, stands), 1);
}

/** Names the price that the two have agreed on; tells whether there is one. */
export function nameAgreed(talk: Talking): boolean {
  const { price } = talk.voice;
  const stands = price && standing(talk, price);
  return stands ? talk.speaker.say(filled(price.agreed, stands), 1) : false;
}
