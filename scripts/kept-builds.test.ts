import { expect, test } from 'vitest';
import { buildsToKeep, filesToRemove } from './kept-builds.mjs';

test('the files of the last three builds stay', () => {
  const first = buildsToKeep([], ['a-1.js']);
  const second = buildsToKeep(first, ['a-2.js', 'b-2.js']);
  const third = buildsToKeep(second, ['a-3.js']);
  expect(third).toEqual([['a-3.js'], ['a-2.js', 'b-2.js'], ['a-1.js']]);
  const fourth = buildsToKeep(third, ['a-4.js']);
  expect(fourth).toEqual([['a-4.js'], ['a-3.js'], ['a-2.js', 'b-2.js']]);
});

test('the same build again pushes no other out', () => {
  const builds = [['a-3.js', 'b-3.js'], ['a-2.js'], ['a-1.js']];
  expect(buildsToKeep(builds, ['b-3.js', 'a-3.js'])).toEqual(builds);
});

test('what no kept build asks for goes, with its compressed copies', () => {
  const present = ['a-1.js', 'a-1.js.br', 'a-2.js', 'a-2.js.gz', 'a-3.js'];
  expect(filesToRemove(present, [['a-3.js'], ['a-2.js']])).toEqual(['a-1.js', 'a-1.js.br']);
});
