import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDelay } from './use-delay.ts';
import { useSeconds } from './use-seconds.ts';

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());

test('the seconds are read off the clock, however late a tick comes, until it stops', () => {
  const start = performance.now();
  const read = () => Math.floor((performance.now() - start) / 1000);
  const { result, rerender } = renderHook(({ isRunning }) => useSeconds(read, isRunning), {
    initialProps: { isRunning: true },
  });
  wait(2999);
  expect(result.current).toBe(2);
  wait(1);
  expect(result.current).toBe(3);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_500);
  wait(1000);
  expect(result.current).toBe(64);
  clock.mockRestore();
  rerender({ isRunning: false });
  wait(5000);
  expect(result.current).toBe(64);
});

test('a delay acts once, at its end', () => {
  const onEnd = vi.fn();
  const { rerender } = renderHook(({ isWaiting }) => useDelay(onEnd, 2000, { isWaiting }), {
    initialProps: { isWaiting: false },
  });
  wait(9000);
  expect(onEnd).not.toHaveBeenCalled();
  rerender({ isWaiting: true });
  wait(1999);
  expect(onEnd).not.toHaveBeenCalled();
  wait(1);
  wait(9000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a held delay waits, then has its full time', () => {
  const onEnd = vi.fn();
  const { rerender, unmount } = renderHook(
    ({ isHeld }) => useDelay(onEnd, 2000, { isWaiting: true, isHeld }),
    { initialProps: { isHeld: true } },
  );
  wait(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  rerender({ isHeld: false });
  wait(1999);
  unmount();
  wait(9000);
  expect(onEnd).not.toHaveBeenCalled();
});
