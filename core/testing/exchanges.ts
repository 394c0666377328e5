import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import type { Exchange } from './exchange.ts';
import { atravessador } from './exchanges/atravessador.ts';
import { melSupermercado } from './exchanges/mel-supermercado.ts';
import { merendaPnae } from './exchanges/merenda-pnae.ts';
import { pronafGerente } from './exchanges/pronaf-gerente.ts';
import { vizinhoCooperativa } from './exchanges/vizinho-cooperativa.ts';
import { moreExchanges } from './more-exchanges.ts';

/** The exchanges by challenge, as people write them: well and badly typed, right, wrong, rude and cunning. */
export const exchanges: Readonly<Record<ChallengeId, readonly Exchange[]>> = {
  'mel-supermercado': melSupermercado,
  'pronaf-gerente': pronafGerente,
  'vizinho-cooperativa': vizinhoCooperativa,
  atravessador,
  'merenda-pnae': merendaPnae,
  ...moreExchanges,
};
