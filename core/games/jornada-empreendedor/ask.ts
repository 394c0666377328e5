import { scenarioBank } from '#core/content/jornada-empreendedor/bank.ts';
import { shuffle } from '#core/games/shuffle.ts';
import type { Ask } from '#core/practice/question.ts';

/** Asks for a decision again, its choices in another order. */
export const ask: Ask = ([id], seed) => {
  const scenario = scenarioBank.find((one) => one.id === id);
  const right = scenario?.choices.find(({ isCorrect }) => isCorrect);
  if (!scenario || !right) return undefined;
  return {
    about: scenario.description,
    ask: scenario.question,
    choices: shuffle(scenario.choices, seed).map(({ text, isCorrect, explanation }) => ({
      text,
      isRight: isCorrect,
      ...(!isCorrect && { explanation }),
    })),
    why: `Certo: ${right.text}. ${right.explanation}`,
    source: scenario,
  };
};
