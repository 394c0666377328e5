import { describe, expect, it } from 'vitest';
import { isSlipOf } from './spelling.ts';

describe('one slip of the finger', () => {
  it.each<[string, string]>([
    ['entrega', 'entreda'],
    ['entrega', 'entrga'],
    ['entrega', 'entrexga'],
    ['entrega', 'enterga'],
    ['entrega', 'entreg'],
    ['entrega', 'entregaa'],
  ])('of %s is %s', (meant, typed) => {
    expect(isSlipOf(meant, typed, false)).toBe(true);
  });

  it.each<[string, string, string]>([
    ['another vowel', 'entrega', 'entrego'],
    ['the first letter', 'entrega', 'intrega'],
    ['two letters', 'entrega', 'entxexa'],
    ['two letters missing', 'entrega', 'enteg'],
    ['letters swapped that are no neighbours', 'entrega', 'enegtra'],
    ['letters that follow', 'entrega', 'entrxgador'],
  ])('is not %s', (_, meant, typed) => {
    expect(isSlipOf(meant, typed, false)).toBe(false);
  });

  it('of a beginning may go on after it, but ends as it does', () => {
    expect(isSlipOf('entreg', 'entrxgador', true)).toBe(true);
    expect(isSlipOf('entreg', 'entegador', true)).toBe(true);
    expect(isSlipOf('entreg', 'entrexador', true)).toBe(false);
  });
});
