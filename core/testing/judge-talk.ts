import type { ChallengeId, Level } from '#core/content/desafio-negocio.ts';
import { type Assessment, assess } from '#core/games/desafio-negocio/judge/assess.ts';
import type { Line } from '#core/games/desafio-negocio/words/message.ts';

/** Judges a talk, one line a message; lines of the persona begin with `> `. */
function judgeTalk(id: ChallengeId, said: readonly string[]): Assessment {
  const lines = said.map(
    (line): Line =>
      line.startsWith('> ') ? { role: 'assistant', content: line.slice(2) } : { role: 'user', content: line },
  );
  return assess(id, lines);
}

/** What a talk is worth. */
export const scoreOfTalk = (id: ChallengeId, ...said: string[]): number => judgeTalk(id, said).score;

/** How far a talk meets one of the objectives. */
export const levelOf = (id: ChallengeId, objective: string, ...said: string[]): Level | undefined =>
  judgeTalk(id, said).objectives.find((result) => result.id === objective)?.level;
