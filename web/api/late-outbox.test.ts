import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';
import { createLateOutbox } from './late-outbox.ts';

test('what is made before the code of the outbox is there is on the device at once, and waits once', async () => {
  stubApi({ 'POST /api/posts/3/replies': noSignal });
  const outbox = createLateOutbox(7);
  const close = outbox.open();
  const made = outbox.post('reply', { params: { id: '3' }, body: { text: 'Conte comigo' } });
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('call:7:'));
  expect(kept.map((key) => JSON.parse(localStorage.getItem(key) ?? '').input.body.text)).toEqual([
    'Conte comigo',
  ]);
  expect(await made).toEqual({ state: 'waiting' });
  expect(outbox.list.read().map(({ runId }) => `call:7:${runId}`)).toEqual(kept);
  close();
});

test('where the outbox itself does not come for want of a signal, it is said that what is made waits, and that goes out later', async () => {
  const voted = () => json(200, { votes: 1, hasVoted: true, notice: null });
  const requests = stubApi({ [pathOf(3)]: voted, [pathOf(4)]: voted });
  vi.doMock('./outbox.ts', () => {
    throw new Error('no signal');
  });
  const outbox = createLateOutbox(8);
  const close = outbox.open();
  const news: string[] = [];
  outbox.list.watch(({ kind }) => void news.push(kind));
  const drawings: number[] = [];
  outbox.list.subscribe(() => void drawings.push(outbox.list.read().length));
  expect(await outbox.post('voteSubmission', voteOn(3))).toEqual({ state: 'waiting' });
  outbox.put({ call: 'voteSubmission', input: voteOn(4) });
  await waitFor(() => expect(drawings).toEqual([1, 2]));
  expect(news).toEqual(['kept', 'kept']);
  expect(requests).toEqual([]);
  vi.doUnmock('./outbox.ts');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(news.slice(2)).toEqual(['saved', 'saved']));
  expect(requests.map(({ call }) => call)).toEqual([pathOf(3), pathOf(4)]);
  expect(outbox.list.read()).toEqual([]);
  close();
});

test('where the code of the outbox neither comes nor fails, nobody waits for it', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('./outbox.ts', () => new Promise(() => {}));
  onTestFinished(() => void vi.doUnmock('./outbox.ts'));
  const outbox = createLateOutbox(9);
  const news: string[] = [];
  outbox.list.watch(({ kind }) => void news.push(kind));
  const posted = outbox.post('voteSubmission', voteOn(3));
  const runId = outbox.put({ call: 'voteSubmission', input: voteOn(4) });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await posted).toEqual({ state: 'waiting' });
  outbox.retry(runId);
  await vi.advanceTimersByTimeAsync(0);
  expect(news).toEqual(['kept', 'kept', 'kept']);
  await outbox.list.drop(runId);
  expect(outbox.list.read()).toHaveLength(1);
  expect(Object.keys(localStorage)).toHaveLength(1);
});

const pathOf = (id: number): string => `POST /api/submissions/${id}/vote`;
const voteOn = (id: number) => ({ params: { id: String(id) } });

test('two calls made in the same moment keep their order on the device', () => {
  vi.useFakeTimers();
  const outbox = createLateOutbox(10);
  for (const id of [3, 4, 5]) outbox.put({ call: 'voteSubmission', input: voteOn(id) });
  const places = Object.keys(localStorage)
    .filter((key) => key.startsWith('call:10:'))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? ''))
    .sort((one, other) => one.place - other.place);
  expect(new Set(places.map(({ place }) => place)).size).toBe(3);
  expect(places.map(({ input }) => input.params.id)).toEqual(['3', '4', '5']);
});
