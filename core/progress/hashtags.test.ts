import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashtagKey, hashtagsPerPost, readHashtags } from './hashtags.ts';

describe('readHashtags', () => {
  it.each<[string, string, string[]]>([
    ['none', 'Vendo mel na feira', []],
    ['one', 'Nosso #mel é bom', ['mel']],
    [
      'at both ends, with punctuation',
      '#feira, (#MelDoVale)! #Juventude_Rural',
      ['feira', 'MelDoVale', 'Juventude_Rural'],
    ],
    ['accents', '#Produção #Café #açaí', ['Produção', 'Café', 'açaí']],
    ['the same topic once, as first written', '#Café #cafe #CAFÉ', ['Café']],
    ['decomposed letters', '#Cafe\u0301', ['Café']],
    ['letters of other languages', '#Avañe\u2019ẽ #g\u0303uarani', ['Avañe', 'g\u0303uarani']],
    ['with digits', '#safra2026', ['safra2026']],
    ['digits alone are none', 'Somos o #1 e o #2026', []],
    ['inside a word', 'c#sharp e a#b', []],
    ['an address', 'https://exemplo.org/#topo', []],
    ['an entity', '&#39;', []],
    ['several signs', '##mel # mel #', []],
    ['glued together: the first', '#mel#leite', ['mel']],
    ['a break of line between', '#mel\n#leite', ['mel', 'leite']],
    ['too long', `#${'a'.repeat(31)} #${'b'.repeat(30)}`, ['b'.repeat(30)]],
    ['at most five', '#a #b #c #d #e #f', ['a', 'b', 'c', 'd', 'e']],
  ])('%s', (_, text, tags) => expect(readHashtags(text).map(({ tag }) => tag)).toEqual(tags));

  it.each([
    ['#Café', 'cafe'],
    ['PRODUÇÃO', 'producao'],
    ['mel_do_vale', 'mel_do_vale'],
  ])('the key of %s is %s', (tag, key) => expect(hashtagKey(tag)).toBe(key));

  it('reads any text into few, distinct topics whose keys lead back to themselves', () => {
    const words = fc.array(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('#', ' #mel', '#Ação ', '\n')),
    );
    fc.assert(
      fc.property(words, (parts) => {
        const found = readHashtags(parts.join(''));
        expect(found.length).toBeLessThanOrEqual(hashtagsPerPost);
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
        for (const { tag, key } of found) {
          expect(hashtagKey(tag)).toBe(key);
          expect(hashtagKey(key)).toBe(key);
          expect(readHashtags(`#${tag}`)).toEqual([{ tag, key }]);
        }
      }),
    );
  });
});
