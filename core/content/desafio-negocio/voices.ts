import { atravessadorVoice } from '#core/content/desafio-negocio/atravessador/voice.ts';
import { melVoice } from '#core/content/desafio-negocio/mel-supermercado/voice.ts';
import { merendaVoice } from '#core/content/desafio-negocio/merenda-pnae/voice.ts';
import { pronafVoice } from '#core/content/desafio-negocio/pronaf-gerente/voice.ts';
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
};
