import { z } from 'zod';
import { scenarios } from '#core/content/jornada-empreendedor.ts';
import { eachOnce } from '#core/games/each-once.ts';
import { contentId, howMany, wholeSeconds } from '#core/games/evidence-fields.ts';
import { type GameRules, testimony, type Verdict } from '#core/games/game.ts';
import { hands, runSeconds } from '#core/progress/hands.ts';
import { choiceOf, maxScore, score, tuning } from './rules.ts';

const scenarioIds = scenarios.map(({ id }) => id);
const total = scenarios.length;

/** To look at a scenario and touch a choice. */
const secondsAScenario = 2;

// Between two answers the explanation holds the game; the last is not counted, since a clock may stop at the choice.
const secondsOf = (secondsAScenario: number): number =>
  total * secondsAScenario + ((total - 1) * tuning.explanationMs) / 1000;

const verdictOf = (correct: number, seconds?: number): Verdict => ({
  variant: '',
  score: correct * tuning.pointsPerAnswer,
  flawless: correct === total,
  seconds: runSeconds(secondsOf(secondsAScenario), seconds),
});

const evidence = testimony(
  z.object({
    choices: z.array(z.object({ scenario: z.enum(scenarioIds), choice: contentId })).length(total),
    seconds: wholeSeconds,
  }),
  ({ choices, seconds }) => {
    const answered = choices.map(({ scenario }) => scenario);
    const isWhole = eachOnce(answered, scenarioIds) && choices.every(choiceOf);
    if (!isWhole || seconds < secondsOf(hands.fastestTouch)) return null;
    return verdictOf(score(choices).correctAnswers, seconds);
  },
);

const figures = testimony(
  z.object({ scenarios: howMany, correctAnswers: howMany }),
  ({ scenarios: answered, correctAnswers }) =>
    answered === total && correctAnswers <= total ? verdictOf(correctAnswers) : null,
);

export const jornadaEmpreendedor = {
  maxScore,
  variants: [''],
  judge: {
    proof: 'choices',
    evidence,
    figures,
    feat: ({ flawless }) => (flawless ? { name: 'jornadaFlawless' } : null),
  },
} satisfies GameRules;
