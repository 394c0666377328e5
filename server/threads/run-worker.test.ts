import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { outageOf } from '#server/db/outage.ts';
import { runWorker } from './run-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'rota-viva-thread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('tells what a thread failed by, so that damage found there is known as damage', async () => {
  const file = join(folder, 'damaged.db');
  writeFileSync(file, 'not a database '.repeat(500));
  const failure: unknown = await runWorker({
    file: new URL('../check-worker.ts', import.meta.url),
    data: { file },
    stopped: new AbortController().signal,
  }).catch((error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(outageOf(failure)).toBe('damaged');
});
