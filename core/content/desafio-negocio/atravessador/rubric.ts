import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { alternativa } from './alternativa.ts';
import { condicoes } from './condicoes.ts';
import { piso } from './piso.ts';
import { referencia } from './referencia.ts';

export const atravessadorRubric = [
  referencia,
  piso,
  alternativa,
  condicoes,
] as const satisfies readonly Criterion[];
