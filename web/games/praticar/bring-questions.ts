import { bringAsk } from '#core/practice/bring-ask.ts';
import { type PracticeGame, partsOf } from '#core/practice/item.ts';
import type { Practised } from '#core/practice/ladder.ts';
import type { Question } from '#core/practice/question.ts';

export interface Asked extends Question {
  known: Practised;
  game: PracticeGame;
}

/** The questions for what is due, as many as a short round has; what the content no longer has is left out. */
export async function bringQuestions(due: readonly Practised[], seed: number): Promise<Asked[]> {
  const asked = await Promise.all(due.map((known, index) => bringQuestion(known, seed + index)));
  return asked.filter((one) => one !== undefined).slice(0, roundSize);
}

/** Short enough to be done while the coffee is made. */
const roundSize = 8;

async function bringQuestion(known: Practised, seed: number): Promise<Asked | undefined> {
  const parts = partsOf(known.item);
  if (!parts) return undefined;
  const question = (await bringAsk[parts.game]())(parts.place, seed);
  return question && { ...question, known, game: parts.game };
}
