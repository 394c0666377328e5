import { beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '#web/api/token.ts';
import { storedJson } from './stored-draft.ts';

beforeEach(() => storeToken('bom'));

test('each member has drafts of their own, until they are forgotten', () => {
  storedJson(7, 'mapa').write({ seed: 1 });
  expect(storedJson(7, 'mapa').read()).toEqual({ seed: 1 });
  expect(storedJson(8, 'mapa').read()).toBeUndefined();
  storedJson(7, 'mapa').write(undefined);
  expect(Object.keys(localStorage)).toEqual(['auth_token']);
});

test('whoever has signed out leaves no draft, whatever screen still closes', () => {
  storeToken(null);
  storedJson(7, 'mapa').write({ seed: 1 });
  expect(localStorage).toHaveLength(0);
});

test('what is no JSON reads as nothing', () => {
  localStorage.setItem('draft:7:mapa', '{"seed":');
  expect(storedJson(7, 'mapa').read()).toBeUndefined();
});

test('where the storage is full, nothing breaks', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  storedJson(7, 'mapa').write({ seed: 1 });
  expect(storedJson(7, 'mapa').read()).toBeUndefined();
});
