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
  roundId: number;
  replyId: number;
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
  roundId: 1,
  replyId: 1,
};

type Part<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Sent<N, K> extends undefined ? { [P in K]?: undefined } : { [P in K]: Sent<N, K> };
type ValidCall<N extends CallName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>;

const quiz = { quizId: '1' };
const community = { id: '1' };
const runId = 'a3c1f0de-1111-4222-8333-444455556666';
const otherRunId = (digit: number | string) => `a3c1f0de-1111-4222-8333-44445555777${digit}`;
const [template] = storyTemplates;
const inputData = Object.fromEntries(
  template.fields.map((field) => [
    field.name,
    field.type === 'select' ? field.options[0] : 'Comecei a vender queijo na feira de Picos',
  ]),
);

/** A call of each kind as a client would make it, every field filled in. */
export const validCalls = {
  register: () => ({
    body: {
      username: 'Rosa Lima',
      email: 'rosa@exemplo.com',
      password: 'segredo',
      invite: 'ABC234',
      runId: otherRunId(0),
    },
  }),
  login: () => ({ body: { usernameOrEmail: 'Rosa Lima', password: 'segredo' } }),
  logout: () => ({}),
  logoutEverywhere: () => ({}),
  becomeFirst: () => ({ body: { code: 'ABCDE-23456' } }),
  recover: () => ({ body: { code: 'ABCDE-23456', password: 'segredo novo' } }),
  askForHelp: () => ({ body: { usernameOrEmail: 'Rosa Lima' } }),
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
  voteSubmission: ({ ideaId }) => ({ params: { id: String(ideaId) }, body: { runId: otherRunId(1) } }),
  feed: () => ({ query: { limit: '20', topic: '#mel', before: '999999999' } }),
  community: () => ({}),
  report: ({ ideaId }) => ({ body: { type: 'submission' as const, id: ideaId, reason: 'Não é verdade' } }),
  reportedPosts: () => ({ query: { communityId: '1' } }),
  reviewPost: ({ ideaId }) => ({
    params: { postId: String(ideaId) },
    body: { decision: 'keep' as const, reason: 'Está tudo certo' },
  }),
  replies: ({ ideaId }) => ({ params: { id: String(ideaId) } }),
  reply: ({ ideaId }) => ({
    params: { id: String(ideaId) },
    body: { text: 'Aqui também falta estrada', runId: otherRunId(6) },
  }),
  deleteReply: ({ replyId }) => ({ params: { id: String(replyId) } }),
  voteReply: ({ replyId }) => ({ params: { id: String(replyId) }, body: { runId: otherRunId(7) } }),
  judgeReply: ({ replyId }) => ({
    params: { id: String(replyId) },
    body: { decision: 'remove' as const, reason: 'Ofende outra pessoa' },
  }),
  caredReplies: () => ({ params: community }),
  weeklyGoal: () => ({}),
  news: () => ({}),
  leaderboard: () => ({}),
  leadershipStats: () => ({}),
  account: () => ({}),
  accountExport: () => ({}),
  updateAccount: () => ({
    body: {
      fullName: 'Rosa Lima da Silva',
      hideFromRanking: false,
      preferences: { trade: 'leite' as const, readsAloud: true, readsCalmly: false },
      password: 'outra senha',
      newPassword: 'segredo novo',
    },
  }),
  deleteAccount: () => ({ body: { password: 'outra senha' } }),
  quizzes: () => ({ query: { also: '4' } }),
  teams: () => ({ params: quiz }),
  openTeams: () => ({}),
  createTeam: () => ({ params: quiz, body: { runId: otherRunId('a') } }),
  team: ({ teamId }) => ({ params: { ...quiz, teamId: String(teamId) } }),
  joinTeam: ({ teamId }) => ({ params: { ...quiz, teamId: String(teamId) }, body: { part: 2 } }),
  leaveTeam: ({ teamId }) => ({
    params: { ...quiz, teamId: String(teamId) },
    body: { runId: otherRunId('b') },
  }),
  writeAnswer: ({ teamId, part }) => ({
    params: { ...quiz, teamId: String(teamId), part: String(part) },
    body: { answer: 'Juntamos a produção e vendemos direto na feira' },
  }),
  completeTeam: ({ teamId }) => ({
    params: { ...quiz, teamId: String(teamId) },
    body: { runId: otherRunId('c') },
  }),
  challenges: () => ({}),
  startChallenge: () => ({ params: { id: 'mel-supermercado' }, body: { runId: otherRunId('d') } }),
  sendMessage: ({ conversationId: id }) => ({
    body: {
      conversationState: { id },
      message: 'Meu mel tem selo e custa 20 reais o pote',
      runId: otherRunId('e'),
    },
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
      runId: otherRunId(5),
      inputData,
    },
  }),
  voteStory: ({ storyId }) => ({ params: { id: String(storyId) }, body: { runId: otherRunId(2) } }),
  connect: ({ otherId }) => ({ params: { id: String(otherId) }, body: { runId: otherRunId(3) } }),
  declineConnection: ({ otherId }) => ({ params: { id: String(otherId) }, body: { runId: otherRunId(4) } }),
  connections: () => ({}),
  network: () => ({ query: { period: 'week' as const, kind: 'all' as const, group: '1', limit: '10' } }),
  requestReview: () => ({ body: { message: 'Acho que a minha posição está errada' } }),
  reviews: () => ({ query: { communityId: '1' } }),
  answerReview: ({ reviewId }) => ({
    params: { id: String(reviewId) },
    body: { answer: 'Olhamos, e está certa' },
  }),
  deployment: () => ({}),
  updateDeployment: () => ({ body: { name: 'Rota Viva do Sertão' } }),
  invite: () => ({ params: { code: 'ABC234' } }),
  joinCommunity: () => ({ body: { code: 'ABC234' } }),
  communities: () => ({ query: { q: 'mel', after: '1', limit: '10' } }),
  createCommunity: () => ({ body: { name: 'Mel de Picos', place: 'Picos, PI', entry: 'invited' as const } }),
  updateCommunity: () => ({
    params: community,
    body: { name: 'Mel de Picos', place: 'Picos, PI', entry: 'open' as const },
  }),
  people: () => ({
    params: community,
    query: { q: 'ros', after: '1', needs: 'to_play' as const, limit: '10' },
  }),
  makeCards: () => ({
    params: community,
    body: { names: ['Rosa Lima', 'João de Deus'], runId: otherRunId(9) },
  }),
  invites: () => ({ params: community }),
  createInvite: () => ({ params: community, body: { maxUses: 30, days: 7 } }),
  revokeInvite: () => ({ params: { ...community, code: 'ABC234' } }),
  careHome: () => ({ params: community }),
  removedPosts: () => ({ params: community }),
  makeRecovery: ({ otherId }) => ({ params: { id: String(otherId) } }),
  setRole: ({ otherId }) => ({
    params: { id: String(otherId) },
    body: { role: 'facilitator' as const, communityId: 1 },
  }),
  suspendUser: ({ otherId }) => ({
    params: { id: String(otherId) },
    body: { reason: 'Ofendeu outra pessoa' },
  }),
  restoreUser: ({ otherId }) => ({ params: { id: String(otherId) } }),
  removePost: ({ ideaId }) => ({ params: { id: String(ideaId) }, body: { reason: 'Ofende outra pessoa' } }),
  restorePost: ({ ideaId }) => ({ params: { id: String(ideaId) } }),
  careLog: () => ({ query: { communityId: '1', mine: 'false' as const, before: '999999999', limit: '10' } }),
  openRound: () => ({
    params: community,
    body: {
      questions: ['Quem você procura?', 'Quem junta as pessoas?', 'Em quem você confia?'],
      endsAt: '2026-03-20T15:00:00.000Z',
    },
  }),
  rounds: () => ({ params: community, query: {} }),
  closeRound: ({ roundId }) => ({ params: { id: String(roundId) } }),
  currentRound: () => ({}),
  roundPeople: ({ roundId }) => ({
    params: { id: String(roundId) },
    query: { q: 'ros', after: '1', limit: '10' },
  }),
  answerRound: ({ roundId, otherId }) => ({
    params: { id: String(roundId), question: '0' },
    body: { people: [otherId], outside: ['Dona Ana'] },
  }),
  takeBackAnswers: () => ({}),
  setNaming: () => ({ body: { declines: false } }),
  giveOpinion: ({ roundId, otherId }) => ({
    params: { id: String(roundId) },
    body: { people: [otherId] },
  }),
  roundResults: ({ roundId }) => ({ params: { id: String(roundId) } }),
  practice: () => ({}),
  savePractice: () => ({
    body: {
      items: [{ item: 'mapa-produtivo:acai', step: 1, at: '2026-03-10T15:00:00.000Z' }],
      runId: otherRunId(9),
    },
  }),
  certificates: () => ({}),
  makeCertificate: () => ({ body: { kind: 'badge' as const, ref: 'conhecedor-da-rota' } }),
  certificate: () => ({ params: { code: 'ABCDEF234567' } }),
  withdrawCertificate: () => ({ params: { code: 'ABCDEF234567' } }),
  revokeCertificate: () => ({ params: { code: 'ABCDEF234567' }, body: { reason: 'Não era desta pessoa' } }),
  personCertificates: ({ otherId }) => ({ params: { id: String(otherId) } }),
  mentors: () => ({ query: { communityId: '1' } }),
  setMentorOffer: () => ({ body: { text: 'Posso ajudar com a venda na feira' } }),
  askMentor: ({ otherId, memberId }) => ({
    params: { id: String(otherId) },
    body: { goal: 'Vender mel na feira da cidade', learnerId: memberId, runId: otherRunId(6) },
  }),
  stepMentoring: () => ({ params: { id: '1' }, body: { step: 'finish' as const, runId: otherRunId('f') } }),
  mentoringMessages: () => ({ params: { id: '1' } }),
  sendMentoringMessage: () => ({
    params: { id: '1' },
    body: { text: 'Vamos juntos no sábado?', runId: otherRunId(7) },
  }),
  trials: () => ({ params: { id: '1' } }),
  openTrial: () => ({ params: { id: '1' }, body: { challengeId: 'fregues-feira' as const, days: 7 } }),
  endTrial: () => ({ params: { id: '1' } }),
  rateTrial: () => ({ params: { id: '1' }, body: { stars: 4, note: 'Dá para aprender a negociar' } }),
  notices: () => ({ query: { before: '999999999', after: '1' } }),
  readNotices: () => ({ body: { upTo: 1 } }),
  sendNotice: () => ({
    body: { text: 'Reunião na sexta, às 14 horas', communityId: 1, runId: otherRunId(8) },
  }),
  teamMessages: ({ teamId }) => ({ params: { ...quiz, teamId: String(teamId) } }),
  sendTeamMessage: ({ teamId }) => ({
    params: { ...quiz, teamId: String(teamId) },
    body: { text: 'Eu fico com a parte do preço', runId },
  }),
} satisfies { [N in CallName]: (world: World) => ValidCall<N> };

/** A valid call of any kind, as it is sent. */
export const validCall = (name: CallName, world: World): CallOptions => {
  const make: (world: World) => CallOptions = validCalls[name];
  return make(world);
};
