import { expect, test, vi } from 'vitest';
import { watchGestures } from './gestures.ts';

function surface(hasRoom = true) {
  const element = document.createElement('div');
  element.setPointerCapture = () => {};
  const heard = { onMove: vi.fn(), onZoom: vi.fn(() => hasRoom), onTap: vi.fn() };
  const stop = watchGestures(element, heard);
  const touch = (type: string, pointerId: number, clientX: number, clientY: number) =>
    element.dispatchEvent(new PointerEvent(`pointer${type}`, { pointerId, clientX, clientY, button: 0 }));
  return { element, heard, stop, touch };
}

test('a finger that hardly moves has tapped', () => {
  const { heard, touch } = surface();
  touch('down', 1, 50, 60);
  touch('move', 1, 52, 61);
  touch('up', 1, 52, 61);
  expect(heard.onTap).toHaveBeenCalledExactlyOnceWith({ x: 52, y: 61 });
  expect(heard.onMove).not.toHaveBeenCalled();
});

test('a finger that moves on drags, and does not tap', () => {
  const { heard, touch } = surface();
  touch('down', 1, 50, 60);
  touch('move', 1, 70, 60);
  touch('move', 1, 75, 63);
  touch('up', 1, 75, 63);
  expect(heard.onMove).toHaveBeenLastCalledWith({ x: 5, y: 3 });
  expect(heard.onTap).not.toHaveBeenCalled();
});

test('two fingers zoom about the point between them', () => {
  const { heard, touch } = surface();
  touch('down', 1, 40, 50);
  touch('down', 2, 60, 50);
  touch('move', 2, 80, 50);
  touch('up', 2, 80, 50);
  touch('up', 1, 40, 50);
  expect(heard.onZoom).toHaveBeenCalledExactlyOnceWith(2, { x: 60, y: 50 });
  expect(heard.onTap).not.toHaveBeenCalled();
});

test.each([
  [true, 'is the drawing’s while it can zoom'],
  [false, 'scrolls the page when nothing is left to zoom'],
])('%s: the wheel %s', (hasRoom) => {
  const { element, heard } = surface(hasRoom);
  const wheel = new WheelEvent('wheel', { deltaY: -100, cancelable: true });
  element.dispatchEvent(wheel);
  expect(heard.onZoom).toHaveBeenCalledOnce();
  expect(wheel.defaultPrevented).toBe(hasRoom);
});

test('nothing is heard once it has stopped', () => {
  const { heard, stop, touch } = surface();
  stop();
  touch('down', 1, 50, 60);
  touch('up', 1, 50, 60);
  expect(heard.onTap).not.toHaveBeenCalled();
});
