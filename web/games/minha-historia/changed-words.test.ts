import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

test('shows each mended word once, without its comma', () => {
  const mended = [
    { field: 'a', before: 'nao tinha agua, nao', after: 'não tinha água, não' },
    { field: 'b', before: 'vendi td', after: 'vendi tudo' },
  ];
  expect(changedWords(mended)).toEqual([
    { before: 'nao', after: 'não' },
    { before: 'agua', after: 'água' },
    { before: 'td', after: 'tudo' },
  ]);
});

test('shows the whole text where words were joined or parted', () => {
  const mended = [{ field: 'a', before: 'oq fiz', after: 'o que fiz' }];
  expect(changedWords(mended)).toEqual([{ before: 'oq fiz', after: 'o que fiz' }]);
});
