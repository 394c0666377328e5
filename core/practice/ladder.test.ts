import { describe, expect, it } from 'vitest';
import { day, hour } from '#core/progress/day.ts';
import {
  answered,
  countKnown,
  daysToNext,
  distances,
  dueOn,
  merged,
  missed,
  type Practised,
  topStep,
} from './ladder.ts';

/** Noon in São Paulo. */
const now = Date.UTC(2026, 2, 10, 15);
const mel = missed('mel', now);

describe('the ladder', () => {
  it('asks again at growing distances, by days and not by hours', () => {
    let known: Practised = mel;
    let clock = now;
    for (const [step, days] of distances.entries()) {
      expect(known.step).toBe(step);
      expect(dueOn(clock + (days - 1) * day, [known])).toEqual([]);
      clock += days * day;
      // It is asked from the early morning on, whatever the hour of the last answer was.
      expect(dueOn(clock - 11 * hour, [known])).toEqual([known]);
      known = answered(known, true, clock);
    }
    expect(known).toEqual({ item: 'mel', step: topStep, at: clock });
    expect(dueOn(clock + 3650 * day, [known])).toEqual([]);
    expect(answered(known, true, clock).step).toBe(topStep);
  });

  it('takes a wrong answer back to the foot, from wherever it stood', () => {
    for (const step of [0, 1, 2, 3, 4, 5]) {
      expect(answered({ item: 'mel', step, at: now }, false, now + day)).toEqual(missed('mel', now + day));
    }
  });

  it('keeps what is due until it is answered, the longest overdue first', () => {
    const old = { item: 'z', step: 0, at: now - 9 * day };
    const later = { item: 'leite', step: 1, at: now };
    expect(dueOn(now + day, [mel, old, later]).map(({ item }) => item)).toEqual(['z', 'mel']);
    expect(dueOn(now + 400 * day, [mel])).toEqual([mel]);
  });

  it('says when the next one comes back', () => {
    expect(daysToNext(now, [])).toBeUndefined();
    expect(daysToNext(now, [{ item: 'mel', step: topStep, at: now }])).toBeUndefined();
    expect(daysToNext(now, [{ item: 'leite', step: 2, at: now }, mel])).toBe(1);
    expect(daysToNext(now + 5 * day, [mel])).toBe(-4);
  });

  it('counts as known what was right the last time', () => {
    expect(countKnown([mel, { item: 'leite', step: 1, at: now }, { item: 'uva', step: 5, at: now }])).toBe(2);
  });
});

describe('what several devices know', () => {
  const up = answered(mel, true, now + day);
  it.each([
    { what: 'the later word counts', lists: [[mel], [up]], expected: [up] },
    { what: 'in whatever order they come', lists: [[up], [mel]], expected: [up] },
    {
      what: 'of two at once the lower step',
      lists: [[up], [missed('mel', now + day)]],
      expected: [missed('mel', now + day)],
    },
    {
      what: 'each thing for itself',
      lists: [[mel], [missed('leite', now)]],
      expected: [mel, missed('leite', now)],
    },
    { what: 'nothing is nothing', lists: [[], []], expected: [] },
  ])('$what', ({ lists, expected }) => {
    expect(merged(...lists)).toEqual(expected);
  });

  it('is the same however often it is merged', () => {
    expect(merged([up], merged([mel], [up]), [mel])).toEqual([up]);
  });
});
