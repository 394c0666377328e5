import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Span, scrollStep, targetOf } from './drag-geometry.ts';

/** A row being dragged and the place it would take if let go now. */
export interface Drag {
  from: number;
  to: number;
  /** How far the rows between have to move to make room. */
  room: number;
}

interface Hand {
  pointerId: number;
  from: number;
  spans: readonly Span[];
  /** How far the page was scrolled and where in the window the pointer was when the row was taken. */
  scrollY: number;
  takenY: number;
  /** Where in the window the pointer is now. */
  clientY: number;
}

/** How far the pointer has gone on the page, scrolling included. */
const travelOf = ({ clientY, takenY, scrollY }: Hand): number => clientY - takenY + window.scrollY - scrollY;

const rowsOf = (list: HTMLElement): HTMLElement[] =>
  Array.from(list.children).filter((row) => row instanceof HTMLElement);

const spansOf = (list: HTMLElement): Span[] =>
  rowsOf(list).map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });

/**
 * Drags a row of a list with the mouse or a finger. The row itself follows the pointer without a render, and the
 * window scrolls when the pointer nears its edge, since a long chain is taller than a phone.
 */
export function usePointerDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const hand = useRef<Hand>(undefined);

  function follow() {
    const held = hand.current;
    const row = held && list.current && rowsOf(list.current)[held.from];
    if (!held || !row) return;
    row.style.transform = `translateY(${travelOf(held)}px)`;
    const to = targetOf(held.spans, held.from, travelOf(held));
    setDrag((now) => (now && now.to !== to ? { ...now, to } : now));
  }

  /** Ends the drag, if there is one, and puts the row straight. */
  function letGo(): Hand | undefined {
    const held = hand.current;
    const row = held && list.current && rowsOf(list.current)[held.from];
    if (row) row.style.transform = '';
    hand.current = undefined;
    setDrag(undefined);
    return held;
  }

  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function scroll() {
      const held = hand.current;
      if (held) {
        window.scrollBy(0, scrollStep(held.clientY, held.takenY, window.innerHeight));
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  });

  const grip = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!list.current || hand.current || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const spans = spansOf(list.current);
      const { clientY, pointerId } = event;
      hand.current = { pointerId, from, spans, scrollY: window.scrollY, takenY: clientY, clientY };
      setDrag({ from, to: from, room: roomFor(spans, from) });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (hand.current?.pointerId !== event.pointerId) return;
      hand.current.clientY = event.clientY;
      follow();
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = hand.current;
      if (held?.pointerId !== event.pointerId) return;
      onDrop(held.from, targetOf(held.spans, held.from, travelOf(held)));
      letGo();
    },
    onPointerCancel: () => void letGo(),
  });

  return { drag, grip, cancel: () => letGo() !== undefined };
}

/** The height of a row with the gap below it. */
function roomFor(spans: readonly Span[], from: number): number {
  const [first, second] = spans;
  const gap = first && second ? second.top - first.top - first.height : 0;
  return (spans[from]?.height ?? 0) + gap;
}
