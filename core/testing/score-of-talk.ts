import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { assess } from '#core/games/desafio-negocio/assess.ts';
import type { Line } from '#core/games/desafio-negocio/message.ts';

/** What a talk is worth, one line a message; lines of the persona begin with `> `. */
export function scoreOfTalk(id: ChallengeId, ...said: string[]): number {
  const lines = said.map(
    (line): Line =>
      line.startsWith('> ') ? { role: 'assistant', content: line.slice(2) } : { role: 'user', content: line },
  );
  return assess(id, lines).score;
}
