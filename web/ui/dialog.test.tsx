import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <header data-testid="header">Topo</header>
      <main>
        <button type="button" onClick={() => setIsOpen(true)}>
          abrir
        </button>
        {isOpen && (
          <Dialog title="Resultado" onClose={() => setIsOpen(false)}>
            <p>Vinte produtos</p>
          </Dialog>
        )}
      </main>
    </div>
  );
}

test('while it is open the rest of the page rests; afterwards the focus is where it was', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'abrir' });
  const header = screen.getByTestId('header');
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Resultado' })).toHaveFocus();
  expect([opener.inert, header.inert]).toEqual([true, true]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([opener.inert, header.inert]).toEqual([false, false]);
  expect(opener).toHaveFocus();
});
