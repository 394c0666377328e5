import { type Deck, decks, moreDecks, type Pair } from '#core/content/flip-produtividade.ts';
import { pairs as aguaESolo } from './agua-e-solo.ts';
import { pairs as aposentadoria } from './aposentadoria.ts';
import { pairs as comprasPublicas } from './compras-publicas.ts';
import { pairs as golpes } from './golpes.ts';
import { pairs as leiteLimpo } from './leite-limpo.ts';
import { pairs as melDeQualidade } from './mel-de-qualidade.ts';
import { pairs as notaEImposto } from './nota-e-imposto.ts';

const pairsOf: Readonly<Record<(typeof moreDecks)[number]['id'], readonly Pair[]>> = {
  'compras-publicas': comprasPublicas,
  'nota-e-imposto': notaEImposto,
  golpes: golpes,
  aposentadoria: aposentadoria,
  'agua-e-solo': aguaESolo,
  'mel-de-qualidade': melDeQualidade,
  'leite-limpo': leiteLimpo,
};

/** Every deck with its cards, the three that come first before the others. */
export const deckBank: readonly Deck[] = [
  ...decks,
  ...moreDecks.map((head) => ({ ...head, pairs: pairsOf[head.id] })),
];

/** One deck by its id. */
export function deckById(id: string): Deck {
  const deck = deckBank.find((one) => one.id === id);
  if (!deck) throw new RangeError(`no deck ${id}`);
  return deck;
}
