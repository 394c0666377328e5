import { atravessadorRubric } from '#core/content/desafio-negocio/atravessador/rubric.ts';
import { melRubric } from '#core/content/desafio-negocio/mel-supermercado/rubric.ts';
import { merendaRubric } from '#core/content/desafio-negocio/merenda-pnae/rubric.ts';
import { pronafRubric } from '#core/content/desafio-negocio/pronaf-gerente/rubric.ts';
import { vizinhoRubric } from '#core/content/desafio-negocio/vizinho-cooperativa/rubric.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import type { Criterion } from './shape.ts';

/** How each challenge is judged: one criterion for each of its objectives, in the same order. */
export const rubrics: Record<ChallengeId, readonly Criterion[]> = {
  'mel-supermercado': melRubric,
  'pronaf-gerente': pronafRubric,
  'vizinho-cooperativa': vizinhoRubric,
  atravessador: atravessadorRubric,
  'merenda-pnae': merendaRubric,
};
