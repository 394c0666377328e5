import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import { TeamThread } from './team-thread.tsx';

type Message = Answer<'teamMessages'>[number];

const address = '/api/collaborative-quizzes/1/teams/12/messages';
const said = (id: number, text: string, fields: Partial<Message> = {}): Message => ({
  id,
  authorId: 8,
  username: 'joão',
  text,
  at: new Date().toISOString(),
  ...fields,
});

function open(messages: readonly Message[], replies: Parameters<typeof stubApi>[0] = {}) {
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    [`GET ${address}`]: () => json(200, messages),
    ...replies,
  });
  renderSignedIn(<TeamThread quizId={1} teamId={12} />);
  return { person: userEvent.setup(), requests };
}

const log = () => within(screen.getByRole('log', { name: 'Mensagens da equipe' }));

test('the last messages are shown, the others on request', async () => {
  const messages = Array.from({ length: 6 }, (_, index) => said(index, `mensagem ${index}`));
  const { person } = open(messages);
  expect(await screen.findByText('mensagem 5')).toBeVisible();
  expect(log().getAllByRole('listitem')).toHaveLength(4);
  await person.click(screen.getByRole('button', { name: 'Ver mensagens anteriores (2)' }));
  expect(log().getByText('mensagem 0')).toBeVisible();
});

test('a message is sent and stands in the thread as the own one', async () => {
  const { person, requests } = open([said(1, 'Oi')], {
    [`POST ${address}`]: () => json(201, said(2, 'Eu trago', { authorId: maria.id, username: 'maria' })),
  });
  await person.type(await screen.findByLabelText('Escreva para a equipe'), 'Eu trago');
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await log().findByText('Eu trago')).toBeVisible();
  expect(log().getByText('Você')).toBeVisible();
  expect(screen.getByLabelText('Escreva para a equipe')).toHaveValue('');
  expect(requests.find(({ call }) => call === `POST ${address}`)?.body).toMatchObject({ text: 'Eu trago' });
});

test('without a signal it waits beside the thread, and goes out once under its id', async () => {
  const bodies: { text?: string; runId?: string }[] = [];
  const { person } = open([], {
    [`POST ${address}`]: ({ body }) => {
      bodies.push(Object(body));
      if (bodies.length === 1) return noSignal();
      return json(201, said(2, 'Cheguei', { authorId: maria.id }));
    },
  });
  expect(await screen.findByText(/Só a equipe lê/)).toBeVisible();
  const box = screen.getByLabelText('Escreva para a equipe');
  await person.type(box, 'Cheguei');
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  const waiting = await screen.findByRole('list', { name: 'Mensagens que esperam sinal' });
  expect(await within(waiting).findByText('Cheguei')).toBeVisible();
  expect(box).toHaveValue('');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(within(waiting).queryByText('Cheguei')).toBeNull());
  expect(bodies).toHaveLength(2);
  expect(bodies[0]?.runId).toBeTruthy();
  expect(bodies[1]).toEqual(bodies[0]);
});

test('what the server does not take now stays in the box, and goes again under the same id', async () => {
  const bodies: { runId?: string }[] = [];
  const { person } = open([], {
    [`POST ${address}`]: ({ body }) => {
      bodies.push(Object(body));
      if (bodies.length === 1) return refusal('server_failure');
      return json(201, said(2, 'Cheguei', { authorId: maria.id }));
    },
  });
  const box = await screen.findByLabelText('Escreva para a equipe');
  await person.type(box, 'Cheguei');
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Erro')).toBeVisible();
  expect(box).toHaveValue('Cheguei');
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(box).toHaveValue(''));
  expect(bodies[1]?.runId).toBe(bodies[0]?.runId);
});

test('nothing is sent of spaces', async () => {
  const { person, requests } = open([]);
  await person.type(await screen.findByLabelText('Escreva para a equipe'), '   ');
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(requests.some(({ call }) => call.startsWith('POST'))).toBe(false);
});
