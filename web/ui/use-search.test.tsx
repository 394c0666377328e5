import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSearch } from './use-search.ts';

/** A screen that goes on when its answer comes. */
function open(address: string) {
  history.replaceState(null, '', address);
  let answer = () => {};
  function Screen() {
    const [search, setSearch] = useSearch();
    answer = () => setSearch({ passo: 'votar' });
    return <p>{search.get('passo') ?? 'escrever'}</p>;
  }
  render(<Screen />);
  return () => act(() => answer());
}

test('an answer leads on whoever is still there', () => {
  const answer = open('/games/voz-rota');
  answer();
  expect(screen.getByText('votar')).toBeVisible();
  expect(location.pathname + location.search).toBe('/games/voz-rota?passo=votar');
});

test('an answer that comes once the person has gone elsewhere brings nobody back', () => {
  const answer = open('/games/voz-rota');
  cleanup();
  history.replaceState(null, '', '/community');
  answer();
  expect(location.pathname + location.search).toBe('/community');
});
