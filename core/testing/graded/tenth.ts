import { atravessadorTenth } from './tenth/atravessador.ts';
import { feiraTenth } from './tenth/fregues-feira.ts';
import { leiteTenth } from './tenth/laticinio-leite.ts';
import { lojaTenth } from './tenth/loja-insumos.ts';
import { melTenth } from './tenth/mel-supermercado.ts';
import { merendaTenth } from './tenth/merenda-pnae.ts';
import { estradaTenth } from './tenth/prefeitura-estrada.ts';
import { pronafTenth } from './tenth/pronaf-gerente.ts';
import { turismoTenth } from './tenth/turismo-agencia.ts';
import { vizinhoTenth } from './tenth/vizinho-cooperativa.ts';

/** Talks of eight more strangers, which nobody read: they taught the second reader. */
export const tenth = {
  'mel-supermercado': melTenth,
  'pronaf-gerente': pronafTenth,
  'vizinho-cooperativa': vizinhoTenth,
  atravessador: atravessadorTenth,
  'merenda-pnae': merendaTenth,
  'fregues-feira': feiraTenth,
  'loja-insumos': lojaTenth,
  'laticinio-leite': leiteTenth,
  'prefeitura-estrada': estradaTenth,
  'turismo-agencia': turismoTenth,
};
