import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { RegionId } from '#core/content/mapa-produtivo.ts';
import { regionAt } from './region-of.ts';

interface Drag {
  dx: number;
  dy: number;
  /** Where the element was taken hold of, for it to shrink around the finger. */
  origin: string;
  over: RegionId | undefined;
}

interface Hold {
  pointerId: number;
  x: number;
  y: number;
  origin: string;
  hasMoved: boolean;
}

/** A finger trembles: only beyond this many pixels is it a drag and no longer a tap. */
const slackPx = 6;

/** Drags an element by mouse, finger or pen, and tells on which region it was let go. */
export function useDrag(onDrop: (region: RegionId) => void) {
  const [drag, setDrag] = useState<Drag>();
  const start = useRef<Hold>(undefined);
  const wasDragged = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    wasDragged.current = false;
    if (start.current || event.button !== 0) return;
    const { pointerId, clientX: x, clientY: y, currentTarget } = event;
    const { left, top } = currentTarget.getBoundingClientRect();
    start.current = { pointerId, x, y, origin: `${x - left}px ${y - top}px`, hasMoved: false };
    currentTarget.setPointerCapture(pointerId);
  }
  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
    const began = start.current;
    if (began?.pointerId !== pointerId) return;
    const [dx, dy] = [clientX - began.x, clientY - began.y];
    began.hasMoved ||= Math.hypot(dx, dy) > slackPx;
    if (began.hasMoved) setDrag({ dx, dy, origin: began.origin, over: regionAt(clientX, clientY) });
  }
  function onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
    const began = start.current;
    if (began?.pointerId !== pointerId) return;
    wasDragged.current = began.hasMoved;
    const region = began.hasMoved ? regionAt(clientX, clientY) : undefined;
    letGo();
    if (region) onDrop(region);
  }
  function onPointerCancel({ pointerId }: PointerEvent) {
    if (start.current?.pointerId === pointerId) letGo();
  }
  // After a drag by mouse the browser adds a click, which is none.
  function onClickCapture(event: MouseEvent) {
    if (wasDragged.current) event.stopPropagation();
    wasDragged.current = false;
  }
  function letGo() {
    start.current = undefined;
    setDrag(undefined);
  }
  return {
    drag,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture },
  };
}
