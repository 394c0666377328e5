import { atravessadorEleventh } from './eleventh/atravessador.ts';
import { feiraEleventh } from './eleventh/fregues-feira.ts';
import { leiteEleventh } from './eleventh/laticinio-leite.ts';
import { lojaEleventh } from './eleventh/loja-insumos.ts';
import { melEleventh } from './eleventh/mel-supermercado.ts';
import { merendaEleventh } from './eleventh/merenda-pnae.ts';
import { estradaEleventh } from './eleventh/prefeitura-estrada.ts';
import { pronafEleventh } from './eleventh/pronaf-gerente.ts';
import { turismoEleventh } from './eleventh/turismo-agencia.ts';
import { vizinhoEleventh } from './eleventh/vizinho-cooperativa.ts';

/** Talks of three more strangers, which nobody who built the judge has read. */
export const eleventh = {
  'mel-supermercado': melEleventh,
  'pronaf-gerente': pronafEleventh,
  'vizinho-cooperativa': vizinhoEleventh,
  atravessador: atravessadorEleventh,
  'merenda-pnae': merendaEleventh,
  'fregues-feira': feiraEleventh,
  'loja-insumos': lojaEleventh,
  'laticinio-leite': leiteEleventh,
  'prefeitura-estrada': estradaEleventh,
  'turismo-agencia': turismoEleventh,
};
