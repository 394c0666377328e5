import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { storeToken } from '#web/api/token.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';

const nobody: Answer<'mentors'> = { offers: [], mayOffer: false, offer: null, mentorings: [] };
const joao = { id: 8, username: 'joão', fullName: 'João de Deus' };
const pair: Answer<'mentors'>['mentorings'][number] = {
  id: 3,
  role: 'mentor',
  other: joao,
  goal: 'Vender na feira',
  state: 'asked',
  askedAt: '2026-11-01T12:00:00.000Z',
  saidDone: { self: false, other: false },
};

function open(mentors: () => Answer<'mentors'>, replies: Parameters<typeof stubApi>[0] = {}) {
  storeToken('bom');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/mentors': () => json(200, mentors()),
    'GET /api/mentorings/3/messages': () => json(200, []),
    ...replies,
  });
  return { person: renderApp('/mentoria'), requests };
}

test('help is asked for with a goal', async () => {
  const { person, requests } = open(() => ({ ...nobody, offers: [{ ...joao, text: 'Ajudo com a feira' }] }), {
    'POST /api/mentors/8': () => json(201, { id: 3 }),
  });
  await person.click(await screen.findByRole('button', { name: 'Pedir ajuda a João de Deus' }));
  await person.type(screen.getByLabelText('O que você quer aprender ou fazer?'), 'Vender na feira');
  await person.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  expect(await screen.findByText('Pedido enviado')).toBeVisible();
  expect(requests.find(({ call }) => call === 'POST /api/mentors/8')?.body).toMatchObject({
    goal: 'Vender na feira',
  });
  expect(screen.queryByText('Posso ajudar com...')).toBeNull();
});

test('who is asked says yes, and the thread of the two opens', async () => {
  let now = pair;
  const { person } = open(() => ({ ...nobody, mentorings: [now] }), {
    'POST /api/mentorings/3': () => {
      now = { ...pair, state: 'running' };
      return json(200, { ...now, pointsEarned: 0 });
    },
  });
  const sheet = within(await screen.findByRole('region', { name: 'Você ajuda João de Deus' }));
  await person.click(sheet.getByRole('button', { name: 'Aceitar' }));
  expect(await sheet.findByText('Em andamento')).toBeVisible();
  expect(await sheet.findByText('Combinem aqui o começo. Só vocês leem.')).toBeVisible();
});

test('a step on a slow line says that it is under way', async () => {
  const { person } = open(() => ({ ...nobody, mentorings: [pair] }), {
    'POST /api/mentorings/3': () => new Promise(() => {}),
  });
  await person.click(await screen.findByRole('button', { name: 'Aceitar' }));
  expect(await screen.findByRole('button', { name: /^Enviando\.\.\./ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Agora não posso' })).toBeVisible();
});

test('the goal is reached once both say so, and the points are told', async () => {
  const running = { ...pair, state: 'running' as const, saidDone: { self: false, other: true } };
  const { person, requests } = open(() => ({ ...nobody, mentorings: [running] }), {
    'POST /api/mentorings/3': () => json(200, { ...running, state: 'finished', pointsEarned: 50 }),
  });
  expect(await screen.findByText(/Você concorda\?/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Objetivo alcançado' }));
  expect(await screen.findByText('+50 de influência.')).toBeVisible();
  expect(requests.find(({ call }) => call === 'POST /api/mentorings/3')?.body).toMatchObject({
    step: 'finish',
  });
});

test('a leader offers help, and takes the offer back', async () => {
  let offer: string | null = null;
  const { person } = open(() => ({ ...nobody, mayOffer: true, offer }), {
    'PUT /api/mentors/offer': ({ body }) => {
      offer = Object(body).text || null;
      return json(200, { offer });
    },
  });
  await person.type(await screen.findByLabelText('Posso ajudar com...'), 'a feira');
  await person.click(screen.getByRole('button', { name: 'Oferecer ajuda' }));
  expect(await screen.findByText('Sua oferta está na lista da comunidade.')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Retirar oferta' }));
  expect(await screen.findByText('Sua oferta saiu da lista.')).toBeVisible();
});

test('without a signal a message waits beside the thread, and goes out once under its id', async () => {
  const bodies: unknown[] = [];
  const said = {
    id: 1,
    authorId: maria.id,
    username: 'maria',
    text: 'Bom dia',
    at: '2026-11-01T12:00:00.000Z',
  };
  const { person } = open(() => ({ ...nobody, mentorings: [{ ...pair, state: 'running' }] }), {
    'POST /api/mentorings/3/messages': ({ body }) => {
      bodies.push(body);
      return bodies.length === 1 ? noSignal() : json(201, said);
    },
  });
  const box = await screen.findByLabelText('Escreva uma mensagem');
  await person.type(box, 'Bom dia');
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  const waiting = await screen.findByRole('list', { name: 'Mensagens que esperam sinal' });
  expect(await within(waiting).findByText('Bom dia')).toBeVisible();
  expect(box).toHaveValue('');
  window.dispatchEvent(new Event('online'));
  expect(await within(screen.getByRole('log')).findByText('Bom dia')).toBeVisible();
  await waitFor(() => expect(within(waiting).queryByText('Bom dia')).toBeNull());
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toMatchObject({ text: 'Bom dia', runId: expect.any(String) });
  expect(bodies[1]).toEqual(bodies[0]);
});
