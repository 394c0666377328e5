import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SamplePanel } from './sample-panel.tsx';

const page = () => (
  <>
    <SamplePanel title="Seus Selos" isSample>
      Conhecedor da Rota
    </SamplePanel>
    <input aria-label="Resposta" />
  </>
);

test('a sample that was opened takes the focus once, and leaves it to who goes on', () => {
  const { rerender } = render(page());
  fireEvent.click(screen.getByRole('button', { name: 'Ver exemplo' }));
  const close = screen.getByRole('button', { name: 'Fechar' });
  expect(close).toHaveFocus();
  expect(close).toHaveAccessibleDescription('Seus Selos');
  screen.getByLabelText('Resposta').focus();
  rerender(page());
  expect(close).not.toHaveFocus();
});
