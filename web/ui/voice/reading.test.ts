import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginReading, endReading, readingMs, restClock, runClock, useIsReading } from './reading.ts';

const stop = () => endReading(stop);

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(stop);

const restedIn = (act: () => void): number => {
  const before = readingMs();
  act();
  return readingMs() - before;
};
const pass = (ms: number) => vi.advanceTimersByTime(ms);

test('the clocks rest while something is read, from a moment after it began', () => {
  expect(
    restedIn(() => {
      beginReading(stop);
      pass(10_000);
      stop();
      pass(5000);
    }),
  ).toBe(8500);
});

test('they go on while the reading is paused', () => {
  expect(
    restedIn(() => {
      beginReading(stop);
      pass(2500);
      runClock();
      pass(60_000);
      restClock();
      pass(2500);
    }),
  ).toBe(2000);
});

test('whoever plays while it reads is timed', () => {
  expect(
    restedIn(() => {
      beginReading(stop);
      for (let touch = 0; touch < 20; touch++) {
        pass(1000);
        window.dispatchEvent(new Event('pointerdown'));
      }
    }),
  ).toBe(0);
});

test('a new reading ends the one before', () => {
  const end = vi.fn();
  beginReading(end);
  beginReading(stop);
  expect(end).toHaveBeenCalledOnce();
});

test('whoever waits for a reading is told of its beginning and its end', () => {
  const { result } = renderHook(useIsReading);
  expect(result.current).toBe(false);
  act(() => beginReading(stop));
  expect(result.current).toBe(true);
  act(stop);
  expect(result.current).toBe(false);
});
