import { expect, test } from 'vitest';
import { noSignal, stubApi } from '#web/testing/stub-api.ts';
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
