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

/** Who filled in a ballot. */
interface Speaker {
  /** Whether the community knows this person by more than one other. */
  belongs: boolean;
  /** The one of the community with whose voice they speak, themselves or the only one who has met them; null for strangers. */
  voice: number | null;
  /** The place of who made the card of somebody who knows hardly anybody else: of that one they say no more than a stranger. */
  maker?: number | undefined;
}

/**
 * The ballots without what only strangers say: whoever came by an invite, or is known through one person alone, may be one
 * of many accounts of one person, so that their names count for whom some of the community, by so many voices, have named
 * as well. `speakers` goes by the ballots' order.
 */
export function vouchedBallots(ballots: readonly Ballot[], speakers: readonly Speaker[]): Ballot[] {
  const named = new Map<number, Set<number>>();
  for (const [index, places] of together(ballots).entries()) {
    const { voice = null, maker } = speakers[index] ?? {};
    if (voice === null) continue;
    for (const place of places)
      if (place !== maker) named.set(place, (named.get(place) ?? new Set()).add(voice));
  }
  const isVouched = (place: number): boolean => (named.get(place)?.size ?? 0) >= nominationModel.vouchers;
  return ballots.map((ballot, index) => {
    const { belongs = false, maker } = speakers[index] ?? {};
    const counts = (place: number): boolean => (belongs && place !== maker) || isVouched(place);
    return ballot.map((answer) => answer?.filter(counts) ?? null);
  });
}
