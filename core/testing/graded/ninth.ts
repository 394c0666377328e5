import { atravessadorNinth } from './ninth/atravessador.ts';
import { feiraNinth } from './ninth/fregues-feira.ts';
import { leiteNinth } from './ninth/laticinio-leite.ts';
import { lojaNinth } from './ninth/loja-insumos.ts';
import { melNinth } from './ninth/mel-supermercado.ts';
import { merendaNinth } from './ninth/merenda-pnae.ts';
import { estradaNinth } from './ninth/prefeitura-estrada.ts';
import { pronafNinth } from './ninth/pronaf-gerente.ts';
import { turismoNinth } from './ninth/turismo-agencia.ts';
import { vizinhoNinth } from './ninth/vizinho-cooperativa.ts';

/** Talks of three more strangers, which nobody who built the judge has read. */
export const ninth = {
  'mel-supermercado': melNinth,
  'pronaf-gerente': pronafNinth,
  'vizinho-cooperativa': vizinhoNinth,
  atravessador: atravessadorNinth,
  'merenda-pnae': merendaNinth,
  'fregues-feira': feiraNinth,
  'loja-insumos': lojaNinth,
  'laticinio-leite': leiteNinth,
  'prefeitura-estrada': estradaNinth,
  'turismo-agencia': turismoNinth,
};
