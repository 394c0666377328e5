import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stubSpeech } from '#web/testing/stub-speech.ts';
import { ListenButton } from './listen-button.tsx';

const button = (name: 'Ouvir' | 'Parar') => screen.getByRole('button', { name });

test.each([[[]], [['en-US', 'pt-PT']]])('with the voices %j there is no button', (languages) => {
  stubSpeech(...languages);
  render(<ListenButton text="Bom dia" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where the device cannot speak there is no button', () => {
  render(<ListenButton text="Bom dia" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['pt-BR', 'pt_BR'])('a voice of %s reads the text, by keyboard too, and says so', async (lang) => {
  const speech = stubSpeech('en-US', lang);
  const onSpeaking = vi.fn();
  render(<ListenButton text="Bom dia" onSpeaking={onSpeaking} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(speech.said).toEqual(['Bom dia']);
  expect(button('Parar')).toHaveFocus();
  expect(onSpeaking).toHaveBeenLastCalledWith(true);
  act(() => speech.finish());
  expect(button('Ouvir')).toBeVisible();
  expect(onSpeaking).toHaveBeenLastCalledWith(false);
});

test('pressed again it stops', async () => {
  const speech = stubSpeech('pt-BR');
  render(<ListenButton text="Bom dia" />);
  await userEvent.click(button('Ouvir'));
  await userEvent.click(button('Parar'));
  expect(speech.isSpeaking()).toBe(false);
});

test('it stops when the text changes and when it leaves', async () => {
  const speech = stubSpeech('pt-BR');
  const { rerender, unmount } = render(<ListenButton text="Bom dia" />);
  await userEvent.click(button('Ouvir'));
  rerender(<ListenButton text="Boa noite" />);
  expect(speech.isSpeaking()).toBe(false);
  await userEvent.click(button('Ouvir'));
  expect(speech.said).toEqual(['Bom dia', 'Boa noite']);
  unmount();
  expect(speech.isSpeaking()).toBe(false);
});
