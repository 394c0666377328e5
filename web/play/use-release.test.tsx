import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useRelease } from './use-release.ts';

const released = vi.fn();
let settle = () => {};

function Thing() {
  const release = useRelease((taken: string, { at, moved }) => released(taken, at, moved));
  settle = release.settle;
  return (
    <button type="button" onPointerDownCapture={(down) => release.take(down, 'mel')}>
      mel
    </button>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  released.mockClear();
  render(<Thing />);
  fireEvent.pointerDown(screen.getByRole('button'), { isPrimary: true, button: 0, clientX: 10, clientY: 10 });
});

const lift = (clientX: number, clientY: number) => {
  fireEvent.pointerUp(document.body, { clientX, clientY });
  vi.runAllTimers();
};

test('what is let go before the drag was drawn is let go there all the same', () => {
  lift(200, 90);
  expect(released.mock.calls).toEqual([['mel', { x: 200, y: 90 }, { x: 190, y: 80 }]]);
});

test('where the drag tells of its end, it is heard with it and once', () => {
  fireEvent.pointerUp(document.body, { clientX: 200, clientY: 90 });
  settle();
  expect(released).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(released).toHaveBeenCalledOnce();
});

test('a finger that trembles has moved nothing', () => {
  lift(13, 13);
  expect(released).not.toHaveBeenCalled();
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { code: 'Escape' })],
  ['a scroll of the page', () => fireEvent.pointerCancel(document.body)],
])('%s takes the drag back', (_way, act) => {
  act();
  lift(200, 90);
  expect(released).not.toHaveBeenCalled();
});
