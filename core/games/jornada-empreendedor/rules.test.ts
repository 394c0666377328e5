import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarioBank } from '#core/content/jornada-empreendedor/bank.ts';
import { levels, scenarios } from '#core/content/jornada-empreendedor.ts';
import {
  choiceOf,
  choose,
  currentScenario,
  deal,
  dealMixed,
  isFinished,
  maxScore,
  score,
  seedFor,
  tuning,
} from './rules.ts';

const right = ['vinte-pessoas', 'buscar-selo', 'inscrever-caf'];
const wrong = ['dois-socios', 'sem-selo', 'renovar-dap'];

test.each([
  [[wrong[0], wrong[1], wrong[2]], 0],
  [[right[0], wrong[1], wrong[2]], 100],
  [[wrong[0], right[1], right[2]], 200],
  [right, 300],
])('%j is worth %i', (choices, total) => {
  const play = choices.reduce((now, choice = '') => choose(now, choice), deal(scenarios, 1));
  expect(isFinished(play)).toBe(true);
  expect(score(play)).toEqual({ correctAnswers: total / 100, total });
});

test('all right is the maximum', () => {
  expect(maxScore).toBe(300);
});

test('a choice is looked for in its own scenario', () => {
  expect(choiceOf(scenarios, { scenario: 'vender-fora', choice: 'so-com-sim' })?.isCorrect).toBe(false);
  expect(choiceOf(scenarios, { scenario: 'vender-fora', choice: 'vinte-pessoas' })).toBeUndefined();
});

test('any deal shows every scenario in its order with all its choices', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const dealt = deal(scenarios, seed).scenarios;
      expect(dealt.map(({ id }) => id)).toEqual(scenarios.map(({ id }) => id));
      for (const { id, choices } of dealt) {
        expect(new Set(choices)).toEqual(new Set(scenarioBank.find((one) => one.id === id)?.choices));
      }
    }),
  );
});

test('a mixed journey has a scenario of each level, and eight of them in a row bring all', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const journeys = [...Array(8).keys()].map((next) => dealMixed(scenarioBank, seed + next).scenarios);
      for (const journey of journeys) expect(journey.map(({ level }) => level)).toEqual(levels);
      const easy = new Set(journeys.map(([first]) => first?.id));
      expect(easy.size).toBe(8);
    }),
  );
});

test('any sequence of choices answers each scenario once, in order, and ignores what is not offered', () => {
  const anyChoice = fc.constantFrom(...right, ...wrong, 'nada');
  fc.assert(
    fc.property(fc.integer(), fc.array(anyChoice, { maxLength: 12 }), (seed, taken) => {
      let play = deal(scenarios, seed);
      for (const choice of taken) {
        const offered = currentScenario(play)?.choices.some(({ id }) => id === choice) ?? false;
        const next = choose(play, choice);
        expect(next.answers.length).toBe(play.answers.length + (offered ? 1 : 0));
        play = next;
      }
      const answered = play.answers.map(({ scenario }) => scenario);
      expect(answered).toEqual(scenarios.slice(0, answered.length).map(({ id }) => id));
      expect(isFinished(play)).toBe(answered.length === 3);
    }),
  );
});

test('is tuned as specified', () => {
  expect(tuning).toEqual({ scenarios: 3, pointsPerAnswer: 100, explanationMs: 3000 });
});

test('a seed can be found that brings what is wanted, wherever one begins', () => {
  const idsOf = (seed: number) => dealMixed(scenarioBank, seed).scenarios.map(({ id }) => id);
  const wanted = ['leite-no-calor', 'nome-da-serra'];
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const found = wanted.filter((id) => idsOf(seedFor(scenarioBank, [id], seed)).includes(id));
      expect(found).toEqual(wanted);
      expect(idsOf(seedFor(scenarioBank, wanted, seed)).some((id) => wanted.includes(id))).toBe(true);
      expect(seedFor(scenarioBank, [], seed)).toBe(seed);
    }),
  );
});
