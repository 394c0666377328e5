import { type Choice, levels, type Scenario } from '#core/content/jornada-empreendedor.ts';
import type { Report } from '#core/games/game.ts';
import { shuffle } from '#core/games/shuffle.ts';

export const tuning = { scenarios: 3, pointsPerAnswer: 100, explanationMs: 3000 } as const;

export const maxScore = tuning.scenarios * tuning.pointsPerAnswer;

/** The name of a journey through the whole bank; the first journey has none. */
export const mixedVariant = 'sortida';

/** The choice taken in one scenario; each scenario is answered once, right or wrong. */
export interface Answer {
  scenario: string;
  choice: string;
}

export interface Play {
  /** The scenarios in the order of the journey, the choices of each in a shuffled order. */
  readonly scenarios: readonly Scenario[];
  readonly answers: readonly Answer[];
}

/** A new journey through these scenarios; the seed decides the order of the choices. */
export function deal(scenarios: readonly Scenario[], seed: number): Play {
  const dealt = scenarios.map((scenario, index) => ({
    ...scenario,
    choices: shuffle<Choice>(scenario.choices, seed + index),
  }));
  return { scenarios: dealt, answers: [] };
}

/** A new journey with a scenario of each level; the next seeds bring others until all have come up. */
export function dealMixed(bank: readonly Scenario[], seed: number): Play {
  const scenarios = levels.flatMap((level, index) => {
    const ofLevel = bank.filter((scenario) => scenario.level === level);
    // After every lap the levels meet in another way.
    const lap = Math.floor(seed / ofLevel.length);
    return ofLevel[(seed + index * lap) % ofLevel.length] ?? [];
  });
  return deal(scenarios, seed);
}

/** A seed from this one on whose journey brings as many of these scenarios as one can; this very one where none is wanted. */
export function seedFor(bank: readonly Scenario[], wanted: readonly string[], seed: number): number {
  let best = { seed, found: 0 };
  if (wanted.length === 0) return seed;
  // So many seeds bring every scenario together with most others.
  for (let next = seed; next < seed + bank.length * levels.length; next++) {
    const found = dealMixed(bank, next).scenarios.filter(({ id }) => wanted.includes(id)).length;
    if (found > best.found) best = { seed: next, found };
  }
  return best.seed;
}

/** The scenario to answer next; none once the journey is over. */
export const currentScenario = ({ scenarios, answers }: Play) => scenarios[answers.length];

/** The choice an answer names, if there is such a scenario and it has such a choice. */
export const choiceOf = (scenarios: readonly Scenario[], { scenario, choice }: Answer): Choice | undefined =>
  scenarios.find(({ id }) => id === scenario)?.choices.find(({ id }) => id === choice);

/** Answers the current scenario; a choice it does not have changes nothing. */
export function choose(play: Play, choice: string): Play {
  const scenario = currentScenario(play);
  if (!scenario) return play;
  const answer = { scenario: scenario.id, choice };
  return choiceOf(play.scenarios, answer) ? { ...play, answers: [...play.answers, answer] } : play;
}

/** Whether every scenario has been answered. */
export const isFinished = ({ scenarios, answers }: Play): boolean => answers.length === scenarios.length;

/** The score of the answers so far, and at the end the final one. */
export function score({ scenarios, answers }: Play) {
  const correctAnswers = answers.filter((answer) => choiceOf(scenarios, answer)?.isCorrect).length;
  return { correctAnswers, total: correctAnswers * tuning.pointsPerAnswer };
}

export interface JornadaData {
  scenarios: number;
  correctAnswers: number;
  choices: readonly Answer[];
  seconds: number;
}

/** What a finished journey saves; `seconds` runs from the first question to the end of the last explanation. */
export function report(play: Play, seconds: number): Report<JornadaData> {
  const { correctAnswers, total } = score(play);
  return {
    score: total,
    data: { scenarios: play.scenarios.length, correctAnswers, choices: play.answers, seconds },
  };
}
