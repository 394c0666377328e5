import { atravessadorTwelfth } from './twelfth/atravessador.ts';
import { feiraTwelfth } from './twelfth/fregues-feira.ts';
import { leiteTwelfth } from './twelfth/laticinio-leite.ts';
import { lojaTwelfth } from './twelfth/loja-insumos.ts';
import { melTwelfth } from './twelfth/mel-supermercado.ts';
import { merendaTwelfth } from './twelfth/merenda-pnae.ts';
import { estradaTwelfth } from './twelfth/prefeitura-estrada.ts';
import { pronafTwelfth } from './twelfth/pronaf-gerente.ts';
import { turismoTwelfth } from './twelfth/turismo-agencia.ts';
import { vizinhoTwelfth } from './twelfth/vizinho-cooperativa.ts';

/** Talks of four more strangers, which teach the second reader. */
export const twelfth = {
  'mel-supermercado': melTwelfth,
  'pronaf-gerente': pronafTwelfth,
  'vizinho-cooperativa': vizinhoTwelfth,
  atravessador: atravessadorTwelfth,
  'merenda-pnae': merendaTwelfth,
  'fregues-feira': feiraTwelfth,
  'loja-insumos': lojaTwelfth,
  'laticinio-leite': leiteTwelfth,
  'prefeitura-estrada': estradaTwelfth,
  'turismo-agencia': turismoTwelfth,
};
