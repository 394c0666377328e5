import { describe, expect, test } from 'vitest';
import { deckBank, deckById } from './flip-produtividade/bank.ts';
import { cardsOf, decks, moreDecks, pairsPerDeck } from './flip-produtividade.ts';

test('three decks with the names of the specification', () => {
  expect(decks.map(({ id, name, types, difficulty }) => [id, name, types, difficulty])).toEqual([
    ['glossario', 'Glossário Produtivo', ['term', 'definition'], 'Fácil'],
    ['solucoes', 'Soluções do Campo', ['problem', 'solution'], 'Fácil'],
    ['atores', 'Quem é Quem no APL?', ['actor', 'function'], 'Fácil'],
  ]);
});

test('seven more, of the levels above', () => {
  expect(moreDecks).toHaveLength(7);
  expect(new Set(moreDecks.map(({ difficulty }) => difficulty))).toEqual(new Set(['Médio', 'Difícil']));
  expect(new Set(deckBank.map(({ id }) => id)).size).toBe(10);
  expect(deckById('mel-de-qualidade').name).toBe('Mel de Qualidade');
  expect(() => deckById('outro')).toThrow('outro');
});

describe.each(deckBank)('$name', (deck) => {
  const cards = cardsOf(deck);

  test('has six pairs, twelve cards, every id and face only once', () => {
    expect(deck.pairs).toHaveLength(pairsPerDeck);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(12);
    expect(new Set(cards.map(({ content }) => content)).size).toBe(12);
  });

  test.each(deck.pairs)('$id is one card of each type', ({ id, explanation }) => {
    const pair = cards.filter(({ pairId }) => pairId === id);
    expect(pair.map(({ type }) => type)).toEqual(deck.types);
    expect(pair.map((card) => card.explanation)).toEqual([explanation, explanation]);
  });

  test.each(cards)('$id fits its face on a narrow phone', ({ content, explanation }) => {
    expect(content.length).toBeLessThanOrEqual(48);
    expect(Math.max(...content.split(' ').map((word) => word.length))).toBeLessThanOrEqual(13);
    expect(explanation.length).toBeLessThanOrEqual(110);
  });

  test.each(deck.pairs)('$id tells the whole story in a few lines', ({ detail }) => {
    expect(detail.length).toBeLessThanOrEqual(160);
  });
});
