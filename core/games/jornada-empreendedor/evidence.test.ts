import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarioBank } from '#core/content/jornada-empreendedor/bank.ts';
import { scenarios } from '#core/content/jornada-empreendedor.ts';
import { judgeRun } from '#core/games/judge-run.ts';
import { jornadaEmpreendedor } from './evidence.ts';
import { choose, currentScenario, deal, dealMixed, isFinished, type Play, report } from './rules.ts';

const judge = (data: object) => judgeRun(jornadaEmpreendedor.judge, { ...data }).verdict;
const first = { scenario: 'fundar-cooperativa', choice: 'vinte-pessoas' };
const second = { scenario: 'vender-fora', choice: 'buscar-selo' };
const third = { scenario: 'primeiro-passo', choice: 'inscrever-caf' };
const choices = [first, second, third];

test('all right is flawless and worth the maximum', () => {
  expect(judge({ choices, seconds: 40 })).toEqual({ variant: '', score: 300, flawless: true, seconds: 40 });
});

test('a scenario of each level is a journey of its own', () => {
  const mixed = [
    { scenario: 'primeiro-passo', choice: 'inscrever-caf' },
    { scenario: 'costura-em-sete', choice: 'sete' },
    { scenario: 'quarto-de-visitas', choice: 'nenhum' },
  ];
  expect(judge({ choices: mixed, seconds: 40 })).toEqual({
    variant: 'sortida',
    score: 200,
    flawless: false,
    seconds: 40,
  });
});

test('one wrong is not flawless', () => {
  const wrong = [first, second, { ...third, choice: 'renovar-dap' }];
  expect(judge({ choices: wrong, seconds: 40 })).toMatchObject({ score: 200, flawless: false });
});

test('the fastest hands take seven seconds, usual ones twelve', () => {
  expect(judge({ choices, seconds: 7 })?.seconds).toBe(12);
  expect(judge({ scenarios: 3, correctAnswers: 3 })).toMatchObject({ flawless: true, seconds: 12 });
});

test.each([
  [3, 0, 0],
  [3, 2, 200],
  [3, 4, undefined],
  [2, 2, undefined],
  [4, 3, undefined],
])('told without evidence: of %i scenarios %i right', (scenarios, correctAnswers, score) => {
  expect(judge({ scenarios, correctAnswers })?.score).toBe(score);
});

test('the fields of the specification may stand beside the evidence and count for nothing', () => {
  expect(judge({ scenarios: 3, correctAnswers: 0, choices, seconds: 40 })?.score).toBe(300);
});

test.each([
  ['too few answers', { choices: [first, second], seconds: 40 }],
  ['too many answers', { choices: [...choices, first], seconds: 40 }],
  ['a scenario twice', { choices: [first, first, third], seconds: 40 }],
  [
    'two scenarios of one level',
    {
      choices: [first, { scenario: 'costura-em-sete', choice: 'sete' }, second],
      seconds: 40,
    },
  ],
  ['an unknown scenario', { choices: [{ ...first, scenario: 'outro' }, second, third], seconds: 40 }],
  ['an unknown choice', { choices: [{ ...first, choice: 'outra' }, second, third], seconds: 40 }],
  [
    "another scenario's choice",
    { choices: [{ ...first, choice: second.choice }, second, third], seconds: 40 },
  ],
  ['no time', { choices }],
  ['less time than the explanations take', { choices, seconds: 6 }],
])('%s cannot be', (_, data) => {
  expect(judge(data)).toBeNull();
});

test('the judge sees in 10,000 plays what the player saw', () => {
  const anyDeal = fc.oneof(
    fc.integer().map((seed) => deal(scenarios, seed)),
    fc.nat().map((seed) => dealMixed(scenarioBank, seed)),
  );
  const anyPicks = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2));
  fc.assert(
    fc.property(anyDeal, anyPicks, fc.integer({ min: 8, max: 10_000 }), (dealt, picks, seconds) => {
      const play = picks.reduce<Play>(
        (now, pick) => choose(now, currentScenario(now)?.choices[pick]?.id ?? ''),
        dealt,
      );
      const { score, data } = report(play, seconds);
      if (!isFinished(play) || judge(data)?.score !== score) throw new Error('the scores differ');
      return score >= 0 && score <= jornadaEmpreendedor.maxScore;
    }),
    { numRuns: 10_000 },
  );
});
