import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storedDraft } from '#web/api/stored-draft.ts';
import { storeToken } from '#web/api/token.ts';
import { useDraft } from './use-draft.ts';

beforeEach(() => storeToken('bom'));

const openBox = () => renderHook(() => useDraft(7, 'resposta:4')).result;
const kept = () => storedDraft(7, 'resposta:4').read();

test('what is sent is no draft any more, and what is emptied is forgotten', () => {
  const box = openBox();
  act(() => box.current.write('O mel'));
  expect(kept()).toBe('O mel');
  act(() => box.current.handOver());
  expect(kept()).toBe('');
  expect(box.current.text).toBe('O mel');
  act(() => box.current.write('A cera'));
  act(() => box.current.write(''));
  expect(kept()).toBe('');
});

test('of two tabs, the one that sends leaves the words of the other on the device', () => {
  const [one, other] = [openBox(), openBox()];
  act(() => one.current.write('O mel'));
  act(() => other.current.write('A cera'));
  act(() => one.current.handOver());
  act(() => one.current.write(''));
  expect(kept()).toBe('A cera');
});
