import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { lateCode } from './late-code.ts';
import { LateScreen } from './late-screen.tsx';

beforeEach(() => void vi.useFakeTimers());

/** Code that does not arrive until there is a signal, and how often it was asked for. */
function weakSignal() {
  const state = { hasSignal: false, asked: 0 };
  const code = lateCode(async () => {
    state.asked++;
    if (!state.hasSignal) throw new TypeError('Failed to fetch');
    return () => <p>Chegou</p>;
  });
  return { state, code };
}
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what is only an extra takes nothing away where it does not arrive, and comes later', async () => {
  const { state, code } = weakSignal();
  render(
    <ErrorBoundary>
      <p>A tela</p>
      <LateScreen code={code} waiting={null} isExtra />
    </ErrorBoundary>,
  );
  await settle(5000);
  expect(screen.getByText('A tela')).toBeVisible();
  expect(state.asked).toBe(1);
  state.hasSignal = true;
  await settle(10_000);
  expect(screen.getByText('Chegou')).toBeVisible();
});

test('the notice that a screen did not arrive asks for nothing by itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { state, code } = weakSignal();
  render(
    <ErrorBoundary>
      <LateScreen code={code} />
    </ErrorBoundary>,
  );
  await settle(60_000);
  expect(screen.getByText('Esta parte não chegou')).toBeVisible();
  expect(state.asked).toBe(1);
});
