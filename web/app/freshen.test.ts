import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LiveNews } from '#web/api/live.ts';
import { readOptions } from '#web/api/read-options.ts';
import { createFreshener } from './freshen.ts';

const feed = readOptions('feed', { query: { limit: '5' } }).queryKey;
const ranking = readOptions('leaderboard').queryKey;
const stats = readOptions('userStats', { params: { id: '7' } }).queryKey;
const games = readOptions('games').queryKey;
const openTeams = readOptions('openTeams').queryKey;
const teams = readOptions('teams', { params: { quizId: '2' } }).queryKey;
const quizzes = readOptions('quizzes').queryKey;
const desk = readOptions('team', { params: { quizId: '2', teamId: '5' } }).queryKey;
const notices = readOptions('notices').queryKey;
const thread = readOptions('teamMessages', { params: { quizId: '2', teamId: '5' } }).queryKey;
const all = { feed, ranking, stats, games, openTeams, teams, quizzes, desk, notices, thread };

const cache = new QueryClient();
const post = { id: 3, votes: 1, hasVoted: false };

/** What is to be read again, by name; reading is then done with. */
function outOfDate(): string[] {
  const names = Object.entries(all).filter(([, key]) => cache.getQueryState(key)?.isInvalidated);
  for (const [, key] of names) cache.setQueryData<unknown>(key, (data: unknown) => data);
  return names.map(([name]) => name);
}

let freshen: (news: LiveNews) => void;

beforeEach(() => {
  vi.useFakeTimers();
  for (const key of Object.values(all)) cache.setQueryData<unknown>(key, []);
  cache.setQueryData<unknown>(feed, [post, { ...post, id: 4 }]);
  cache.setQueryData<unknown>(desk, {
    answers: [{ part: 1, answer: 'A', updatedAt: '2026-01-01T00:00:01.000Z' }],
  });
  freshen = createFreshener(cache);
});

test.each<[LiveNews, string[]]>([
  [{ type: 'feed' }, ['feed']],
  [{ type: 'ranking' }, ['ranking']],
  [{ type: 'member' }, ['stats']],
  [{ type: 'teams', quizId: 2 }, ['openTeams', 'teams']],
  [{ type: 'team', quizId: 2, teamId: 5 }, ['quizzes', 'desk']],
  [{ type: 'notices' }, ['notices']],
  [{ type: 'messages', quizId: 2, teamId: 5 }, ['thread']],
  [
    { type: 'resync' },
    ['feed', 'ranking', 'stats', 'openTeams', 'teams', 'quizzes', 'desk', 'notices', 'thread'],
  ],
])('%o is read again where it shows', (news, names) => {
  freshen(news);
  expect(outOfDate()).toEqual(names);
});

test('a new stream reads again what failed and is shown, and nothing else', async () => {
  const queryFn = vi.fn(async () => []).mockRejectedValueOnce(new Error('offline'));
  const failed = new QueryObserver(cache, { queryKey: feed, queryFn, retry: false, staleTime: 0 });
  const stop = failed.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  freshen({ type: 'connected' });
  await vi.advanceTimersByTimeAsync(0);
  freshen({ type: 'connected' });
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

test('votes are written in place', () => {
  freshen({ type: 'votes', postId: 3, votes: 9 });
  expect(cache.getQueryData(feed)).toEqual([
    { ...post, votes: 9 },
    { ...post, id: 4 },
  ]);
  expect(outOfDate()).toEqual([]);
});

test('an answer is written on the desk, an older one is not', () => {
  const written = { type: 'answer', quizId: 2, teamId: 5, authorId: 7 } as const;
  freshen({ ...written, part: 2, answer: 'B', updatedAt: '2026-01-01T00:00:02.000Z' });
  freshen({ ...written, part: 1, answer: 'antiga', updatedAt: '2026-01-01T00:00:00.000Z' });
  expect(cache.getQueryData(desk)).toMatchObject({
    answers: [
      { part: 1, answer: 'A' },
      { part: 2, answer: 'B', authorId: 7 },
    ],
  });
});

test('a busy community is read at most once in three seconds, and the last news is never lost', () => {
  freshen({ type: 'ranking' });
  expect(outOfDate()).toEqual(['ranking']);
  freshen({ type: 'ranking' });
  freshen({ type: 'ranking' });
  vi.advanceTimersByTime(2900);
  expect(outOfDate()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(outOfDate()).toEqual(['ranking']);
  vi.advanceTimersByTime(10_000);
  expect(outOfDate()).toEqual([]);
});
