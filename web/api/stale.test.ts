import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ofServer } from '#web/testing/stub-api.ts';
import { call } from './client.ts';
import { createQueryClient, hearWrites } from './query-client.ts';
import { pagesKey, readOptions } from './read-options.ts';

afterEach(() => vi.unstubAllGlobals());

const shown = {
  feed: pagesKey('feed', { query: { topic: '' } }),
  topic: pagesKey('feed', { query: { topic: 'mel' } }),
  submissions: readOptions('submissions', { query: { limit: '20' } }).queryKey,
  stories: readOptions('stories').queryKey,
  community: readOptions('community').queryKey,
  reportedPosts: readOptions('reportedPosts').queryKey,
  stats: readOptions('userStats', { params: { id: '7' } }).queryKey,
  activities: readOptions('activities', { params: { id: '7' }, query: { limit: '5' } }).queryKey,
  ledger: pagesKey('activities', { params: { id: '7' } }),
  account: readOptions('account').queryKey,
  connections: readOptions('connections').queryKey,
  leaderboard: readOptions('leaderboard').queryKey,
  leadershipStats: readOptions('leadershipStats').queryKey,
  teams: readOptions('teams', { params: { quizId: '2' } }).queryKey,
  openTeams: readOptions('openTeams').queryKey,
  desk: readOptions('team', { params: { quizId: '2', teamId: '5' } }).queryKey,
  challenges: readOptions('challenges').queryKey,
  challengeHistory: readOptions('challengeHistory').queryKey,
  aiStatus: readOptions('aiStatus').queryKey,
  reviews: readOptions('reviews').queryKey,
};

/** Which reads, all of them on the screen, are asked again once a write has been answered. */
async function askedAgain(write: () => Promise<unknown>, status = 200): Promise<string[]> {
  vi.stubGlobal('fetch', async () => new Response('{}', { status, headers: ofServer }));
  const cache = createQueryClient();
  const stopHearing = hearWrites(cache);
  const asked: string[] = [];
  const stops = Object.entries(shown).map(([name, queryKey]) => {
    cache.setQueryData<unknown>(queryKey, []);
    const queryFn = async () => {
      asked.push(name);
      return [];
    };
    return new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => {});
  });
  await write().catch(() => {});
  await vi.dynamicImportSettled();
  for (const stop of [...stops, stopHearing]) stop();
  return asked;
}

const posts = ['feed', 'topic', 'submissions', 'stories', 'community', 'reportedPosts'];
const own = ['stats', 'activities', 'ledger', 'account', 'connections'];
const ranking = ['leaderboard', 'leadershipStats'];

test.each<[string, () => Promise<unknown>, string[]]>([
  [
    'an idea',
    () => call('submit', { body: { question: 'O que falta?', answer: 'Água boa' } }),
    [...posts, ...own, ...ranking],
  ],
  [
    'a result, whose stats come with the answer',
    () => call('saveProgress', { params: { gameId: '1' }, body: { score: 100 } }),
    ['activities', 'ledger', 'account', ...ranking],
  ],
  ['a connection', () => call('connect', { params: { id: '9' } }), [...own.slice(0, -1), ...ranking]],
  [
    'a place in a team',
    () => call('joinTeam', { params: { quizId: '2', teamId: '5' } }),
    ['teams', 'openTeams'],
  ],
  ['a vote on a story', () => call('voteStory', { params: { id: '3' } }), ['stories']],
  ['a vote on an idea', () => call('voteSubmission', { params: { id: '3' } }), []],
  ['another name', () => call('updateAccount', { body: { fullName: 'Ana' } }), [...posts, ...ranking]],
  [
    'an answered review',
    () => call('answerReview', { params: { id: '4' }, body: { answer: 'Sim' } }),
    ['reviews'],
  ],
])('%s makes asked again what it changed, and nothing else', async (_what, write, reads) => {
  expect((await askedAgain(write)).sort()).toEqual([...reads].sort());
});

test('a read and a refused write make nothing stale', async () => {
  expect(await askedAgain(() => call('me'))).toEqual([]);
  expect(await askedAgain(() => call('connect', { params: { id: '9' } }), 409)).toEqual([]);
});
