import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changePost } from './change-post.ts';
import { changeRead } from './change-read.ts';
import { readOptions } from './read-options.ts';

const { queryKey } = readOptions('submissions', {});
const post = { id: 1, votes: 3, hasVoted: false };

test('a vote on a list that waits to be read again makes it no newer', async () => {
  const cache = new QueryClient();
  cache.setQueryData<unknown>(queryKey, [post], { updatedAt: 5 });
  await cache.invalidateQueries({ queryKey });
  changePost(cache, 1, (before) => ({ ...before, votes: before.votes + 1, hasVoted: true }));
  expect(cache.getQueryState(queryKey)).toMatchObject({
    data: [{ id: 1, votes: 4, hasVoted: true }],
    dataUpdatedAt: 5,
    isInvalidated: true,
  });
});

test('what was read is as fresh as it was', () => {
  const cache = new QueryClient();
  cache.setQueryData<unknown>(queryKey, [post], { updatedAt: 5 });
  changePost(cache, 1, (before) => ({ ...before, hasVoted: true }));
  expect(cache.getQueryState(queryKey)).toMatchObject({ dataUpdatedAt: 5, isInvalidated: false });
});

test('what is laid where nothing was known stands for no answer of the server', () => {
  const cache = new QueryClient();
  changeRead<unknown[]>(cache, queryKey, (known = []) => [...known, post]);
  expect(cache.getQueryState(queryKey)).toMatchObject({ data: [post], isInvalidated: true });
});

test('where nothing is known and nothing is laid, nothing is known', () => {
  const cache = new QueryClient();
  changeRead<unknown[]>(cache, queryKey, (known) => known);
  expect(cache.getQueryData(queryKey)).toBeUndefined();
});
