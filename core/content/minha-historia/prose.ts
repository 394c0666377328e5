import type { StoryTemplateId } from '#core/content/minha-historia.ts';
import { empreendedorLocal } from './empreendedor-local.ts';
import { liderTransformador } from './lider-transformador.ts';
import { redeCooperacao } from './rede-cooperacao.ts';
import type { Prose } from './shape.ts';
import { tradicaoInovacao } from './tradicao-inovacao.ts';

/** The prose of each template. */
export const proseOf: Record<StoryTemplateId, Prose> = {
  'empreendedor-local': empreendedorLocal,
  'tradicao-inovacao': tradicaoInovacao,
  'rede-cooperacao': redeCooperacao,
  'lider-transformador': liderTransformador,
};
