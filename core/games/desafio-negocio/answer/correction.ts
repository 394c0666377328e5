import { offersOf } from '#core/games/desafio-negocio/bargain/bargain.ts';
import { mentionsIn } from '#core/games/desafio-negocio/voice/mention.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import type { Turn } from './turn.ts';

/** «Corrigindo, 80 não», «na verdade são 65». */
const corrects = [
  'corrigindo|correcao|corrijo|errei|alias|digo|melhor',
  'na verdade',
  'quer dizer',
  '# nao',
  '# mil|reais|conto nao',
];
const shortest = 8;

/** «Você fica com 20»: what the other side keeps of a price is no new price. */
const shares = ['voce|voces|senhor|senhora fica*|ganha*|tira*|desconta* .. #'];

/** Takes a figure that replaces one the person gave before; tells whether there was one. */
export function takeCorrection(turn: Turn): boolean {
  return !has(turn.reading.words, shares) && (takePrice(turn) || takeAmount(turn));
}

/** «Levando três, faço 33», «duas dúzias por 27»: the price of several is no new price of one. */
const bundle = [
  'levando|pegando|comprando',
  'se|quem levar|pegar|comprar',
  '# ~ por|sai|saem|fica|ficam|faco $',
  '# por $',
];

/** A price of the person's own, said anew: «tá, faço 36». */
function takePrice({ voice: { price }, reading, lines, speaker }: Turn): boolean {
  if (!price || price.haggle) return false;
  const offers = offersOf(lines, price);
  const [before, now] = offers.slice(-2);
  const isNew = offers.length > offersOf(lines.slice(0, -1), price).length;
  if (!isNew || now === undefined || before === undefined || now === before) return false;
  if (has(reading.words, bundle)) return false;
  const figure = String(now).replace('.', ',');
  const better = [`${figure} já fica melhor.`, `Por ${figure} a conversa muda.`];
  return speaker.say(now < before ? better : [`Agora é ${figure}, entendi.`, `Então fica ${figure}.`], 1);
}

/** Any other amount: «corrigindo, quero 65 mil». */
function takeAmount({ reading, voice, lines, speaker }: Turn): boolean {
  const amountOf = (content: string) => mentionsIn(read(content), voice.things).quantia;
  const now = amountOf(`${reading.text} digo`);
  const before = lines.slice(0, -1).some(({ role, content }) => {
    const amount = role === 'user' ? amountOf(content) : undefined;
    return amount !== undefined && amount !== now;
  });
  if (now === undefined || !before) return false;
  if (!has(reading.words, corrects) && reading.words.length > shortest) return false;
  return speaker.say([`Corrijo, então: ${now}.`, `Está bem, passa a ser ${now}.`], 1);
}
