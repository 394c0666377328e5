import type { Flaw } from '#core/content/desafio-negocio/shape.ts';
import { has } from './pattern.ts';
import { timesSpoken } from './spoken.ts';
import type { Turn } from './turn.ts';

/** Nobody hears more reproaches than that at once. */
const mostTold = 2;

/** What the last message offers that will not do, unless the persona has said so before. */
export function flawsIn({ voice, reading: { words }, lines }: Turn): Flaw[] {
  const flaws = (voice.flaws ?? []).filter(
    ({ said, unless = [], lines: told }) =>
      has(words, said) && !has(words, unless) && timesSpoken(told, lines) === 0,
  );
  return flaws.slice(0, mostTold);
}

/** Whether the person was told what will not do for an objective, and what would: that is not asked for again. */
export function wasToldFlaw({ voice, lines }: Turn, id: string): boolean {
  return (voice.flaws ?? []).some(({ of, lines: told }) => of === id && timesSpoken(told, lines) > 0);
}
