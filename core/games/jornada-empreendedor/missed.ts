import { itemOf } from '#core/practice/item.ts';
import { choiceOf, type Play } from './rules.ts';

/** The scenarios in which another choice was taken than the right one, to be practised. */
export const missedIn = ({ scenarios, answers }: Play): string[] =>
  answers
    .filter((answer) => !choiceOf(scenarios, answer)?.isCorrect)
    .map(({ scenario }) => itemOf('jornada-empreendedor', scenario));
