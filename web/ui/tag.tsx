import type { ReactNode } from 'react';

const tones = {
  leaf: 'tone-leaf',
  water: 'tone-water',
  plum: 'tone-plum',
  amber: 'tone-amber',
  grey: 'tone-grey',
};

export type Tone = keyof typeof tones;

/** The class that lends a tone's colours to everything inside. */
export const toneClass = (tone: Tone): string => tones[tone];

interface Props {
  tone: Tone;
  children: ReactNode;
}

/** A short label in the colours of its tone. */
export const Tag = ({ tone, children }: Props) => (
  <span
    className={`${tones[tone]} inline-flex items-center gap-1.5 rounded-[1.1em] bg-(--tone-wash) px-3 py-1 text-[min(0.875rem,7.4vw)] font-bold text-(--tone) tight:px-2`}
  >
    {children}
  </span>
);
