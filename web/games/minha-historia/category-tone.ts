import type { Tone } from '#web/ui/tag.tsx';

const tones: Readonly<Record<string, Tone>> = {
  Negócios: 'leaf',
  Cultura: 'plum',
  Cooperação: 'water',
  Liderança: 'amber',
};

/** The colours of a category of stories. */
export const categoryTone = (category: string): Tone => tones[category] ?? 'grey';
