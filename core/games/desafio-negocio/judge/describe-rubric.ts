import { rubrics } from '#core/content/desafio-negocio/rubrics.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import { challengeOf } from './listen.ts';

/** One objective as a judge, person or model, must apply it. */
export interface RubricItem {
  id: string;
  objective: string;
  guidance: string;
}

/** The objectives of a challenge and what counts as meeting each: what a model is asked to fill in. */
export function describeRubric(challengeId: ChallengeId): RubricItem[] {
  const { objectives } = challengeOf(challengeId);
  return rubrics[challengeId].map(({ id, guidance }, position) => ({
    id,
    objective: objectives[position] ?? guidance,
    guidance,
  }));
}
