import { z } from 'zod';
import { scenarioBank } from '#core/content/jornada-empreendedor/bank.ts';
import { levels, scenarios } from '#core/content/jornada-empreendedor.ts';
import { eachOnce } from '#core/games/each-once.ts';
import { contentId, howMany, wholeSeconds } from '#core/games/evidence-fields.ts';
import { type GameRules, testimony, type Verdict } from '#core/games/game.ts';
import { hands, runSeconds } from '#core/progress/hands.ts';
import { choiceOf, maxScore, mixedVariant, score, tuning } from './rules.ts';

const firstIds = scenarios.map(({ id }) => id);
const total = tuning.scenarios;

/** Which journey went through these scenarios; none where no deal brings them together. */
function variantOf(ids: readonly string[]): string | null {
  if (eachOnce(ids, firstIds)) return '';
  const found = ids.flatMap((id) => scenarioBank.find((scenario) => scenario.id === id) ?? []);
  const met = found.map(({ level }) => level);
  return eachOnce(met, levels) ? mixedVariant : null;
}

/** To look at a scenario and touch a choice. */
const secondsAScenario = 2;

// Between two answers the explanation holds the game; the last is not counted, since a clock may stop at the choice.
const secondsOf = (secondsAScenario: number): number =>
  total * secondsAScenario + ((total - 1) * tuning.explanationMs) / 1000;

const verdictOf = (variant: string, correct: number, seconds?: number): Verdict => ({
  variant,
  score: correct * tuning.pointsPerAnswer,
  flawless: correct === total,
  seconds: runSeconds(secondsOf(secondsAScenario), seconds),
});

const evidence = testimony(
  z.object({
    choices: z.array(z.object({ scenario: contentId, choice: contentId })).length(total),
    seconds: wholeSeconds,
  }),
  ({ choices, seconds }) => {
    const variant = variantOf(choices.map(({ scenario }) => scenario));
    const isWhole = variant !== null && choices.every((answer) => choiceOf(scenarioBank, answer));
    if (!isWhole || seconds < secondsOf(hands.fastestTouch)) return null;
    return verdictOf(variant, score({ scenarios: scenarioBank, answers: choices }).correctAnswers, seconds);
  },
);

const figures = testimony(
  z.object({ scenarios: howMany, correctAnswers: howMany }),
  ({ scenarios: answered, correctAnswers }) =>
    answered === total && correctAnswers <= total ? verdictOf('', correctAnswers) : null,
);

export const jornadaEmpreendedor = {
  maxScore,
  variants: ['', mixedVariant],
  judge: {
    proof: 'choices',
    evidence,
    figures,
    feat: ({ flawless }) => (flawless ? { name: 'jornadaFlawless' } : null),
  },
} satisfies GameRules;
