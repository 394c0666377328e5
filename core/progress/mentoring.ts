import { day } from './day.ts';

/** The rules of mentoring; a mentor is paid for help that others can see to be real, and little enough that nobody fakes it. */
export const mentoringRules = {
  /** Mentorings that bring points in seven days. */
  paidPerWeek: 2,
  week: 7 * day,
  /** How long two people must have been at it. */
  shortest: day,
  /** Pairs of one mentor, and of one who asks, that are asked for or under way at once. */
  openPerMentor: 5,
  openPerLearner: 3,
  /** Offers that are shown. */
  shownOffers: 50,
} as const;

/** What is known of a mentoring whose two people say that its goal is reached. */
export interface MentoringFacts {
  /** The mentor is identified as a leader at this moment, and the network has seen and does not damp them. */
  mentorLeads: boolean;
  /** The one who was helped has finished a game and is past the first day. */
  learnerIsEstablished: boolean;
  /** Somebody of the community besides the mentor knows them: it is no second account of the mentor's. */
  learnerIsNeighbour: boolean;
  /** Each wrote to the other. */
  bothWrote: boolean;
  acceptedAt: number;
  paidThisWeek: number;
}

/** Whether a finished mentoring brings its mentor points. */
export const isPaidMentoring = (facts: MentoringFacts, now: number): boolean =>
  facts.mentorLeads &&
  facts.learnerIsEstablished &&
  facts.learnerIsNeighbour &&
  facts.bothWrote &&
  now - facts.acceptedAt >= mentoringRules.shortest &&
  facts.paidThisWeek < mentoringRules.paidPerWeek;
