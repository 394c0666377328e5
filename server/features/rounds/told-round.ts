import type { Estimate } from '#core/nominations/interval.ts';
import { nominationModel } from '#core/nominations/model.ts';
import type { ToldRound } from '#core/nominations/tell-round.ts';

/** What is kept of all together. */
export type ToldHead = Omit<ToldRound, 'named' | 'hidden' | 'unnamed'> & { modelVersion: number };

/** How many have a say in a round, and how many of them answered, in steps. */
export type Turnout = Pick<ToldHead, 'members' | 'answered'>;

/** What was told of all together; null while nothing was, or nothing could be. */
export function toldHead(round: { told: string | null }): ToldHead | null {
  const kept = readKept(round);
  return kept && 'verdict' in kept ? kept : null;
}

/** How many had a say as the round was told, also where too few answered; null while it was not. */
export const toldTurnout = (round: { told: string | null }): Turnout | null => readKept(round);

const readKept = ({ told }: { told: string | null }): ToldHead | Turnout | null => JSON.parse(told ?? 'null');

/** What is kept of one person. */
export interface ToldPerson {
  together: Estimate | null;
  questions: (Estimate | null)[];
  isHidden: boolean;
  isUnnamed: boolean;
}

/** What is kept of a round once it was told: apart what names nobody, and what is each person's. */
export interface KeptRound {
  /** Where too few answered nothing but that. */
  head: ToldHead | Turnout;
  people: { userId: number; told: ToldPerson }[];
}

/** Takes a told round apart, so that what is a person's goes with the person. */
export function keepRound(
  told: ToldRound | null,
  { ids, members }: { ids: readonly number[]; members: number },
): KeptRound {
  if (!told) return { head: { members, answered: 0 }, people: [] };
  const { named, hidden, unnamed, ...head } = told;
  const [hiddenPlaces, unnamedPlaces] = [new Set(hidden), new Set(unnamed)];
  const namedPlaces = new Set(named.map(({ place }) => place));
  const [first] = named;
  const nothing = { together: null, questions: first?.questions.map(() => null) ?? [] };
  const people = [
    ...named,
    ...unnamed.filter((place) => !namedPlaces.has(place)).map((place) => ({ place, ...nothing })),
  ].map(({ place, together, questions }) => ({
    userId: ids[place] ?? 0,
    told: { together, questions, isHidden: hiddenPlaces.has(place), isUnnamed: unnamedPlaces.has(place) },
  }));
  return { head: { modelVersion: nominationModel.version, ...head }, people };
}
