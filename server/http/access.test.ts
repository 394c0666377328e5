import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { contract } from '#core/contract/index.ts';
import { eventsPath } from '#core/contract/live.ts';
import { networkExportPath } from '#core/contract/network-export.ts';
import { ownHeader, ownJson } from '#core/contract/own-header.ts';
import { type CallName, paths } from '#core/contract/paths.ts';
import { roundExportPath } from '#core/contract/round-export.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { firstWorld, validCall, validCalls } from '#server/testing/valid-calls.ts';
import type { CallOptions } from './call-app.ts';

/** Those who make each call about something of community A. The coordination lives in none of the two. */
const outside = ['nobody', 'expired', 'suspended'] as const;
const inside = ['member', 'otherMember', 'otherFacilitator', 'facilitator', 'coordination'] as const;
type Actor = (typeof outside)[number] | (typeof inside)[number];

/** What the five who are signed in are answered: 'ok', or the code of a refusal. */
type Answers = readonly [string, string, string, string, string];
const same = (answer: string): Answers => [answer, answer, answer, answer, answer];
const all = same('ok');
/** What lives in A, for those who live there. */
const ofA = (answer = 'ok'): Answers => [answer, 'not_found', 'not_found', answer, 'not_found'];
const carersOfA: Answers = ['not_moderator', 'not_moderator', 'not_moderator', 'ok', 'ok'];
/** The same for something that is found by its id: what is of another community is not there. */
const carersOfIt: Answers = ['not_moderator', 'not_moderator', 'not_found', 'ok', 'ok'];
const coordination: Answers = [...same('not_coordination').slice(0, 4), 'ok'] as unknown as Answers;

let server: TestApp;
let communityId: number;
let author: TestMember;
let carer: TestMember;
let settle: (member: TestMember) => Promise<void>;
const actors = new Map<Actor, { username: string; token: string; id: number }>();

let born = 0;
async function personOfA(): Promise<TestMember> {
  const person = await server.member(`pessoa ${born++}`);
  await settle(person);
  return person;
}

beforeAll(async () => {
  // One connection: a write that asks something beside its transaction would wait for itself.
  const database = await openTestDatabase({ poolSize: 1 });
  server = await startTestApp({ database, coordinators: ['coordination', 'quem prepara'] });
  const { db } = server.database;
  const coordinator = await server.member('coordination');
  const a = await makeCommunity(server, coordinator, 'A');
  const b = await makeCommunity(server, coordinator, 'B');
  [communityId, settle] = [a.id, a.settle];
  [author, carer] = [await personOfA(), await server.member('quem prepara')];
  for (const name of [...outside, ...inside]) {
    const one = name === 'coordination' ? coordinator : await server.member(name);
    actors.set(name, one);
    if (name !== 'coordination') await (name.startsWith('other') ? b : a).settle(one);
  }
  const idOf = (name: Actor) => actors.get(name)?.id ?? 0;
  await makeCarer(db, idOf('facilitator'), a.id);
  await makeCarer(db, idOf('otherFacilitator'), b.id);
  await coordinator.call('suspendUser', { params: { id: idOf('suspended') }, body: { reason: 'teste' } });
  await db.updateTable('sessions').set({ expires_at: 1 }).where('user_id', '=', idOf('expired')).execute();
  actors.set('nobody', { id: 0, username: 'ninguém assim', token: '' });
});
afterAll(() => server.close());

const inA = () => ({ params: { id: communityId } });
const idea = async () => {
  const answer = `Uma ideia que ninguém teve, número ${born++}`;
  const by = await personOfA();
  return (await by.call('submit', { body: { question: 'P?', answer } })).body.submission.id;
};
const reply = async () => {
  const params = { id: await idea() };
  const { body } = await author.call('reply', { params, body: { text: 'Concordo' } });
  await server.database.db.updateTable('standings').set({ day_replies: 0 }).execute();
  return { params: { id: body.id } };
};
const story = async () => {
  const { body } = validCalls.saveStory();
  const by = await personOfA();
  return (await by.call('saveStory', { body: { ...body, runId: randomUUID() } })).body.id;
};
const team = async () => {
  // Only so many may wait for people at once.
  await server.database.db.deleteFrom('teams').where('leader_id', '=', author.id).execute();
  const { id, userPart } = (await author.call('createTeam', { params: { quizId: 1 } })).body;
  return { params: { quizId: 1, teamId: id, part: userPart } };
};
const person = async () => ({ params: { id: (await personOfA()).id } });
const conversation = async () => {
  const { body } = await author.call('startChallenge', { params: { id: 'mel-supermercado' } });
  return { body: { conversationState: { id: body.id }, message: 'Meu mel custa 20 reais' } };
};
const invite = async () => (await carer.call('createInvite', { ...inA(), body: {} })).body.code;
const removed = async () => {
  const params = { id: await idea() };
  await carer.call('removePost', { params, body: { reason: 'teste' } });
  return { params };
};

/** What opens a round in A, where none is open. */
const opening = async () => {
  const { db } = server.database;
  await db.updateTable('rounds').set({ closed_at: 1 }).where('closed_at', 'is', null).execute();
  return { ...inA(), body: validCalls.openRound().body };
};
const round = async () => {
  const { body } = await carer.call('openRound', await opening());
  return { params: { id: body.id, question: 0 }, body: { people: [] } };
};

/** A certificate that somebody of A has published. */
const certificate = async () => {
  const owner = await personOfA();
  const badge = 'conhecedor-da-rota';
  await server.database.db
    .insertInto('member_badges')
    .values({ user_id: owner.id, badge, earned_at: 1 })
    .execute();
  const { body } = await owner.call('makeCertificate', { body: { kind: 'badge', ref: badge } });
  return { params: { code: body.code ?? '' }, body: { reason: 'teste' } };
};

/** Somebody of A who offers help, as no other part of these people's lives lets them. */
const mentor = async () => {
  const one = await personOfA();
  await server.database.db
    .insertInto('mentor_offers')
    .values({ user_id: one.id, body: 'Posso ajudar', offered_at: 1 })
    .execute();
  return { params: { id: one.id }, body: { goal: 'Vender melhor' } };
};
const mentoring = async () => {
  const asked = await (await personOfA()).call('askMentor', await mentor());
  return { params: { id: asked.body.id }, body: { step: 'leave', text: 'Oi' } };
};

/** A trial of A, as no leader of it lets anybody open one. */
const trial = async () => {
  const { db } = server.database;
  await db.deleteFrom('trials').execute();
  const { id } = await db
    .insertInto('trials')
    .values({
      community_id: communityId as CommunityId,
      challenge_id: 'fregues-feira',
      opened_by: null,
      opened_at: server.clock.now,
      ends_at: server.clock.now + 24 * 3600 * 1000,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id }, body: { stars: 4 } };
};

interface Case {
  answers: Answers;
  /** What is sent, made anew for each; a valid call of its kind where nothing is said. */
  send?: (actor: Actor) => Promise<CallOptions> | CallOptions;
}

const cases: Record<CallName, Case> = {
  register: {
    answers: all,
    send: () => ({
      body: { username: `novo ${born++}`, email: `${randomUUID()}@x.com`, password: 'segredo' },
    }),
  },
  login: {
    answers: all,
    send: (actor) => ({
      body: { usernameOrEmail: actors.get(actor)?.username, password: testPassword },
    }),
  },
  logout: { answers: all },
  logoutEverywhere: { answers: all },
  becomeFirst: { answers: same('code_invalid') },
  recover: {
    answers: all,
    send: async () => {
      const { code } = (await carer.call('makeRecovery', await person())).body;
      return { body: { code, password: 'senha nova' } };
    },
  },
  askForHelp: { answers: all },
  me: { answers: all },
  userStats: { answers: ofA(), send: person },
  activities: { answers: same('forbidden'), send: person },
  octalysisStats: { answers: same('forbidden'), send: person },
  games: { answers: all },
  gameProgress: {
    answers: same('forbidden'),
    send: () => ({ params: { userId: author.id, gameId: 1 } }),
  },
  saveProgress: { answers: all, send: () => ({ params: { gameId: 1 }, body: { score: 0 } }) },
  submissions: { answers: all },
  submit: {
    answers: all,
    send: () => ({ body: { question: 'P?', answer: `Outra ideia de todas, ${born++}` } }),
  },
  voteSubmission: { answers: ofA(), send: async () => ({ params: { id: await idea() } }) },
  voteStory: { answers: ofA(), send: async () => ({ params: { id: await story() } }) },
  feed: { answers: all },
  community: { answers: all },
  report: { answers: ofA(), send: async () => ({ body: { type: 'submission', id: await idea() } }) },
  reportedPosts: { answers: carersOfA, send: () => ({ query: { communityId: String(communityId) } }) },
  reviewPost: {
    answers: carersOfIt,
    send: async () => {
      const id = await idea();
      await author.call('report', { body: { type: 'submission', id } });
      await server.database.db.updateTable('standings').set({ day_reports: 0 }).execute();
      return { params: { postId: id }, body: { decision: 'keep' } };
    },
  },
  replies: { answers: ofA(), send: async () => ({ params: { id: await idea() } }) },
  reply: { answers: ofA(), send: async () => ({ params: { id: await idea() }, body: { text: 'Oi' } }) },
  deleteReply: { answers: same('not_found'), send: reply },
  voteReply: { answers: ofA(), send: reply },
  caredReplies: { answers: carersOfA, send: inA },
  judgeReply: {
    answers: carersOfIt,
    send: async () => ({ ...(await reply()), body: { decision: 'remove', reason: 'teste' } }),
  },
  removePost: {
    answers: carersOfIt,
    send: async () => ({ params: { id: await idea() }, body: { reason: 'teste' } }),
  },
  restorePost: { answers: carersOfIt, send: removed },
  removedPosts: { answers: carersOfA, send: inA },
  weeklyGoal: { answers: all },
  news: { answers: all },
  leaderboard: { answers: all },
  leadershipStats: { answers: all },
  account: { answers: all },
  accountExport: { answers: all },
  updateAccount: { answers: all, send: () => ({ body: { fullName: 'Nome Completo' } }) },
  deleteAccount: { answers: same('wrong_password') },
  quizzes: { answers: all },
  teams: { answers: all },
  openTeams: { answers: all },
  createTeam: { answers: all },
  team: { answers: ofA('not_in_team'), send: team },
  joinTeam: { answers: ofA(), send: team },
  leaveTeam: { answers: ofA('not_in_team'), send: team },
  writeAnswer: {
    answers: ofA('not_in_team'),
    send: async () => ({ ...(await team()), body: { answer: 'Vendemos juntos na feira' } }),
  },
  completeTeam: { answers: ofA('not_in_team'), send: team },
  teamMessages: { answers: ofA('not_in_team'), send: team },
  sendTeamMessage: {
    answers: ofA('not_in_team'),
    send: async () => ({ ...(await team()), body: { text: 'Oi' } }),
  },
  challenges: { answers: all },
  startChallenge: { answers: all },
  sendMessage: { answers: same('no_conversation'), send: conversation },
  endChallenge: { answers: same('no_conversation'), send: conversation },
  challengeHistory: { answers: all },
  aiStatus: { answers: all },
  generateStory: { answers: all },
  stories: { answers: all },
  saveStory: { answers: all },
  connect: { answers: ofA(), send: person },
  declineConnection: { answers: ofA(), send: person },
  connections: { answers: all },
  network: { answers: all },
  requestReview: { answers: all },
  reviews: { answers: carersOfA, send: () => ({ query: { communityId: String(communityId) } }) },
  answerReview: {
    answers: carersOfIt,
    send: async () => {
      await (await personOfA()).call('requestReview', { body: { message: 'Olhem' } });
      const query = { communityId: String(communityId) };
      const { body } = await carer.call('reviews', { query });
      return { params: { id: body.at(-1)?.id ?? 0 }, body: { answer: 'Olhamos' } };
    },
  },
  deployment: { answers: all },
  updateDeployment: { answers: coordination },
  invite: { answers: all },
  joinCommunity: { answers: same('invite_invalid') },
  communities: { answers: ['not_moderator', 'not_moderator', 'ok', 'ok', 'ok'] },
  createCommunity: { answers: coordination },
  updateCommunity: { answers: coordination, send: () => ({ ...inA(), body: { place: 'Picos' } }) },
  people: { answers: carersOfA, send: inA },
  makeCards: { answers: carersOfA, send: () => ({ ...inA(), body: { names: ['Maria'] } }) },
  invites: { answers: carersOfA, send: inA },
  createInvite: { answers: carersOfA, send: () => ({ ...inA(), body: {} }) },
  revokeInvite: {
    answers: carersOfA,
    send: async () => ({ params: { id: communityId, code: await invite() } }),
  },
  careHome: { answers: carersOfA, send: inA },
  makeRecovery: { answers: carersOfIt, send: person },
  setRole: {
    answers: coordination,
    send: async () => ({ ...(await person()), body: { role: 'facilitator' } }),
  },
  suspendUser: {
    answers: carersOfIt,
    send: async () => ({ ...(await person()), body: { reason: 'teste' } }),
  },
  restoreUser: { answers: carersOfIt, send: person },
  careLog: { answers: carersOfA, send: () => ({ query: { communityId: String(communityId) } }) },
  openRound: { answers: carersOfA, send: opening },
  rounds: { answers: carersOfA, send: inA },
  closeRound: { answers: carersOfIt, send: round },
  currentRound: { answers: all },
  roundPeople: { answers: ofA(), send: round },
  answerRound: { answers: ofA(), send: round },
  takeBackAnswers: { answers: all },
  setNaming: { answers: all },
  giveOpinion: { answers: carersOfIt, send: round },
  roundResults: { answers: carersOfIt, send: round },
  practice: { answers: all },
  savePractice: { answers: all },
  certificates: { answers: all },
  makeCertificate: { answers: same('not_found') },
  certificate: { answers: all, send: certificate },
  withdrawCertificate: { answers: same('not_found'), send: certificate },
  personCertificates: { answers: carersOfIt, send: person },
  revokeCertificate: { answers: carersOfIt, send: certificate },
  mentors: { answers: carersOfA, send: () => ({ query: { communityId: String(communityId) } }) },
  setMentorOffer: { answers: same('not_leader') },
  askMentor: { answers: ofA(), send: mentor },
  stepMentoring: { answers: same('not_found'), send: mentoring },
  mentoringMessages: { answers: same('not_found'), send: mentoring },
  sendMentoringMessage: { answers: same('not_found'), send: mentoring },
  trials: { answers: carersOfA, send: inA },
  // Nobody leads in these communities.
  openTrial: {
    answers: ['not_moderator', 'not_moderator', 'not_moderator', 'trial_no_leaders', 'trial_no_leaders'],
    send: () => ({ ...inA(), body: validCalls.openTrial().body }),
  },
  endTrial: { answers: carersOfIt, send: trial },
  rateTrial: { answers: ofA('trial_leaders_only'), send: trial },
  notices: { answers: all },
  readNotices: { answers: all },
  sendNotice: { answers: carersOfA, send: () => ({ body: { text: 'Oi', communityId } }) },
};

/** Whoever is not signed in gets nowhere but to what is for everyone; who was suspended is told so at the door. */
function expectedFor(name: CallName, actor: Actor): string {
  const { access }: Endpoint = contract[name];
  const place = (inside as readonly Actor[]).indexOf(actor);
  if (place >= 0) return cases[name].answers[place] ?? '';
  if (access === 'member') return 'signed_out';
  const atTheDoor: Partial<Record<Actor, string>> = { nobody: 'wrong_credentials', suspended: 'suspended' };
  return (name === 'login' && atTheDoor[actor]) || cases[name].answers[0];
}

async function answerTo(name: CallName, actor: Actor): Promise<string> {
  const { send = () => validCall(name, firstWorld) } = cases[name];
  const options = await send(actor);
  const { token } = actors.get(actor) ?? { token: '' };
  const { status, body } = await server.call(name, { ...options, ...(token ? { token } : {}) });
  return status < 300 ? 'ok' : (body as unknown as { code: string }).code;
}

/** After a call that ended the session, the actor comes in again. */
async function comeBack(actor: Actor): Promise<void> {
  const known = actors.get(actor);
  if (!known || (outside as readonly Actor[]).includes(actor)) return;
  if ((await server.call('me', { token: known.token })).status === 200) return;
  const { body } = await server.call('login', {
    body: { usernameOrEmail: known.username, password: testPassword },
  });
  actors.set(actor, { ...known, token: body.token });
}

describe('who may make which call', () => {
  it.each(Object.keys(paths) as CallName[])('%s', async (name) => {
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const actor of [...outside, ...inside]) {
      answers[actor] = await answerTo(name, actor);
      expected[actor] = expectedFor(name, actor);
      await comeBack(actor);
    }
    expect(answers).toEqual(expected);
  });
});

/** What is read beside the calls: files, and what happens now. */
interface Reading {
  answers: Answers;
  url: () => Promise<string> | string;
  method?: 'GET' | 'HEAD';
}

const readings: Record<string, Reading> = {
  'the network as a file': {
    // Everybody takes along the network of their own community.
    answers: ['ok', 'not_moderator', 'not_moderator', 'ok', 'ok'],
    url: () => `${networkExportPath}?format=csv&communityId=${communityId}`,
  },
  'a round as a file': {
    answers: carersOfIt,
    url: async () => {
      const { params } = await round();
      await carer.call('closeRound', { params });
      return `${roundExportPath.replace('{id}', String(params.id))}?format=csv`;
    },
  },
  'live updates': { answers: all, url: () => eventsPath, method: 'HEAD' },
};

describe('who may read what is no call', () => {
  it.each(Object.entries(readings))('%s', async (_, { answers, url, method = 'GET' }) => {
    const found: Record<string, string> = {};
    for (const actor of [...outside, ...inside]) {
      const { token = '' } = actors.get(actor) ?? {};
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await server.app.inject({ url: await url(), method, headers });
      const { statusCode, body } = answer;
      expect(answer.headers).toHaveProperty(ownHeader);
      if (statusCode >= 400) expect(answer.headers['content-type']).toBe(ownJson);
      // What is only looked up has no words.
      const code = () => (statusCode === 401 ? 'signed_out' : JSON.parse(body).code);
      found[actor] = statusCode < 300 ? 'ok' : code();
    }
    const atTheDoor = Object.fromEntries(outside.map((actor) => [actor, 'signed_out']));
    const within = Object.fromEntries(inside.map((actor, place) => [actor, answers[place]]));
    expect(found).toEqual({ ...atTheDoor, ...within });
  });
});
