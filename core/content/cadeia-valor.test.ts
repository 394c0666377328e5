import { describe, expect, test } from 'vitest';
import { aplBank, apls } from './cadeia-valor.ts';

test('three APLs with the stages and services of the specification', () => {
  expect(
    apls.map(({ id, mainChain, supportServices }) => [id, mainChain.length, supportServices.length]),
  ).toEqual([
    ['mel', 6, 5],
    ['confeccao', 7, 5],
    ['leite', 7, 5],
  ]);
  const [mel] = apls;
  expect(mel.mainChain.map(({ id }) => id)).toEqual([
    'apiario',
    'coleta',
    'processamento',
    'distribuicao',
    'varejo',
    'consumidor',
  ]);
  expect(mel.supportServices.map(({ id }) => id)).toEqual([
    'certificacao',
    'capacitacao',
    'cooperativa',
    'marketing',
    'credito',
  ]);
});

test('three more, each with seven stages and five services', () => {
  const more = aplBank.slice(apls.length);
  expect(
    more.map(({ id, mainChain, supportServices }) => [id, mainChain.length, supportServices.length]),
  ).toEqual([
    ['mandioca', 7, 5],
    ['pesca', 7, 5],
    ['cacau', 7, 5],
  ]);
});

describe.each(aplBank)('$name', ({ description, mainChain, supportServices, fact }) => {
  const stageIds = mainChain.map(({ id }) => id);

  test('has unique ids and positions from 0 on', () => {
    expect(new Set(stageIds).size).toBe(mainChain.length);
    expect(new Set(supportServices.map(({ id }) => id)).size).toBe(supportServices.length);
    expect(mainChain.map(({ correctPosition }) => correctPosition)).toEqual([...mainChain.keys()]);
  });

  test.each(supportServices)('$name helps most at a stage of this chain', ({ bestStage }) => {
    expect(stageIds).toContain(bestStage);
  });

  test.each([...mainChain, ...supportServices])('$name fits its place on a narrow phone', (part) => {
    expect(part.name.length).toBeLessThanOrEqual(22);
    expect(part.description.length).toBeLessThanOrEqual(50);
  });

  test.each(supportServices)('$name says why in a short line', ({ why }) => {
    expect(why.length).toBeLessThanOrEqual(75);
  });

  test('its card and its fact fit theirs', () => {
    expect(description.length).toBeLessThanOrEqual(50);
    expect(fact.text.length).toBeLessThanOrEqual(110);
  });
});
