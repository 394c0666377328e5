import { type RefObject, useLayoutEffect, useRef } from 'react';

const glide = { duration: 180, easing: 'ease-out' };

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets the children of a list glide to their new places; call the answer right before the order changes. */
export function useGlide(list: RefObject<HTMLElement | null>): () => void {
  const before = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    for (const [row, top] of before.current) {
      const travelled = top - row.getBoundingClientRect().top;
      if (travelled !== 0) row.animate([{ transform: `translateY(${travelled}px)` }, {}], glide);
    }
    before.current.clear();
  });
  return () => {
    if (prefersStillness()) return;
    for (const row of list.current?.children ?? []) {
      before.current.set(row, row.getBoundingClientRect().top);
    }
  };
}
