import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changePost, pauseLists } from './change-post.ts';
import { readOptions } from './read-options.ts';

const { queryKey } = readOptions('submissions', {});
const post = { id: 1, votes: 3, hasVoted: false };

test('a list that was asked for before a vote does not take the vote back, and is asked for again', async () => {
  const cache = new QueryClient();
  cache.setQueryData<unknown>(queryKey, [post]);
  const answers: ((posts: readonly (typeof post)[]) => void)[] = [];
  const ask = () =>
    cache.fetchQuery({ queryKey, queryFn: () => new Promise<unknown>((answer) => answers.push(answer)) });
  const dropped = ask().catch(() => 'dropped');

  const resume = await pauseLists(cache);
  changePost(cache, 1, (before) => ({ ...before, votes: before.votes + 1, hasVoted: true }));
  answers[0]?.([post]);
  await dropped;
  expect(cache.getQueryData(queryKey)).toEqual([{ id: 1, votes: 4, hasVoted: true }]);

  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(false);
  resume();
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('a list that shows nothing yet goes on being asked for', async () => {
  const cache = new QueryClient();
  const asked = cache.fetchQuery<unknown>({ queryKey, queryFn: () => Promise.resolve([post]) });
  await pauseLists(cache);
  expect(await asked).toEqual([post]);
});
