import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readOptions } from '#web/api/read-options.ts';
import { storedDraft } from '#web/api/stored-draft.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { json, refusal, stubApi } from '#web/testing/stub-api.ts';
import { waitingVote } from '#web/testing/waiting-vote.ts';
import { useLateNews, useUnkeptNews } from './use-late-news.ts';

const feed = 'GET /api/feed?limit=5';

function Wall() {
  useLateNews();
  useQuery(readOptions('feed', { query: { limit: '5' } }));
  return null;
}

/** A vote that waits since an earlier visit, and a wall that is read before the vote has arrived. */
function openWith(answer: () => Response) {
  localStorage.setItem(`call:${maria.id}:${waitingVote.runId}`, JSON.stringify(waitingVote));
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    [feed]: () => json(200, []),
    'POST /api/submissions/4/vote': answer,
  });
  renderSignedIn(<Wall />);
  return () => requests.filter(({ call }) => call === feed).length;
}

test('a vote that arrives late is read into the wall that did not know of it', async () => {
  const asked = openWith(() => json(200, { votes: 4, hasVoted: true, notice: null }));
  expect(await screen.findByText('O que estava guardado neste aparelho já chegou.')).toBeVisible();
  await waitFor(() => expect(asked()).toBeGreaterThan(1));
});

test('a vote that is refused late does not stay on the wall as given', async () => {
  const asked = openWith(() => refusal('not_found', 'Não está mais lá.'));
  expect(await screen.findByText(/Não está mais lá\./)).toBeVisible();
  await waitFor(() => expect(asked()).toBeGreaterThan(1));
});

function Round() {
  useUnkeptNews();
  return <p>A partida</p>;
}

test('a full device says so at once, in the middle of a round, and says it once', async () => {
  stubApi({ 'GET /api/auth/me': () => json(200, maria) });
  renderSignedIn(<Round />);
  await screen.findByText('A partida');
  const kept = localStorage;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.getItem(key), setItem });
  const draft = storedDraft(maria.id, 'mapa');
  draft.write('a move');
  expect(await screen.findByText(/não fica guardado/)).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Fechar aviso' }));
  draft.write('another');
  expect(screen.queryByText(/não fica guardado/)).toBeNull();
});
