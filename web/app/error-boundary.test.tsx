import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteSignal } from '#web/api/signal.ts';
import { lateCode } from '#web/ui/late-code.ts';
import { LateScreen } from '#web/ui/late-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Broken = () => {
  throw new Error('broken');
};

// React reports what it caught to the console; here that is expected.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const Arrived = () => <p>Chegou</p>;

function renderLate(failures: number) {
  let left = failures;
  const bring = () =>
    left-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Arrived);
  render(
    <ErrorBoundary>
      <LateScreen code={lateCode(bring)} />
    </ErrorBoundary>,
  );
  return screen.findByRole('heading', { name: 'Esta parte não chegou' });
}

test('a screen whose code does not arrive is asked for again, and only then the page', async () => {
  const person = userEvent.setup();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  expect(await renderLate(2)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(reload).not.toHaveBeenCalled();
  await person.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a screen whose code did not arrive comes by itself when the signal is back', async () => {
  await renderLate(1);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Chegou')).toBeVisible();
});

test('it comes by itself too when a server that was away answers again', async () => {
  await renderLate(1);
  act(() => noteSignal(true, true));
  expect(screen.getByRole('alert')).toHaveTextContent('Ainda não está guardada neste aparelho');
  expect(screen.getByRole('heading', { name: 'Esta parte não chegou' })).toBeVisible();
  act(() => noteSignal(false));
  expect(await screen.findByText('Chegou')).toBeVisible();
});

test('a screen that breaks says so in Portuguese', () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Algo deu errado');
});
