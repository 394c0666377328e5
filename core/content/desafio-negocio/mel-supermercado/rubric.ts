import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { diferencial } from './diferencial.ts';
import { legalidade } from './legalidade.ts';
import { preco } from './preco.ts';
import { volume } from './volume.ts';

export const melRubric = [diferencial, legalidade, preco, volume] as const satisfies readonly Criterion[];
