import { expect, test, vi } from 'vitest';
import { hour } from '#core/progress/day.ts';
import { maria } from '#web/testing/people.ts';
import { json, stubApi } from '#web/testing/stub-api.ts';
import { ageOf } from './age.ts';
import { request } from './client.ts';

const year = 365 * 24 * hour;
const written = Date.UTC(2026, 4, 1, 9);

/** The server's clock, whatever the phone's says. */
const answerAt = (now: number) =>
  stubApi({
    'GET /api/auth/me': () => {
      const answer = json(200, maria);
      answer.headers.set('date', new Date(now).toUTCString());
      return answer;
    },
  });

test.each([0, 5 * hour, -5 * hour, 3 * year, -3 * year])(
  'on a phone %d ms off an age is what it is',
  async (off) => {
    vi.useFakeTimers({ now: written + 2 * hour + off, toFake: ['Date'] });
    answerAt(written + 2 * hour);
    await request('GET', '/api/auth/me');
    expect(ageOf(new Date(written).toISOString())).toBe('há 2 horas');
  },
);

test('what is known of the clock serves the next visit, which has no signal', async () => {
  vi.useFakeTimers({ now: written + year, toFake: ['Date'] });
  answerAt(written + 2 * hour);
  await request('GET', '/api/auth/me');
  vi.setSystemTime(written + year + hour);
  expect(ageOf(new Date(written).toISOString())).toBe('há 3 horas');
});

test('an answer without a date, or of a moment ago, moves no clock', async () => {
  vi.useFakeTimers({ now: written + 59 * 60_000 + 30_000, toFake: ['Date'] });
  stubApi({ 'GET /api/auth/me': () => json(200, maria) });
  await request('GET', '/api/auth/me');
  answerAt(written + hour);
  await request('GET', '/api/auth/me');
  expect(localStorage.getItem('clock_ahead')).toBeNull();
});
