import { expect, test } from 'vitest';
import { aplBank } from './cadeia-valor.ts';
import { businessChallenges } from './desafio-negocio.ts';
import { deckBank } from './flip-produtividade/bank.ts';
import { scenarioBank } from './jornada-empreendedor/bank.ts';
import { productById } from './mapa-produtivo.ts';
import { tradeOf, trades } from './trades.ts';

const known = {
  decks: deckBank,
  apls: aplBank,
  challenges: businessChallenges,
  scenarios: scenarioBank,
} satisfies Record<string, readonly { id: string }[]>;

test.each(trades.map(({ id }) => tradeOf(id)))(
  '$id names what there is, and products of three regions',
  (trade) => {
    const regions = trade?.products.map((id) => productById(id).region);
    expect(new Set(regions).size).toBe(3);
    for (const kind of Object.keys(known) as (keyof typeof known)[]) {
      const ids: string[] = known[kind].map(({ id }) => id);
      expect(trade?.[kind]?.filter((id) => !ids.includes(id)) ?? [], kind).toEqual([]);
    }
  },
);

test('nobody is left out: the last one is something else', () => {
  expect(trades.at(-1)?.id).toBe('outra');
  expect(tradeOf('astronauta')).toBeUndefined();
});
