import { describe, expect, it } from 'vitest';
import { textFields } from './text-fields.ts';
import { firstWorld } from './valid-calls.ts';

describe('the texts of the contract', () => {
  const fields = textFields(firstWorld);

  it('are each bounded before anything looks into them', () => {
    const unbounded = fields.filter(({ maxLength }) => maxLength === undefined);
    expect(unbounded.map(({ call, path }) => `${call} ${path.join('.')}`)).toEqual([]);
  });

  it('are found where calls take them', () => {
    const names = fields.map(({ call, path }) => `${call} ${path.join('.')}`);
    expect(names).toContain('login usernameOrEmail');
    expect(names).toContain('saveProgress data.submissionText');
  });
});
