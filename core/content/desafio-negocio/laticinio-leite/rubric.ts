import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { cuidado } from './cuidado.ts';
import { preco } from './preco.ts';
import { qualidade } from './qualidade.ts';
import { volume } from './volume.ts';

export const leiteRubric = [qualidade, volume, cuidado, preco] as const satisfies readonly Criterion[];
