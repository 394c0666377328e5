import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { savedRun } from '#web/testing/saved-run.ts';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';
import { useBegun } from './use-begun.ts';

const me = 'GET /api/auth/me';
const progress = 'POST /api/games/2/progress';

function Game() {
  const [isBegun, setIsBegun] = useState(false);
  useBegun(2, isBegun);
  return (
    <button type="button" onClick={() => setIsBegun(!isBegun)}>
      jogar
    </button>
  );
}

const play = async () => userEvent.click(await screen.findByRole('button', { name: 'jogar' }));

test('the server hears once that a game was begun, and the person nothing', async () => {
  const requests = stubApi({ [me]: () => json(200, maria), [progress]: () => json(200, savedRun(2, 0)) });
  const sent = () => requests.filter(({ call }) => call === progress);
  renderSignedIn(<Game />);
  await screen.findByRole('button', { name: 'jogar' });
  expect(sent()).toEqual([]);
  await play();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ score: 0, isCompleted: false });
  await play();
  await play();
  expect(sent()).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Aviso' })).toBeNull();
});

test('without a signal it is told later, in silence', async () => {
  let answer: () => Response = noSignal;
  const requests = stubApi({ [me]: () => json(200, maria), [progress]: () => answer() });
  renderSignedIn(<Game />);
  await play();
  await waitFor(() => expect(requests.filter(({ call }) => call === progress)).toHaveLength(1));
  answer = () => json(200, savedRun(2, 0));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(requests.filter(({ call }) => call === progress)).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'Aviso' })).toBeNull();
});
