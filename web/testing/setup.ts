import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { paths } from '#core/contract/paths.ts';
import { knowCalls } from '#web/api/client.ts';
import { noteSignal } from '#web/api/signal.ts';
// It comes late: where a test moves the clock, its code has to be there by then.
import '#web/api/outbox.ts';
import { elementError } from './element-error.ts';

knowCalls(paths);

/** No browser draws here: what tells of the first picture tells at once. */
class SeenAtOnce {
  readonly observe: () => void;
  constructor(seen: () => void) {
    this.observe = () => void setTimeout(seen);
  }
}
Object.assign(globalThis, { PerformanceObserver: SeenAtOnce });

// A screen's code may take its time to arrive on a busy machine.
configure({ asyncUtilTimeout: 20_000, getElementError: elementError });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  noteSignal(false);
});
