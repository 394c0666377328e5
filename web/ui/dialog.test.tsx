import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { stubSpeech } from '#web/testing/stub-speech.ts';
import { Dialog } from './dialog.tsx';
import { ListenButton } from './listen-button.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <header data-testid="header">Topo</header>
      <main>
        <ListenButton text="Atrás da folha" />
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

test('a sheet can be heard, and what was read behind it falls silent', async () => {
  const speech = stubSpeech('pt-BR');
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvir' }));
  await waitFor(() => expect(speech.said).toEqual(['Atrás da folha']));
  await userEvent.click(screen.getByRole('button', { name: 'abrir' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Resultado' }));
  await waitFor(() => expect(speech.isSpeaking()).toBe(false));
  await userEvent.click(await sheet.findByRole('button', { name: 'Ouvir' }));
  expect(speech.said.slice(1)).toEqual(['Resultado']);
  speech.finish();
  expect(speech.said.slice(1)).toEqual(['Resultado', 'Vinte produtos']);
});
