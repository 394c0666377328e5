/// <reference types="vite/client" />
import type { ReactNode } from 'react';

/** The picture of each game, drawn beside its screen, all of them in one file of code. */
const drawn = import.meta.glob<ReactNode>('./*/preview.tsx', { eager: true, import: 'preview' });

/** The sprout of a game without a picture of its own. */
const sprout = (
  <>
    <path d="M60 124c40-26 160-26 200 0v16H60Z" className="fill-road" />
    <path d="M160 112V62" strokeWidth="8" strokeLinecap="round" className="stroke-leaf" />
    <path d="M160 76c-34 4-50-14-50-42 32-2 50 14 50 42Z" className="fill-leaf" />
    <path d="M160 68c0-26 18-42 50-40 0 28-18 44-50 40Z" className="fill-maize" />
  </>
);

/** The little picture on a game's card. */
export const GamePreview = ({ type }: { type: string }) => (
  <svg viewBox="0 0 320 140" aria-hidden="true" className="w-full" strokeWidth="3" strokeLinejoin="round">
    {drawn[`./${type}/preview.tsx`] ?? sprout}
  </svg>
);
