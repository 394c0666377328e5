import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';

/** How often an objective has been asked about. */
export function timesAsked(voice: Voice, id: string, lines: readonly Line[]): number {
  const { ask = [], nudge = [], lacking = [] } = voice.objectives[id] ?? {};
  const drawn = voice.objections.filter((some) => some.drawsOut === id).flatMap((some) => some.lines);
  return timesSpoken([...ask, ...nudge, ...lacking, ...drawn], lines);
}

/** How many of the persona's lines hold one of the phrases. */
export function timesSpoken(phrases: readonly string[], lines: readonly Line[]): number {
  return lines.filter(
    (line) => line.role === 'assistant' && phrases.some((phrase) => line.content.includes(phrase)),
  ).length;
}
