import { describe, expect, it } from 'vitest';
import { hasEnough, type SamplePanel, sampleOrReal } from './sample.ts';

describe('hasEnough', () => {
  it.each<[SamplePanel, number]>([
    ['badges', 1],
    ['partners', 1],
    ['network', 30],
    ['insights', 30],
    ['community', 30],
    ['trend', 14],
  ])('%s from %d on', (panel, atLeast) => {
    expect(hasEnough(panel, atLeast - 1)).toBe(false);
    expect(hasEnough(panel, atLeast)).toBe(true);
  });
});

describe('sampleOrReal', () => {
  it.each([
    [false, { isSample: true, value: 12 }],
    [true, { isSample: false, value: 3 }],
  ])('enough: %s', (enough, shown) => {
    expect(sampleOrReal({ enough, sample: 12, real: 3 })).toEqual(shown);
  });
});
