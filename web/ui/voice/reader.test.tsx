import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubSpeech } from '#web/testing/stub-speech.ts';
import { ListenButton } from '#web/ui/listen-button.tsx';

// The reader is late code: there once, it is there at once.
beforeEach(async () => void (await import('./reader.tsx')));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const Screen = ({ more = '' }: { more?: string }) => (
  <main>
    <h1>Olá, {'Rita'}!</h1>
    <ListenButton />
    <p>
      Hoje é dia de <strong>feira</strong>. Traga o mel!
    </p>
    <p aria-hidden="true">Enfeite</p>
    <p className="sr-only">Só para leitores de tela</p>
    <ul>
      <li>Milho</li>
      <li>Feijão</li>
    </ul>
    {more && <p>{more}</p>}
  </main>
);

const whole = ['Olá, Rita!', 'Hoje é dia de feira.', 'Traga o mel!', 'Milho', 'Feijão'];

test('a screen is read sentence by sentence, to its end', async () => {
  const speech = stubSpeech('pt-BR');
  render(<Screen />);
  await press('Ouvir');
  await screen.findByRole('button', { name: 'Pausar' });
  for (const _ of whole) act(() => speech.finish());
  expect(speech.said).toEqual(whole);
  expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull();
});

test('what comes while it reads is read too', async () => {
  const speech = stubSpeech('pt-BR');
  const { rerender } = render(<Screen />);
  await press('Ouvir');
  await screen.findByRole('button', { name: 'Pausar' });
  for (const _ of whole.slice(1)) act(() => speech.finish());
  rerender(<Screen more="Chegou mais gente." />);
  act(() => speech.finish());
  expect(speech.said.at(-1)).toBe('Chegou mais gente.');
});

test('it pauses, goes on with the same sentence, skips one and closes', async () => {
  const speech = stubSpeech('pt-BR');
  render(<Screen />);
  await press('Ouvir');
  await press('Avançar');
  await press('Pausar');
  expect(speech.isSpeaking()).toBe(false);
  await press('Continuar');
  expect(speech.said).toEqual(['Olá, Rita!', 'Hoje é dia de feira.', 'Hoje é dia de feira.']);
  await press('Fechar a leitura');
  expect(speech.isSpeaking()).toBe(false);
  expect(await screen.findByRole('button', { name: 'Ouvir' })).toBeVisible();
});

test('slower and faster stay on the device, and go no further than they can', async () => {
  const speech = stubSpeech('pt-BR');
  const { unmount } = render(<Screen />);
  await press('Ouvir');
  await screen.findByRole('button', { name: 'Pausar' });
  expect(speech.rate()).toBe(1);
  for (const _ of [1, 2, 3, 4]) await press('Ler mais devagar');
  expect(speech.rate()).toBe(0.6);
  await press('Ler mais rápido');
  expect(speech.rate()).toBe(0.8);
  unmount();
  render(<Screen />);
  await press('Ouvir');
  await waitFor(() => expect(speech.rate()).toBe(0.8));
});

test('the sentence being read is marked', async () => {
  const speech = stubSpeech('pt-BR');
  const marks = new Map<string, { range: Range }>();
  vi.stubGlobal('CSS', { highlights: marks });
  vi.stubGlobal(
    'Highlight',
    class {
      readonly range: Range;
      constructor(range: Range) {
        this.range = range;
      }
    },
  );
  render(<Screen />);
  await press('Ouvir');
  await screen.findByRole('button', { name: 'Pausar' });
  act(() => speech.finish());
  expect(String(marks.get('lendo')?.range).trim()).toBe('Hoje é dia de feira.');
  await press('Parar');
  expect(marks.size).toBe(0);
});
