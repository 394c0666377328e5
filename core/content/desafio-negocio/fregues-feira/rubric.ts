import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { preco } from './preco.ts';
import { qualidade } from './qualidade.ts';
import { troca } from './troca.ts';
import { volta } from './volta.ts';

export const feiraRubric = [qualidade, preco, troca, volta] as const satisfies readonly Criterion[];
