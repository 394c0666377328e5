import type { Source } from '#core/content/fact.ts';
import { shuffle } from '#core/games/shuffle.ts';

export interface AnswerChoice {
  text: string;
  isRight: boolean;
  /** What is to be said to whoever chose it, beyond why the right one is right. */
  explanation?: string;
}

/** One thing to learn, asked. */
export interface Question {
  /** What it is about: the story, the deck, the chain. */
  about: string;
  emoji?: string;
  ask: string;
  choices: readonly AnswerChoice[];
  why: string;
  source?: Source;
}

/** Asks for the thing at a place in the content of a game; there may be none such any more. */
export type Ask = (place: readonly string[], seed: number) => Question | undefined;

const wrongChoices = 2;

/** The right one among two of the others, in an order that the seed decides. */
export function choicesOf(right: string, others: readonly string[], seed: number): AnswerChoice[] {
  const wrong = shuffle(others, seed).slice(0, wrongChoices);
  const choices = [{ text: right, isRight: true }, ...wrong.map((text) => ({ text, isRight: false }))];
  return shuffle(choices, seed + 1);
}
