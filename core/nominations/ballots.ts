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
  ballots.map((ballot) => ballot[question]).filter((answer) => answer !== undefined && answer !== null);

/** For each ballot everybody it names, whatever the question: who is named twice by one person counts once. */
export const together = (ballots: readonly Ballot[]): (readonly number[])[] =>
  ballots.map((ballot) => [...new Set(ballot.flatMap((answer) => answer ?? []))]);

/** Who filled in a ballot. */
export interface Speaker {
  /** Whether the community knows this person by more than one other, or by a card of their own. */
  belongs: boolean;
  /** The place of who made the card of somebody who knows hardly anybody else: of that one they say no more than a stranger. */
  maker?: number | undefined;
}

/** What was answered, by what stands behind it: each ballot is in both, with the names that are of the one or the other. */
export interface Heard {
  /** Names by those who belong to the community. */
  own: Ballot[];
  /**
   * Names by whoever came by an invite or is known through one person alone, who may be one of many accounts of one person,
   * and of who made one's card; null where nobody who answered is such a one.
   */
  beside: Ballot[] | null;
}

/** Parts ballots by who filled them in; `speakers` goes by the ballots' order. */
export function hear(ballots: readonly Ballot[], speakers: readonly Speaker[]): Heard {
  const part = (isOwn: boolean): Ballot[] =>
    ballots.map((ballot, index) => {
      const { belongs = false, maker } = speakers[index] ?? {};
      return ballot.map(
        (answer) => answer?.filter((place) => (belongs && place !== maker) === isOwn) ?? null,
      );
    });
  const isMixed = speakers.some(({ belongs, maker }) => !belongs || maker !== undefined);
  return { own: part(true), beside: isMixed ? part(false) : null };
}
