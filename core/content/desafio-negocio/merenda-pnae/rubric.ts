import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { entrega } from './entrega.ts';
import { habilitacao } from './habilitacao.ts';
import { oferta } from './oferta.ts';
import { qualidade } from './qualidade.ts';

export const merendaRubric = [
  habilitacao,
  oferta,
  qualidade,
  entrega,
] as const satisfies readonly Criterion[];
