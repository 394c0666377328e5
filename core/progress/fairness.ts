import { day } from './day.ts';

/**
 * Bounds of one day that keep points honest; an honest member never meets them. Votes beyond the paid ones still
 * count as votes: what a second account could bring its owner in a burst is held to a few points a day.
 */
export const fairness = {
  votesPerDay: 100,
  postsPerDay: 30,
  connectionsPerDay: 50,
  repliesPerDay: 100,
  reportsPerDay: 10,
  conversationsPerDay: 40,
  teamMessagesPerDay: 200,
  /** Teams that one member leads and that still have a seat free, at the same time. */
  waitingTeams: 3,
  /** Votes of one person for posts of one author that earn points, in a day and in so many days. */
  paidVotesPerAuthor: 3,
  paidVotesPerAuthorMonth: 10,
  monthDays: 30,
  /**
   * Votes, and as many connections, that a member is paid for on a day by members who never finished a game or whom nobody
   * of the community has met; and votes of one of them that are paid later.
   */
  paidFromNewcomers: 10,
  /** After so many ideas in a row that nobody voted for or answered, the points of the next wait for the first vote. */
  unheededIdeas: 10,
  /** For so long after registering, what a member gives counts for nobody's way of leading. */
  firstDay: day,
  /** For so many days who was declined may not ask the same person again. */
  daysAfterDecline: 30,
  /** For so many days nobody may register the name or the email of a deleted account. */
  daysOfNameRest: 30,
  /** Members in good standing who together hide a post. */
  reportersToHide: 3,
  /** How much of the wall reports alone can hide. */
  hiddenShare: 0.05,
} as const;

/** Whether one person has voted often enough for an author: the last vote counts, and is not paid. */
export function isRepeated({ today, byDay }: { today: number; byDay: readonly number[] }): boolean {
  const { paidVotesPerAuthor: perDay, paidVotesPerAuthorMonth: perMonth } = fairness;
  const inMonth = byDay.reduce((sum, votes) => sum + Math.min(votes, perDay), 0);
  return today > perDay || inMonth > perMonth;
}

/** What the voter reads when a vote earns its author nothing. */
export const repeatedVoteNotice = `Seu voto foi contado. Por justiça, seus votos para a mesma pessoa valem pontos até ${fairness.paidVotesPerAuthor} vezes por dia e ${fairness.paidVotesPerAuthorMonth} em ${fairness.monthDays} dias.`;

/** What the voter reads when nobody of the community has met them, and the author had enough such votes for a day. */
export const strangerVoteNotice =
  'Seu voto foi contado. Seus votos valem mais pontos quando você se conecta com gente da comunidade.';

/** What the voter reads when the author's points wait for the voter's first game. */
export const newcomerVoteNotice =
  'Seu voto foi contado. Os pontos de quem recebeu chegam quando você concluir seu primeiro jogo.';
