import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stubSpeech } from '#web/testing/stub-speech.ts';
import * as lateCode from './late-code.ts';
import { ListenButton } from './listen-button.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

// The reader is late code: there once, it is there at once.
beforeEach(async () => void (await import('./voice/reader.tsx')));

test.each([[[]], [['en-US', 'es-ES']]])('with the voices %j there is no button', (languages) => {
  stubSpeech(...languages);
  render(<ListenButton text="Bom dia" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where the device cannot speak there is no button', () => {
  render(<ListenButton text="Bom dia" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [['en-US', 'pt-BR'], 'pt-BR'],
  [['pt-PT', 'pt_BR'], 'pt_BR'],
  [['en-US', 'pt-PT'], 'pt-PT'],
])('of the voices %j the text is read with %s, by keyboard too, and it says so', async (voices, lang) => {
  const speech = stubSpeech(...voices);
  const onSpeaking = vi.fn();
  render(<ListenButton text="Bom dia" onSpeaking={onSpeaking} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await button('Pausar')).toBeVisible();
  expect(speech.said).toEqual(['Bom dia']);
  expect(speech.voice()).toBe(lang);
  expect(await button('Parar')).toHaveFocus();
  expect(onSpeaking).toHaveBeenLastCalledWith(true);
  act(() => speech.finish());
  expect(await button('Ouvir')).toBeVisible();
  expect(onSpeaking).toHaveBeenLastCalledWith(false);
});

test('pressed again it stops', async () => {
  const speech = stubSpeech('pt-BR');
  render(<ListenButton text="Bom dia" />);
  await press('Ouvir');
  await press('Parar');
  expect(speech.isSpeaking()).toBe(false);
});

test('it stops when the text changes and when it leaves', async () => {
  const speech = stubSpeech('pt-BR');
  const { rerender, unmount } = render(<ListenButton text="Bom dia" />);
  await press('Ouvir');
  await button('Pausar');
  rerender(<ListenButton text="Boa noite" />);
  expect(speech.isSpeaking()).toBe(false);
  await press('Ouvir');
  await button('Pausar');
  expect(speech.said).toEqual(['Bom dia', 'Boa noite']);
  unmount();
  expect(speech.isSpeaking()).toBe(false);
});

test('of two texts one is read at a time', async () => {
  const speech = stubSpeech('pt-BR');
  const ends = vi.fn();
  render(
    <>
      <ListenButton text="Bom dia" onSpeaking={ends} />
      <ListenButton text="Boa noite" />
    </>,
  );
  const [first, second] = await screen.findAllByRole('button', { name: 'Ouvir' });
  if (first) await userEvent.click(first);
  await button('Pausar');
  if (second) await userEvent.click(second);
  await waitFor(() => expect(speech.said).toEqual(['Bom dia', 'Boa noite']));
  expect(ends).toHaveBeenLastCalledWith(false);
  expect(screen.getAllByRole('button', { name: 'Pausar' })).toHaveLength(1);
  // The one that gave way leaves the new one alone.
  act(() => speech.finish());
  expect(speech.heard).toEqual(['Boa noite']);
});

test('where what reads neither comes nor fails, it is said, and the button is as before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.resetModules();
  // Whatever is waited for never comes.
  vi.doMock('./late-code.ts', () => ({ ...lateCode, inTime: () => lateCode.inTime(new Promise(() => {})) }));
  onTestFinished(() => {
    vi.doUnmock('./late-code.ts');
    // Tests that follow in the same process wait for what really comes.
    vi.resetModules();
  });
  const { ListenButton: Fresh } = await import('./listen-button.tsx');
  const { ToastProvider } = await import('./toast.tsx');
  stubSpeech('pt-BR');
  const onSpeaking = vi.fn();
  render(
    <ToastProvider>
      <Fresh text="Bom dia" onSpeaking={onSpeaking} />
    </ToastProvider>,
  );
  fireEvent.click(await button('Ouvir'));
  expect(await button('Parar')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(await button('Ouvir')).toBeVisible();
  expect(screen.getByText('Ainda não dá para ouvir')).toBeVisible();
  expect(onSpeaking).toHaveBeenLastCalledWith(false);
});
