import { voices } from '#core/content/desafio-negocio/voices.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import type { Talk } from './turn.ts';

/** Begins a conversation with the persona's greeting. */
export function open(challengeId: ChallengeId): Talk {
  return { lines: [{ role: 'assistant', content: voices[challengeId].greeting }], closed: false };
}
