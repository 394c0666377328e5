import { expect, it } from 'vitest';
import { businessChallenges } from '#core/content/desafio-negocio.ts';
import { limits } from '#core/contract/limits.ts';
import { assess } from './assess.ts';
import type { Line } from './message.ts';
import { expand } from './shorthand.ts';

const plain =
  'O meu mel tem selo de inspeção, vem da florada do marmeleiro e custa vinte reais o pote de um quilo. ';

function msOf(text: string): number {
  const times = Array.from({ length: 3 }, (_, time) => {
    // Another beginning every time: nothing is remembered from the time before.
    const content = `${'ai '.repeat(time + 1)}${text.repeat(limits.message.max)}`.slice(
      0,
      limits.message.max,
    );
    const lines = Array.from({ length: 3 }, (): Line => ({ role: 'user', content }));
    const start = performance.now();
    for (const { id } of businessChallenges) assess(id, lines);
    return performance.now() - start;
  });
  return Math.min(...times);
}

it('takes about as long for noise as for what people write', () => {
  const usual = msOf(plain);
  for (const noise of ['1 ', '#a', 'kg 1 ', 'nao tenho nota ', 'preco 1 real ', 'mel, selo, '])
    expect({ noise, ratio: msOf(noise) / usual }).toEqual({
      noise,
      ratio: expect.toSatisfy((ratio: number) => ratio < 25),
    });
});

it('knows no word by the names that every object of the language has', () => {
  expect(expand('constructor')).toEqual(['constructor']);
});
