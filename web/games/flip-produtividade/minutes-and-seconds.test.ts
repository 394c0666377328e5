import { expect, test } from 'vitest';
import { minutesAndSeconds } from './minutes-and-seconds.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [725, '12:05'],
])('%i seconds read %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});
