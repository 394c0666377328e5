import type { Tone } from '#web/ui/tag.tsx';

const tones: Readonly<Record<string, Tone>> = {
  Engajar: 'leaf',
  Conscientizar: 'water',
  Objetivar: 'plum',
  'Engajar & Objetivar': 'amber',
};

/** The pillar by its one name: 'Objetificar' is another spelling of Objetivar. */
export const pillarName = (pillar: string): string => (pillar === 'Objetificar' ? 'Objetivar' : pillar);

/** The colours of a pillar; grey for one that has none of its own. */
export const pillarTone = (pillar: string): Tone => tones[pillarName(pillar)] ?? 'grey';

const plain: Readonly<Record<string, string>> = {
  Engajar: 'para participar',
  Conscientizar: 'para entender',
  Objetivar: 'para planejar',
  'Engajar & Objetivar': 'para participar e planejar',
};

/** What a pillar is about, in everyday words. */
export const pillarPlain = (pillar: string): string => plain[pillarName(pillar)] ?? '';
