import { z } from 'zod';
import { scenarios } from '#core/content/jornada-empreendedor.ts';
import { eachOnce } from '#core/games/each-once.ts';
import { contentId, wholeSeconds } from '#core/games/evidence-fields.ts';
import type { GameJudge } from '#core/games/game.ts';
import { choiceOf, maxScore, score, tuning } from './rules.ts';

const scenarioIds = scenarios.map(({ id }) => id);

// Between two answers the explanation holds the game; the last is not counted, since a clock may stop at the choice.
const shortestSeconds = ((scenarios.length - 1) * tuning.explanationMs) / 1000;

const evidence = z.object({
  choices: z.array(z.object({ scenario: z.enum(scenarioIds), choice: contentId })).length(scenarios.length),
  seconds: wholeSeconds,
});

export const jornadaEmpreendedor: GameJudge<z.infer<typeof evidence>> = {
  maxScore,
  variants: [''],
  proof: 'choices',
  evidence,
  judge({ choices, seconds }) {
    const answered = choices.map(({ scenario }) => scenario);
    if (!eachOnce(answered, scenarioIds) || !choices.every(choiceOf) || seconds < shortestSeconds)
      return null;
    const { total, correctAnswers } = score(choices);
    return { variant: '', score: total, flawless: correctAnswers === scenarios.length };
  },
  feat: ({ flawless }) => (flawless ? { fact: 'jornadaFlawless' } : null),
};
