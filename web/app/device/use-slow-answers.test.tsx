import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readOptions } from '#web/api/read-options.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { json, stubApi } from '#web/testing/stub-api.ts';
import { useSlowAnswers } from './use-slow-answers.ts';

const feed = 'GET /api/feed?limit=5';

function Wall() {
  const { isSlow, askAgain } = useSlowAnswers();
  const { data } = useQuery(readOptions('feed', { query: { limit: '5' } }));
  return (
    <>
      <p>{data ? 'A parede' : 'Carregando...'}</p>
      {isSlow && (
        <button type="button" onClick={askAgain}>
          Tentar de novo
        </button>
      )}
    </>
  );
}

test('whoever looks at an empty screen for long hears so, and what was asked for can be asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const never = new Promise<Response>(() => {});
  const answers = [() => never, () => never, () => json(200, [])];
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    [feed]: () => answers.shift()?.() ?? never,
  });
  const asked = () => requests.filter(({ call }) => call === feed).length;
  renderSignedIn(<Wall />);
  await waitFor(() => expect(asked()).toBe(1));
  const button = () => screen.queryByRole('button', { name: 'Tentar de novo' });
  for (const times of [2, 3]) {
    expect(button()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(button()).toBeVisible();
    act(() => button()?.click());
    await waitFor(() => expect(asked()).toBe(times));
  }
  expect(await screen.findByText('A parede')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(button()).toBeNull();
});

test('so does whoever looks at what was known before, which stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const never = new Promise<Response>(() => {});
  const answers = [() => json(200, []), () => never, () => json(200, [])];
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    [feed]: () => answers.shift()?.() ?? never,
  });
  const asked = () => requests.filter(({ call }) => call === feed).length;
  const cache = renderSignedIn(<Wall />);
  expect(await screen.findByText('A parede')).toBeVisible();
  const button = () => screen.queryByRole('button', { name: 'Tentar de novo' });
  act(() => void cache.invalidateQueries());
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.getByText('A parede')).toBeVisible();
  act(() => button()?.click());
  await waitFor(() => expect(asked()).toBe(3));
  expect(screen.getByText('A parede')).toBeVisible();
  await waitFor(() => expect(button()).toBeNull());
});
