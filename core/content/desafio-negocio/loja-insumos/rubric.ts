import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { comparacao } from './comparacao.ts';
import { garantia } from './garantia.ts';
import { necessidade } from './necessidade.ts';
import { pagamento } from './pagamento.ts';

export const lojaRubric = [
  necessidade,
  comparacao,
  pagamento,
  garantia,
] as const satisfies readonly Criterion[];
