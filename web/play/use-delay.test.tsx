import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDelay } from './use-delay.ts';
import { useTimer } from './use-timer.ts';

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());

test('the timer counts whole seconds, stops and starts again from zero', () => {
  const { result, rerender } = renderHook(useTimer, { initialProps: { isRunning: true } });
  wait(2999);
  expect(result.current.seconds).toBe(2);
  wait(1);
  expect(result.current.seconds).toBe(3);
  rerender({ isRunning: false });
  wait(5000);
  expect(result.current.seconds).toBe(3);
  act(() => result.current.restart());
  expect(result.current.seconds).toBe(0);
  expect(result.current.read()).toBe(0);
});

test('a tab that slept counts the time it slept', () => {
  const { result } = renderHook(useTimer, { initialProps: { isRunning: true } });
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_500);
  wait(1000);
  expect(result.current.seconds).toBe(61);
  vi.restoreAllMocks();
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
