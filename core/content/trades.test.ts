import { expect, test } from 'vitest';
import { aplBank } from './cadeia-valor.ts';
import { deckBank } from './flip-produtividade/bank.ts';
import { productById } from './mapa-produtivo.ts';
import { tradeOf, trades } from './trades.ts';

const deckIds: string[] = deckBank.map(({ id }) => id);
const aplIds: string[] = aplBank.map(({ id }) => id);

test.each(trades.map(({ id }) => tradeOf(id)))(
  '$id names what there is, and products of three regions',
  (trade) => {
    const regions = trade?.products.map((id) => productById(id).region);
    expect(new Set(regions).size).toBe(3);
    expect(trade?.decks?.filter((id) => !deckIds.includes(id)) ?? []).toEqual([]);
    expect(trade?.apls?.filter((id) => !aplIds.includes(id)) ?? []).toEqual([]);
  },
);

test('nobody is left out: the last one is something else', () => {
  expect(trades.at(-1)?.id).toBe('outra');
  expect(tradeOf('astronauta')).toBeUndefined();
});
