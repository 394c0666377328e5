import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledText } from './text.ts';

const schema = filledText(50);

describe('filledText', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['an escape', '\u001b[2J'],
    ['half a character', 'a\ud83d'],
  ])('refuses %s', (_what, value) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe('text_invalid');
  });

  it('refuses a text that is too long before it looks into it', () => {
    expect(schema.safeParse('\u0000'.repeat(201)).error?.issues[0]?.message).toBe('text_too_long');
  });

  it.each(['missing_fields', 'message_empty'] as const)('%s is said of nothing, not of too much', (code) => {
    const messageOf = (value: string) => filledText(5, code).safeParse(value).error?.issues[0]?.message;
    expect(messageOf('  ')).toBe(code);
    expect(messageOf('muito mais')).toBe('text_too_long');
    expect(filledText(5, 'reply_invalid').safeParse('muito mais').error?.issues[0]?.message).toBe(
      'reply_invalid',
    );
  });

  it('takes letters whose accents come apart, and refuses heaps of marks', () => {
    const typedApart = 'e\u0302\u0301'.repeat(50);
    expect(schema.parse(typedApart)).toBe('ế'.repeat(50));
    expect(schema.safeParse(`a${'\u0301'.repeat(31)}`).error?.issues[0]?.message).toBe('text_invalid');
    expect(schema.safeParse('\uff9e\u0334'.repeat(16)).error?.issues[0]?.message).toBe('text_invalid');
  });

  it('takes time in proportion to the length, whatever the text is made of', () => {
    const long = filledText(200_000);
    const msOf = (value: string): number => {
      const times = Array.from({ length: 7 }, () => {
        const start = performance.now();
        long.safeParse(value);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    // Sixteen times the length: 256 times the time where it grew with the square.
    for (const part of ['\u0316\u0301', `a${'\u0316\u0301'.repeat(15)}`, '\uff9e\u0334', ' \n', '[({'])
      expect(msOf(part.repeat(160_000 / part.length)) / msOf(part.repeat(10_000 / part.length))).toBeLessThan(
        80,
      );
  });

  it('keeps line breaks, tabs, accents and emoji', () => {
    expect(schema.parse(' Olá,\n\tJosé 👩🏽‍🌾 ')).toBe('Olá,\n\tJosé 👩🏽‍🌾');
  });

  it('leaves a text it has let through as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (value) => {
        const first = schema.safeParse(value);
        fc.pre(first.success);
        expect(schema.parse(first.data)).toBe(first.data);
      }),
    );
  });
});
