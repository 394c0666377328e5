import type { Lines } from '#core/content/desafio-negocio/shape.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';
import { timesSpoken } from './spoken.ts';
import type { Turn } from './turn.ts';

/** How the persona asks for what it does not close without, though the rest of an objective was told; each is asked once. */
export function neededIn({ voice, assessment, lines }: Turn): Lines | undefined {
  const told = assessment.objectives.filter(({ heard }) => heard.level !== 'none');
  return told
    .flatMap(({ id }) => voice.objectives[id]?.needs ?? [])
    .find(
      ({ heard, lines: asked }) =>
        timesSpoken(asked, lines) === 0 &&
        !lines.some(({ role, content }) => role === 'user' && has(read(content).words, heard)),
    )?.lines;
}
