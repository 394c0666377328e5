import { atravessadorVoice } from '#core/content/desafio-negocio/atravessador/voice.ts';
import { feiraVoice } from '#core/content/desafio-negocio/fregues-feira/voice.ts';
import { leiteVoice } from '#core/content/desafio-negocio/laticinio-leite/voice.ts';
import { lojaVoice } from '#core/content/desafio-negocio/loja-insumos/voice.ts';
import { melVoice } from '#core/content/desafio-negocio/mel-supermercado/voice.ts';
import { merendaVoice } from '#core/content/desafio-negocio/merenda-pnae/voice.ts';
import { estradaVoice } from '#core/content/desafio-negocio/prefeitura-estrada/voice.ts';
import { pronafVoice } from '#core/content/desafio-negocio/pronaf-gerente/voice.ts';
import { turismoVoice } from '#core/content/desafio-negocio/turismo-agencia/voice.ts';
import { vizinhoVoice } from '#core/content/desafio-negocio/vizinho-cooperativa/voice.ts';
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import type { Voice } from './shape.ts';

/** How the persona of each challenge speaks. */
export const voices: Record<ChallengeId, Voice> = {
  'mel-supermercado': melVoice,
  'pronaf-gerente': pronafVoice,
  'vizinho-cooperativa': vizinhoVoice,
  atravessador: atravessadorVoice,
  'merenda-pnae': merendaVoice,
  'fregues-feira': feiraVoice,
  'loja-insumos': lojaVoice,
  'laticinio-leite': leiteVoice,
  'prefeitura-estrada': estradaVoice,
  'turismo-agencia': turismoVoice,
};
