import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { apoio } from './apoio.ts';
import { compromisso } from './compromisso.ts';
import { prejuizo } from './prejuizo.ts';
import { problema } from './problema.ts';

export const estradaRubric = [problema, prejuizo, apoio, compromisso] as const satisfies readonly Criterion[];
