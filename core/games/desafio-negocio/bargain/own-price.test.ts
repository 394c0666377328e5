import { expect, it } from 'vitest';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';
import { isHaggled, ownPrices } from './own-price.ts';

const { price } = voices['loja-insumos'];

const talk = (...said: string[]): Line[] =>
  said.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));

it.each<[string, number[], string[]]>([
  [
    'what the persona named, the opening first',
    [160, 156, 154],
    ['o adubo', 'chego a 156', 'e 150?', 'fico em 154'],
  ],
  [
    'nothing of what was spoken of before',
    [155, 153],
    ['o adubo', 'chego a 156', 'e a ureia?', 'fico em 153'],
  ],
  [
    'all of it while the same is named again',
    [160, 156, 154],
    ['o adubo', 'chego a 156', 'esse npk', 'fico em 154'],
  ],
  ['nothing that cannot be its price', [160], ['o adubo', 'chego a 3']],
  ['nothing that the person names', [160], ['o adubo, chego a 152']],
])('the own prices are %s', (_what, prices, said) => {
  if (!isHaggled(price)) throw new Error('The shop has a price to haggle over.');
  expect(ownPrices(talk(...said), price)).toEqual(prices);
});
