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
