import { expect, test } from 'vitest';
import { amountsIn } from './amounts.ts';
import { read } from './words.ts';

const small =
  'dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete';
const upToNineteen = ['', '', ...small.split(' '), 'dezoito', 'dezenove'];
const tens = ' dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const hundreds = ' cento duzentos trezentos quatrocentos quinhentos'.split(' ');

/** A whole number as it is said; none that ends in one, which is also «a» and «an». */
function spoken(value: number): string {
  const parts = [hundreds[Math.floor(value / 100)], ...belowHundred(value % 100)];
  return value === 100 ? 'cem' : parts.filter((part) => part !== '').join(' e ');
}

function belowHundred(value: number): (string | undefined)[] {
  return value < 20 ? [upToNineteen[value]] : [tens[Math.floor(value / 10)], upToNineteen[value % 10]];
}

const values = (said: string) => amountsIn(read(said).words).map(({ value }) => value);
const upTo = (max: number) =>
  Array.from({ length: max + 1 }, (_, value) => value).filter((value) => value > 1 && value % 10 !== 1);

test('every number is the same spoken and written', () => {
  for (const value of upTo(599)) {
    expect(values(`faço ${spoken(value)}`), spoken(value)).toEqual([value]);
    expect(values(`faço ${value}`)).toEqual([value]);
  }
});

test('thousands too', () => {
  for (const value of upTo(199))
    expect(values(`faço ${spoken(value)} mil`), spoken(value)).toEqual([value * 1000]);
});

test('a small number and one from ten to ninety-nine are a price with cents', () => {
  for (const whole of [2, 5, 9]) {
    for (const cents of upTo(99).filter((value) => value >= 10)) {
      const said = `${spoken(whole)} e ${spoken(cents)}`;
      const [value, ...rest] = values(`faço ${said}`);
      expect(value, said).toBeCloseTo(whole + cents / 100, 5);
      expect(rest, said).toEqual([]);
    }
  }
});

test.each([
  ['dois e cinco', [2, 5]],
  ['dez e dez', [10, 10]],
  ['dez e cinco', [10, 5]],
  ['quinze e dois', [15, 2]],
  ['vinte e dez', [20, 10]],
  ['trinta e dez', [30, 10]],
  ['vinte e cinco e três', [25, 3]],
  ['dois e cem', [2, 100]],
  ['duzentos e cem', [200, 100]],
  ['dois e quinze e três', [2.15, 3]],
])('«%s» are two amounts', (said, expected) => {
  expect(values(`faço ${said}`)).toEqual(expected);
});

test.each([
  ['1.200', 1200],
  ['1.250.000', 1_250_000],
  ['2,40', 2.4],
  ['1.200,50', 1200.5],
])('%s is read as it is written', (said, expected) => {
  expect(values(`faço ${said}`)).toEqual([expected]);
});

test.each(['dia 20', 'às 7', 'das 7', '40 caixas', '30 dias', '5 por cento', 'cinco por cento'])(
  '«%s» is no amount of money',
  (said) => {
    expect(values(said)).toEqual([]);
  },
);

test('what follows in another sentence does not count', () => {
  expect(values('Faço 40. Caixas eu levo.')).toEqual([40]);
});

test('of many amounts the first dozen are heard', () => {
  const many = Array.from({ length: 14 }, (_, at) => 20 + at);
  expect(values(many.join(', '))).toEqual(many.slice(0, 12));
});
