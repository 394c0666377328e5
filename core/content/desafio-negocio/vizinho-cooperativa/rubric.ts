import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { escuta } from './escuta.ts';
import { ganho } from './ganho.ts';
import { passo } from './passo.ts';
import { regras } from './regras.ts';

export const vizinhoRubric = [escuta, ganho, regras, passo] as const satisfies readonly Criterion[];
