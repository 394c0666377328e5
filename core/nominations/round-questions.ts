import { searchedName } from '#core/care/names.ts';
import { limits } from '#core/contract/limits.ts';

/** Why a question of somebody's own cannot be asked. */
export type QuestionProblem = 'empty' | 'too_long' | 'repeated';

/** A question as it is compared: capitals, accents, spaces and signs make no other question of it. */
const compared = (question: string): string =>
  searchedName(question)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether no question is asked twice, however it is spelt. */
export const areDifferent = (questions: readonly string[]): boolean =>
  new Set(questions.map(compared)).size === questions.length;

/** Why each of one's own questions cannot be asked beside the chosen ones; null where it can. Of two alike the later one is to be mended. */
export const problemsOf = (chosen: readonly string[], own: readonly string[]): (QuestionProblem | null)[] =>
  own.map((question, place) => {
    if (compared(question) === '') return 'empty';
    if (question.trim().normalize('NFC').length > limits.roundQuestion.max) return 'too_long';
    const others = [...chosen, ...own.slice(0, place)].map(compared);
    return others.includes(compared(question)) ? 'repeated' : null;
  });
