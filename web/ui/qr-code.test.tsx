import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

const address = 'https://rota.exemplo.com.br/convite/ABC234';

/** The dark modules, as a scanner would sample them. */
function modules(): Set<string> {
  const drawing = screen.getByRole('img').querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  return new Set([...drawing.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x},${y}`));
}

test('an address becomes a code with its three corners and its quiet zone', () => {
  render(<QrCode text={address} label="Convite" className="size-40" />);
  const dark = modules();
  const size = Number(screen.getByRole('img').getAttribute('viewBox')?.split(' ')[2]);
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    // A finder: a dark ring of seven, a light one of five, a dark square of three.
    expect(dark.has(`${x},${y}`)).toBe(true);
    expect(dark.has(`${x + 6},${y + 6}`)).toBe(true);
    expect(dark.has(`${x + 1},${y + 1}`)).toBe(false);
    expect(dark.has(`${x + 3},${y + 3}`)).toBe(true);
  }
  for (let at = 0; at < size; at++) {
    for (let edge = 0; edge < 4; edge++) {
      expect(dark.has(`${at},${edge}`) || dark.has(`${edge},${at}`)).toBe(false);
    }
  }
});

test('another address is another code', () => {
  const { rerender } = render(<QrCode text={address} label="Convite" className="size-40" />);
  const first = modules();
  rerender(<QrCode text={`${address}5`} label="Convite" className="size-40" />);
  expect(modules()).not.toEqual(first);
});
