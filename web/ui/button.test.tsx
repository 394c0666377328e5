import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('what is under way says by styles alone that it takes long, and nothing once it is done', () => {
  const { rerender } = render(<Button pendingText="Enviando...">Enviar</Button>);
  expect(screen.getByRole('button', { name: /^Enviando\.\.\./ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Está demorando.')).toHaveClass('if-late');
  rerender(<Button pendingText={false}>Enviar</Button>);
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeVisible();
  expect(screen.queryByText('Está demorando.')).toBeNull();
});
