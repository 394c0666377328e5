import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubSpeech } from '#web/testing/stub-speech.ts';
import { ListenButton } from '#web/ui/listen-button.tsx';

beforeEach(async () => {
  await import('./reader.tsx');
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const touched = (hasBeenActive: boolean) =>
  vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { hasBeenActive } } }));

const Screen = ({ text }: { text?: string }) => (
  <main>
    <h1>Jogos</h1>
    <ListenButton isScreen startsItself />
    {text && <ListenButton text={text} startsItself />}
  </main>
);

test('where nobody asked for it, nothing starts by itself', async () => {
  const speech = stubSpeech('pt-BR');
  touched(true);
  render(<Screen text="Bom dia" />);
  await pass(3000);
  expect(speech.said).toEqual([]);
});

test('a screen starts when it opens, with all that came with it; what comes later starts too', async () => {
  localStorage.setItem('ler-em-voz-alta', 'sim');
  const speech = stubSpeech('pt-BR');
  touched(true);
  const { rerender } = render(<Screen text="Bom dia" />);
  await pass(3000);
  expect(speech.said).toEqual(['Jogos']);
  rerender(<Screen text="Boa tarde" />);
  await pass(3000);
  expect(speech.said).toEqual(['Jogos', 'Boa tarde']);
});

test('what comes of a touch is read, however soon after the screen', async () => {
  localStorage.setItem('ler-em-voz-alta', 'sim');
  const speech = stubSpeech('pt-BR');
  touched(true);
  const { rerender } = render(<Screen />);
  await pass(400);
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  rerender(<Screen text="Você acertou" />);
  await pass(500);
  expect(speech.said).toEqual(['Jogos', 'Você acertou']);
});

test('before the first touch it waits for it', async () => {
  localStorage.setItem('ler-em-voz-alta', 'sim');
  const speech = stubSpeech('pt-BR');
  touched(false);
  render(<Screen />);
  await pass(3000);
  expect(speech.said).toEqual([]);
  act(() => void window.dispatchEvent(new Event('pointerup')));
  await pass(100);
  expect(speech.said).toEqual(['Jogos']);
  expect(screen.getByRole('button', { name: 'Parar' })).toBeVisible();
});
