import type { QueryClient } from '@tanstack/react-query';
import type { WriteName } from './client.ts';
import { isReadOf, type ReadName } from './is-read-of.ts';

const posts = ['feed', 'submissions', 'stories', 'community', 'reportedPosts'] as const;
const ranking = ['leaderboard', 'leadershipStats', 'weeklyGoal'] as const;
const own = ['userStats', 'activities', 'octalysisStats', 'account'] as const;
const member = [...own, 'connections'] as const;
const teams = ['teams', 'openTeams'] as const;
const standing = ['me', ...member, ...ranking, 'games', 'gameProgress'] as const;
/** What those who take care look at. */
const desk = ['careHome', 'careLog', 'communities'] as const;
const removal = [...posts, ...ranking, ...desk, 'removedPosts'] as const;
const talks = ['challenges', 'challengeHistory'] as const;

/** What is read together when the live updates say that it changed. */
export const liveReads = {
  feed: posts,
  ranking,
  member,
  teams,
  // Of a desk only its team is told: whoever has just left must not ask for it again.
  team: ['quizzes', 'team'],
  // Whatever happens in a mentoring is a notice to the other.
  notices: ['notices', 'mentors', 'mentoringMessages'],
  messages: ['teamMessages'],
  replies: ['replies'],
} as const satisfies Record<string, readonly ReadName[]>;

/** The reads that each write makes stale. What a write's own answer brings is written into the cache instead. */
export const staleAfter: Readonly<Record<WriteName, readonly ReadName[]>> = {
  register: [],
  login: [],
  logout: [],
  logoutEverywhere: [],
  recover: [],
  askForHelp: [],
  deleteAccount: [],
  // Whoever changes place or role begins anew, with nothing that was read before.
  becomeFirst: [],
  joinCommunity: [],
  updateDeployment: ['deployment', 'careLog'],
  createCommunity: desk,
  updateCommunity: desk,
  makeCards: [...desk, 'people'],
  createInvite: ['invites', 'careLog'],
  revokeInvite: ['invites', 'careLog'],
  makeRecovery: ['careLog'],
  setRole: [...desk, 'people'],
  suspendUser: [...desk, 'people'],
  restoreUser: [...desk, 'people'],
  removePost: removal,
  restorePost: removal,
  sendNotice: ['careLog', 'notices'],
  openRound: ['rounds', 'currentRound', 'careLog'],
  closeRound: ['rounds', 'roundResults', 'currentRound', 'careLog'],
  answerRound: ['currentRound'],
  giveOpinion: ['roundResults'],
  takeBackAnswers: ['currentRound', 'certificates'],
  setNaming: ['currentRound', 'account'],
  savePractice: [],
  makeCertificate: ['certificates'],
  withdrawCertificate: ['certificates'],
  revokeCertificate: ['personCertificates', 'careLog'],
  setMentorOffer: ['mentors'],
  askMentor: ['mentors'],
  stepMentoring: ['mentors', ...standing],
  sendMentoringMessage: [],
  openTrial: ['trials', 'challenges', 'careLog'],
  endTrial: ['trials', 'challenges', 'careLog'],
  rateTrial: ['challenges', 'trials'],
  readNotices: [],
  sendTeamMessage: [],
  updateAccount: [...ranking, ...posts, 'network'],
  saveProgress: ['activities', 'octalysisStats', 'account', 'games', ...ranking],
  submit: [...posts, ...standing],
  voteSubmission: [],
  // What a story has brought its author has grown as well.
  voteStory: ['stories'],
  reply: ['replies', 'feed', 'weeklyGoal'],
  deleteReply: ['replies', 'feed'],
  voteReply: ['weeklyGoal'],
  judgeReply: ['replies', 'caredReplies', 'feed', 'careHome', 'careLog'],
  report: [...posts, 'replies'],
  reviewPost: removal,
  createTeam: teams,
  joinTeam: teams,
  leaveTeam: teams,
  writeAnswer: [],
  completeTeam: [...teams, ...standing, 'quizzes'],
  startChallenge: talks,
  sendMessage: talks,
  endChallenge: [...talks, ...standing],
  generateStory: [],
  saveStory: [...posts, ...standing],
  // Who is connected is shown at once, and told by the answer.
  connect: [...own, ...ranking],
  declineConnection: [],
  requestReview: ['account'],
  answerReview: ['reviews', 'careHome'],
};

/**
 * What shows at once what a person did, and is told by the answer to whoever waits for it. An answer that comes late finds
 * nobody: what was read meanwhile does not know of the call, or still shows what the server has refused.
 */
export const staleAfterLate: Readonly<Partial<Record<WriteName, readonly ReadName[]>>> = {
  voteSubmission: ['feed', 'submissions'],
  voteStory: ['feed', 'stories'],
  voteReply: ['replies'],
  connect: ['connections'],
  declineConnection: ['connections'],
  answerRound: ['currentRound'],
  readNotices: ['notices'],
  savePractice: ['practice'],
};

/** Asks again for these reads where they are shown, and for the rest when it is next looked at. */
export const readAgain = (cache: QueryClient, names: readonly ReadName[]): Promise<void> =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => names.some((name) => isReadOf(name, queryKey)) });
