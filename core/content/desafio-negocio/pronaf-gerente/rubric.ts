import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { documentos } from './documentos.ts';
import { finalidade } from './finalidade.ts';
import { pagamento } from './pagamento.ts';
import { projeto } from './projeto.ts';

export const pronafRubric = [
  documentos,
  finalidade,
  projeto,
  pagamento,
] as const satisfies readonly Criterion[];
