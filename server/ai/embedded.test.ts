import { afterAll, describe, expect, it, vi } from 'vitest';
import { open } from '#core/games/desafio-negocio/answer/open.ts';
import { createEmbeddedAi, embeddedAi } from './embedded.ts';

const talk = open('mel-supermercado');
const message = 'Meu mel é puro, da florada do marmeleiro aqui da serra';
const lines = [...talk.lines, { role: 'user' as const, content: message }];
const claims = [{ id: 'diferencial', level: 'whole' as const, evidence: 'florada do marmeleiro' }];

describe('the embedded engine in a thread', () => {
  const threaded = createEmbeddedAi({
    failed: (error) => expect.unreachable(String(error)),
    patience: 60_000,
  });
  afterAll(() => threaded.stop());

  it('answers and judges as it does in the process', async () => {
    expect(await threaded.answer('mel-supermercado', talk, message, 'semente')).toEqual(
      await embeddedAi.answer('mel-supermercado', talk, message, 'semente'),
    );
    expect(await threaded.judge('mel-supermercado', lines)).toEqual(
      await embeddedAi.judge('mel-supermercado', lines),
    );
    expect(await threaded.confirm('mel-supermercado', lines, claims)).toEqual(
      await embeddedAi.confirm('mel-supermercado', lines, claims),
    );
  });
});

it('begins to get ready when a talk begins', async () => {
  const started = vi.fn();
  const early = createEmbeddedAi({
    file: new URL('./no-such-worker.ts', import.meta.url),
    patience: 50,
    failed: started,
  });
  early.prepare('mel-supermercado');
  await vi.waitFor(() => expect(started).toHaveBeenCalled(), { timeout: 25_000 });
  await early.stop();
});

it('answers without its thread where that cannot be started, and tells why', async () => {
  const failed = vi.fn();
  const lame = createEmbeddedAi({
    file: new URL('./no-such-worker.ts', import.meta.url),
    patience: 50,
    failed,
  });
  expect(await lame.judge('mel-supermercado', lines)).toEqual(
    await embeddedAi.judge('mel-supermercado', lines),
  );
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), { timeout: 25_000 });
  await lame.stop();
});
