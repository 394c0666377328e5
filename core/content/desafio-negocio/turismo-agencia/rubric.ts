import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { estrutura } from './estrutura.ts';
import { experiencia } from './experiencia.ts';
import { preco } from './preco.ts';
import { regras } from './regras.ts';

export const turismoRubric = [experiencia, regras, estrutura, preco] as const satisfies readonly Criterion[];
