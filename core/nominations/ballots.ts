import { nominationModel } from './model.ts';

/** What one person answered: for each question the places of those named, nobody being an empty list; null without an answer. */
export type Ballot = readonly (readonly number[] | null)[];

/** How often each place is in the lists; in each list it stands once. */
export function inDegree(lists: readonly (readonly number[])[], people: number): Int32Array {
  const counts = new Int32Array(people);
  for (const list of lists) for (const place of list) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

/** The answers to one question. */
export const answersTo = (ballots: readonly Ballot[], question: number): (readonly number[])[] =>
  ballots.flatMap((ballot) => {
    const answer = ballot[question];
    return answer ? [answer] : [];
  });

/** For each ballot everybody it names, whatever the question: who is named twice by one person counts once. */
export const together = (ballots: readonly Ballot[]): (readonly number[])[] =>
  ballots.map((ballot) => [...new Set(ballot.flatMap((answer) => answer ?? []))]);

/**
 * The ballots without what only strangers say: whoever came by an invite may be one of many accounts of one person, so
 * that their names count for whom some who belong to the community have named as well. `belongs` goes by the ballots' order.
 */
export function vouchedBallots(ballots: readonly Ballot[], belongs: readonly boolean[]): Ballot[] {
  const named = new Map<number, number>();
  for (const [index, places] of together(ballots).entries())
    if (belongs[index]) for (const place of places) named.set(place, (named.get(place) ?? 0) + 1);
  const isVouched = (place: number): boolean => (named.get(place) ?? 0) >= nominationModel.vouchers;
  return ballots.map((ballot, index) =>
    belongs[index] ? ballot : ballot.map((answer) => answer?.filter(isVouched) ?? null),
  );
}
