import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubSpeech } from '#web/testing/stub-speech.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { VoiceNote } from './voice-note.tsx';

let see: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  see = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

function open() {
  const { unmount } = render(
    <ToastProvider>
      <VoiceNote />
    </ToastProvider>,
  );
  act(() => void vi.advanceTimersByTime(3000));
  return unmount;
}
const note = () => screen.queryByText(/não tem voz em português/);

test('a device without a Portuguese voice says so until it was seen, and never again', () => {
  stubSpeech('en-US');
  open()();
  const leave = open();
  expect(note()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(note()).toBeNull();
  leave();
  open();
  expect(note()).toBeNull();
});

test('once it was seen, the next screen does not say it again', () => {
  stubSpeech('en-US');
  open();
  act(() => history.pushState(null, '', '/games'));
  expect(note()).toBeVisible();
  act(() => see?.());
  expect(note()).toBeVisible();
  act(() => history.pushState(null, '', '/community'));
  expect(note()).toBeNull();
  act(() => history.pushState(null, '', '/games'));
  expect(note()).toBeNull();
});

test('whoever wants to listen is told at once, and once', () => {
  localStorage.setItem('ler-em-voz-alta', 'sim');
  const leave = open();
  expect(screen.getByRole('status')).toHaveTextContent('Sem voz em português');
  leave();
  open();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a device with one says nothing', () => {
  stubSpeech('pt-BR');
  open();
  expect(note()).toBeNull();
});
