import { deckBank } from '#core/content/flip-produtividade/bank.ts';
import type { CardType } from '#core/content/flip-produtividade.ts';
import { type Ask, choicesOf } from '#core/practice/question.ts';

const askFor: Partial<Record<CardType, string>> = {
  term: 'O que quer dizer?',
  problem: 'O que ajuda?',
  actor: 'O que faz?',
};

/** Shows one card of a pair and asks for the other. */
export const ask: Ask = ([deckId, pairId], seed) => {
  const deck = deckBank.find(({ id }) => id === deckId);
  const pair = deck?.pairs.find(({ id }) => id === pairId);
  if (!deck || !pair) return undefined;
  const [shown, right] = pair.faces;
  const others = deck.pairs.filter((one) => one !== pair).map(({ faces }) => faces[1]);
  return {
    about: shown,
    emoji: deck.icon,
    ask: askFor[deck.types[0]] ?? 'O que faz par?',
    choices: choicesOf(right, others, seed),
    why: `${shown}: ${right}. ${pair.explanation}`,
    source: pair,
  };
};
