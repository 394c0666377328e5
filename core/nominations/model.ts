/** The rules of telling who is looked to; a change of any of them is a new version. */
export const nominationModel = {
  version: 7,
  questions: { min: 3, max: 5 },
  /** Of fewer answers, and of people named by fewer, nothing is told. */
  fewest: 5,
  /** So many who belong to the community must have named somebody before the name by a stranger counts; one more for each. */
  vouchers: 3,
  /** Names from outside are told from this shifted count on: of five who wrote one it is hardly ever reached by the shift alone. */
  outside: 10,
  /** How far counts are shifted, as variances; a question's further: who names somebody in every question leaves as many traces. */
  spread: { together: 2, question: 9 },
  /** From which shifted count on somebody is told: the shift alone brings it in 1 of 27,000 cases, of a question in 1 of 450. */
  toldFrom: { together: 6, question: 9 },
  /** Below these nothing is claimed; from `firm` on the order is called sure. */
  stability: { least: 0.25, firm: 0.5 },
  leastShare: 0.4,
  /** Stability: the rank correlation to be kept, in what share of the samples, with how many samples a step. */
  keptCorrelation: 0.7,
  keptIn: 0.95,
  samples: 100,
  /** The shares of the answers that are left out, one after the other: ten steps from 5% to 75%. */
  drops: Array.from({ length: 10 }, (_, step) => 0.05 + (step * 0.7) / 9),
  /**
   * How far beyond chance the namings must agree: in the differences between all (standard deviations), or how unlikely
   * chance alone would bring the highest count, or so many answers with one of the few most named.
   */
  beyondChance: { differences: 2.33, likely: 0.01 },
  few: 3,
  /** Of those who are told as looked to by many, at most this share may be so by chance. */
  falseShare: 0.1,
  /** The reliability that is aimed for. */
  reliability: 0.7,
  /** Who is among this share of the most active is active; who is not in the upper half hardly is. */
  activeShare: 0.1,
} as const;
