import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';
import { PracticeNote } from './practice-note.tsx';

const unsent = () => localStorage.getItem(`practice:${maria.id}:unsent`);

function show(items: readonly string[], reply = () => json(200, { items: [] })) {
  const requests = stubApi({ 'GET /api/auth/me': () => json(200, maria), 'POST /api/practice': reply });
  renderSignedIn(
    <>
      <p>fim</p>
      <PracticeNote items={items} />
    </>,
  );
  return () => requests.filter(({ call }) => call === 'POST /api/practice').map(({ body }) => body);
}

test('what was missed is kept at the foot of the ladder, and told', async () => {
  const sent = show(['mapa-produtivo:acai', 'mapa-produtivo:uva']);
  expect(await screen.findByText('2 perguntas voltam amanhã para você aprender.')).toBeVisible();
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        items: [
          { item: 'mapa-produtivo:acai', step: 0 },
          { item: 'mapa-produtivo:uva', step: 0 },
        ],
      },
    ]),
  );
  await waitFor(() => expect(unsent()).toBeNull());
});

test('without a signal the device keeps it', async () => {
  show(['mapa-produtivo:acai'], noSignal);
  expect(await screen.findByText('1 pergunta volta amanhã para você aprender.')).toBeVisible();
  await waitFor(() => expect(JSON.parse(unsent() ?? '[]')).toMatchObject([{ item: 'mapa-produtivo:acai' }]));
});

test('who missed nothing reads nothing', async () => {
  const sent = show([]);
  expect(await screen.findByText('fim')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Praticar' })).toBeNull();
  expect([sent(), unsent()]).toEqual([[], null]);
});
