import {
  type Choice,
  type Scenario,
  type ScenarioId,
  scenarioById,
  scenarios,
} from '#core/content/jornada-empreendedor.ts';
import type { Report } from '#core/games/game.ts';
import { shuffle } from '#core/games/shuffle.ts';

export const tuning = { pointsPerAnswer: 100, explanationMs: 3000 } as const;

export const maxScore = scenarios.length * tuning.pointsPerAnswer;

/** The choice taken in one scenario; each scenario is answered once, right or wrong. */
export interface Answer {
  scenario: ScenarioId;
  choice: string;
}

export interface Play {
  /** The scenarios in the order of the journey, the choices of each in a shuffled order. */
  readonly scenarios: readonly (Scenario & { id: ScenarioId })[];
  readonly answers: readonly Answer[];
}

/** A new journey; the seed decides the order of the choices. */
export function deal(seed: number): Play {
  const dealt = scenarios.map((scenario, index) => ({
    ...scenario,
    choices: shuffle<Choice>(scenario.choices, seed + index),
  }));
  return { scenarios: dealt, answers: [] };
}

/** The scenario to answer next; none once the journey is over. */
export const currentScenario = ({ scenarios, answers }: Play) => scenarios[answers.length];

/** The choice an answer names, if its scenario has such a choice. */
export const choiceOf = ({ scenario, choice }: Answer): Choice | undefined =>
  scenarioById(scenario).choices.find(({ id }) => id === choice);

/** Answers the current scenario; a choice it does not have changes nothing. */
export function choose(play: Play, choice: string): Play {
  const scenario = currentScenario(play);
  if (!scenario) return play;
  const answer = { scenario: scenario.id, choice };
  return choiceOf(answer) ? { ...play, answers: [...play.answers, answer] } : play;
}

/** Whether the answer names the right choice of its scenario. */
export const isCorrect = (answer: Answer): boolean => choiceOf(answer)?.isCorrect ?? false;

/** Whether every scenario has been answered. */
export const isFinished = ({ scenarios, answers }: Play): boolean => answers.length === scenarios.length;

/** The score of the answers so far, and at the end the final one. */
export function score(answers: readonly Answer[]) {
  const correctAnswers = answers.filter(isCorrect).length;
  return { correctAnswers, total: correctAnswers * tuning.pointsPerAnswer };
}

export interface JornadaData {
  scenarios: number;
  correctAnswers: number;
  choices: readonly Answer[];
  seconds: number;
}

/** What a finished journey saves; `seconds` runs from the first question to the end of the last explanation. */
export function report({ answers }: Play, seconds: number): Report<JornadaData> {
  const { correctAnswers, total } = score(answers);
  return {
    score: total,
    data: { scenarios: scenarios.length, correctAnswers, choices: answers, seconds },
  };
}
