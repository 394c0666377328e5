import { atravessadorRubric } from '#core/content/desafio-negocio/atravessador/rubric.ts';
import { feiraRubric } from '#core/content/desafio-negocio/fregues-feira/rubric.ts';
import { leiteRubric } from '#core/content/desafio-negocio/laticinio-leite/rubric.ts';
import { lojaRubric } from '#core/content/desafio-negocio/loja-insumos/rubric.ts';
import { melRubric } from '#core/content/desafio-negocio/mel-supermercado/rubric.ts';
import { merendaRubric } from '#core/content/desafio-negocio/merenda-pnae/rubric.ts';
import { estradaRubric } from '#core/content/desafio-negocio/prefeitura-estrada/rubric.ts';
import { pronafRubric } from '#core/content/desafio-negocio/pronaf-gerente/rubric.ts';
import { turismoRubric } from '#core/content/desafio-negocio/turismo-agencia/rubric.ts';
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
  'fregues-feira': feiraRubric,
  'loja-insumos': lojaRubric,
  'laticinio-leite': leiteRubric,
  'prefeitura-estrada': estradaRubric,
  'turismo-agencia': turismoRubric,
};
