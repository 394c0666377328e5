import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

function broken() {
  const time = { now: 1_000_000 };
  const breaker = createBreaker(() => time.now);
  for (let failure = 0; failure < 3; failure++) breaker.failed();
  return { time, breaker };
}

it('lets calls through while failures stay apart', () => {
  const breaker = createBreaker(() => 0);
  for (let round = 0; round < 5; round++) {
    breaker.failed();
    breaker.failed();
    expect(breaker.lets()).toBe(true);
    breaker.succeeded();
  }
});

it('keeps calls away after three failures, and lets one try after the rest', () => {
  const { time, breaker } = broken();
  expect(breaker.lets()).toBe(false);
  time.now += 30_000;
  expect([breaker.lets(), breaker.lets()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.lets(), breaker.lets()]).toEqual([true, true]);
});

it('rests twice as long after each trial that fails, ten minutes at most', () => {
  const { time, breaker } = broken();
  const rests = Array.from({ length: 7 }, () => {
    const from = time.now;
    while (!breaker.lets()) time.now += 1_000;
    breaker.failed();
    return (time.now - from) / 1_000;
  });
  expect(rests).toEqual([30, 60, 120, 240, 480, 600, 600]);
});

it('lets another try when nobody told how the trial went', () => {
  const { time, breaker } = broken();
  time.now += 30_000;
  breaker.lets();
  time.now += 30_000;
  expect(breaker.lets()).toBe(true);
});
