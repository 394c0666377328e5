import type { ReactNode } from 'react';
import type { Emblem } from '#core/progress/badges.ts';

/** The colours of an emblem: rim and lines, ground, what is drawn, and its second colour. */
export interface EmblemColours {
  rim: string;
  ground: string;
  figure: string;
  accent: string;
}

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** What is drawn on each emblem, in a square of 64 around its middle. */
export const motifs: Record<Emblem['motif'], (colours: EmblemColours) => ReactNode> = {
  map: ({ rim, figure, accent }) => (
    <>
      <path d="m18 26 9-4 10 4 9-4v18l-9 4-10-4-9 4Z" fill={figure} />
      <path d="M27 22v18M37 26v18" {...line} stroke={rim} strokeWidth="1.6" />
      <path d="M32 37c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12Z" fill={accent} stroke={rim} />
      <circle cx="32" cy="25" r="2.6" fill={rim} />
    </>
  ),
  links: ({ figure, accent }) => (
    <>
      <path d="M32 21 21 41h22Z" {...line} stroke={accent} strokeWidth="3" />
      <circle cx="32" cy="21" r="5.5" fill={figure} />
      <circle cx="21" cy="41" r="5.5" fill={figure} />
      <circle cx="43" cy="41" r="5.5" fill={figure} />
    </>
  ),
  lamp: ({ rim, figure, accent }) => (
    <>
      <path
        d="M32 17a12 12 0 0 0-7 21.5c1 1 2 2 2 4.5h10c0-2.5 1-3.5 2-4.5A12 12 0 0 0 32 17Z"
        fill={figure}
      />
      <path d="M28 46h8M29.5 49h5" {...line} stroke={figure} strokeWidth="2.4" />
      <path d="M32 41v-9" {...line} stroke={rim} strokeWidth="2.4" />
      <path d="M32 34c-5 0-7-3-7-7 5 0 7 3 7 7Zm0-2c0-5 3-7 7-7 0 5-3 7-7 7Z" fill={accent} stroke={rim} />
    </>
  ),
  hands: ({ figure, accent }) => (
    <>
      <path d="M32 36v-8" {...line} stroke={accent} strokeWidth="3" />
      <path d="M32 30c-7 0-10-4-10-10 7 0 10 4 10 10Zm0-2c0-7 4-10 10-10 0 7-4 10-10 10Z" fill={accent} />
      <path
        d="M17 32c-1 9 6 15 15 15s16-6 15-15c-4-1-6 2-7 5-2-1-6 0-8 3-2-3-6-4-8-3-1-3-3-6-7-5Z"
        fill={figure}
      />
    </>
  ),
  compass: ({ figure, accent }) => (
    <>
      <circle cx="32" cy="32" r="14" {...line} stroke={figure} strokeWidth="3" />
      <path d="M32 14v4M32 46v4M14 32h4M46 32h4" {...line} stroke={figure} strokeWidth="3" />
      <path d="m40 24-5 11-6-6Z" fill={accent} />
      <path d="m24 40 5-11 6 6Z" fill={figure} />
    </>
  ),
  scales: ({ figure, accent }) => (
    <>
      <path d="M32 18v26M25 46h14M20 23h24" {...line} stroke={figure} strokeWidth="3" />
      <path d="m15 35 5-11 5 11m14 0 5-11 5 11" {...line} stroke={figure} strokeWidth="1.6" />
      <path d="M14 35h12a6 6 0 0 1-12 0Zm24 0h12a6 6 0 0 1-12 0Z" fill={accent} />
      <circle cx="32" cy="19" r="3" fill={accent} />
    </>
  ),
  chain: ({ figure, accent }) => (
    <g transform="rotate(-38 32 32)" {...line} strokeWidth="4.5">
      <rect x="29" y="26.5" width="20" height="11" rx="5.5" stroke={accent} />
      <rect x="15" y="26.5" width="20" height="11" rx="5.5" stroke={figure} />
      <path d="M29 32v-0.5c0-3 2.5-5 5.5-5h2" stroke={accent} />
    </g>
  ),
  cards: ({ rim, figure, accent }) => (
    <>
      <rect
        x="20"
        y="20"
        width="16"
        height="22"
        rx="3"
        fill={accent}
        stroke={rim}
        transform="rotate(-12 28 31)"
      />
      <rect
        x="29"
        y="22"
        width="16"
        height="22"
        rx="3"
        fill={figure}
        stroke={rim}
        transform="rotate(9 37 33)"
      />
      <path d="m37 27 1.8 3.8 4.2 0.6-3 3 0.7 4.1-3.7-2-3.7 2 0.7-4.1-3-3 4.2-0.6Z" fill={rim} />
    </>
  ),
  megaphone: ({ figure, accent }) => (
    <>
      <path d="M23 36h6l3 10h-6Z" fill={accent} />
      <path d="M17 27h8l14-8v26l-14-8h-8Z" fill={figure} />
      <path d="M43 26c3 3 3 9 0 12M47 22c5 5 5 15 0 20" {...line} stroke={accent} strokeWidth="2.6" />
    </>
  ),
  book: ({ rim, figure, accent }) => (
    <>
      <path d="M32 25c-4-4-9-5-15-4v21c6-1 11 0 15 4 4-4 9-5 15-4V21c-6-1-11 0-15 4Z" fill={figure} />
      <path d="M32 25v21M21 27c3 0 5 0.5 7 2M21 33c3 0 5 0.5 7 2" {...line} stroke={rim} strokeWidth="1.8" />
      <path d="M37 21.5v13l3-2 3 2V20.5c-2-0.2-4 0-6 1Z" fill={accent} stroke={rim} />
    </>
  ),
  trail: ({ figure, accent }) => (
    <>
      <path d="M20 47c0-8 22-5 22-12 0-6-13-4-13-11" {...line} stroke={figure} strokeWidth="5" />
      <path d="M29 27V13" {...line} stroke={accent} strokeWidth="2.6" />
      <path d="M29 13h13l-3.5 4.5L42 22H29Z" fill={accent} />
    </>
  ),
  sprout: ({ figure, accent }) => (
    <>
      <path d="M32 42V29" {...line} stroke={figure} strokeWidth="3.4" />
      <path d="M32 31c-9 0-13-5-13-12 9 0 13 5 13 12Zm0-3c0-8 4-12 12-12 0 8-4 12-12 12Z" fill={figure} />
      <path d="M17 42c4-4 9-4 15-4s11 0 15 4c-3 4-8 6-15 6s-12-2-15-6Z" fill={accent} />
    </>
  ),
};
