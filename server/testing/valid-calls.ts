import { storyTemplates } from '#core/content/minha-historia.ts';
import type { Sent } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import type { CallOptions } from '#server/http/call-app.ts';

/** What there is in a community that calls can name. */
export interface World {
  memberId: number;
  otherId: number;
  ideaId: number;
  storyId: number;
  teamId: number;
  part: number;
  conversationId: number;
  reviewId: number;
}

/** The world of a database in which nothing was looked up: everything is the first of its kind. */
export const firstWorld: World = {
  memberId: 1,
  otherId: 2,
  ideaId: 1,
  storyId: 2,
  teamId: 1,
  part: 1,
  conversationId: 1,
  reviewId: 1,
};

type Part<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Sent<N, K> extends undefined ? { [P in K]?: undefined } : { [P in K]: Sent<N, K> };
type ValidCall<N extends CallName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>;

const quiz = { quizId: '1' };
const runId = 'a3c1f0de-1111-4222-8333-444455556666';
const [template] = storyTemplates;
const inputData = Object.fromEntries(
  template.fields.map((field) => [
    field.name,
    field.type === 'select' ? field.options[0] : 'Comecei a vender queijo na feira de Picos',
  ]),
);

/** A call of each kind as a client would make it, every field filled in. */
export const validCalls = {
  register: () => ({ body: { username: 'Rosa Lima', email: 'rosa@exemplo.com', password: 'segredo' } }),
  login: () => ({ body: { usernameOrEmail: 'Rosa Lima', password: 'segredo' } }),
  logout: () => ({}),
  me: () => ({}),
  userStats: ({ otherId }) => ({ params: { id: String(otherId) } }),
  activities: ({ memberId }) => ({
    params: { id: String(memberId) },
    query: { limit: '5', before: '999999999' },
  }),
  octalysisStats: ({ memberId }) => ({ params: { id: String(memberId) } }),
  games: () => ({}),
  gameProgress: ({ memberId }) => ({ params: { userId: String(memberId), gameId: '1' } }),
  saveProgress: () => ({
    params: { gameId: '4' },
    body: {
      score: 100,
      isCompleted: true,
      completedAt: '2026-03-10T15:00:00.000Z',
      runId,
      data: { questionId: 'inovacao', submissionText: 'Uma ideia' },
      gameData: { deck: 'glossario', moves: 12, timeElapsed: 90 },
    },
  }),
  submissions: () => ({ query: { limit: '20' } }),
  submit: () => ({
    body: {
      question: 'O que falta?',
      answer: 'Uma estrada boa para escoar o mel',
      type: 'text' as const,
      runId,
    },
  }),
  voteSubmission: ({ ideaId }) => ({ params: { id: String(ideaId) } }),
  feed: () => ({ query: { limit: '20', topic: '#mel', before: '999999999' } }),
  community: () => ({}),
  report: ({ ideaId }) => ({ body: { type: 'submission' as const, id: ideaId, reason: 'Não é verdade' } }),
  reportedPosts: () => ({}),
  reviewPost: ({ ideaId }) => ({ params: { postId: String(ideaId) }, body: { decision: 'keep' as const } }),
  leaderboard: () => ({}),
  leadershipStats: () => ({}),
  account: () => ({}),
  accountExport: () => ({}),
  updateAccount: () => ({ body: { fullName: 'Rosa Lima da Silva', hideFromRanking: false } }),
  deleteAccount: () => ({ body: { password: 'outra senha' } }),
  quizzes: () => ({}),
  teams: () => ({ params: quiz }),
  openTeams: () => ({}),
  createTeam: () => ({ params: quiz }),
  team: ({ teamId }) => ({ params: { ...quiz, teamId: String(teamId) } }),
  joinTeam: ({ teamId }) => ({ params: { ...quiz, teamId: String(teamId) }, body: { part: 2 } }),
  leaveTeam: ({ teamId }) => ({ params: { ...quiz, teamId: String(teamId) } }),
  writeAnswer: ({ teamId, part }) => ({
    params: { ...quiz, teamId: String(teamId), part: String(part) },
    body: { answer: 'Juntamos a produção e vendemos direto na feira' },
  }),
  completeTeam: ({ teamId }) => ({ params: { ...quiz, teamId: String(teamId) } }),
  challenges: () => ({}),
  startChallenge: () => ({ params: { id: 'mel-supermercado' } }),
  sendMessage: ({ conversationId: id }) => ({
    body: { conversationState: { id }, message: 'Meu mel tem selo e custa 20 reais o pote' },
  }),
  endChallenge: ({ conversationId: id }) => ({ body: { conversationState: { id } } }),
  challengeHistory: () => ({}),
  aiStatus: () => ({}),
  generateStory: () => ({ body: { prompt: { id: template.id }, formData: inputData } }),
  stories: () => ({}),
  saveStory: () => ({
    body: {
      title: 'O queijo da Rosa',
      content: 'Comecei a vender queijo na feira e hoje vendo na cidade inteira.',
      category: template.category,
      promptId: template.id,
      runId,
      inputData,
    },
  }),
  voteStory: ({ storyId }) => ({ params: { id: String(storyId) } }),
  connect: ({ otherId }) => ({ params: { id: String(otherId) } }),
  declineConnection: ({ otherId }) => ({ params: { id: String(otherId) } }),
  connections: () => ({}),
  network: () => ({ query: { period: 'week' as const, kind: 'all' as const, group: '1', limit: '10' } }),
  requestReview: () => ({ body: { message: 'Acho que a minha posição está errada' } }),
  reviews: () => ({}),
  answerReview: ({ reviewId }) => ({
    params: { id: String(reviewId) },
    body: { answer: 'Olhamos, e está certa' },
  }),
} satisfies { [N in CallName]: (world: World) => ValidCall<N> };

/** A valid call of any kind, as it is sent. */
export const validCall = (name: CallName, world: World): CallOptions => {
  const make: (world: World) => CallOptions = validCalls[name];
  return make(world);
};
