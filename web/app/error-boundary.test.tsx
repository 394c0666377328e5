import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lateCode } from '#web/ui/late-code.ts';
import { LateScreen } from '#web/ui/late-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Broken = () => {
  throw new Error('broken');
};

// React reports what it caught to the console; here that is expected.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

test('a screen whose code does not arrive offers to reload', async () => {
  const code = lateCode(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <ErrorBoundary>
      <LateScreen code={code} />
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'Esta parte não chegou' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
});

test('a screen that breaks says so in Portuguese', () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Algo deu errado');
});
