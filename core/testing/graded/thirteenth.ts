import { atravessadorThirteenth } from './thirteenth/atravessador.ts';
import { feiraThirteenth } from './thirteenth/fregues-feira.ts';
import { leiteThirteenth } from './thirteenth/laticinio-leite.ts';
import { lojaThirteenth } from './thirteenth/loja-insumos.ts';
import { melThirteenth } from './thirteenth/mel-supermercado.ts';
import { merendaThirteenth } from './thirteenth/merenda-pnae.ts';
import { estradaThirteenth } from './thirteenth/prefeitura-estrada.ts';
import { pronafThirteenth } from './thirteenth/pronaf-gerente.ts';
import { turismoThirteenth } from './thirteenth/turismo-agencia.ts';
import { vizinhoThirteenth } from './thirteenth/vizinho-cooperativa.ts';

/** Talks of two more strangers, which nobody who built the judge has read. */
export const thirteenth = {
  'mel-supermercado': melThirteenth,
  'pronaf-gerente': pronafThirteenth,
  'vizinho-cooperativa': vizinhoThirteenth,
  atravessador: atravessadorThirteenth,
  'merenda-pnae': merendaThirteenth,
  'fregues-feira': feiraThirteenth,
  'loja-insumos': lojaThirteenth,
  'laticinio-leite': leiteThirteenth,
  'prefeitura-estrada': estradaThirteenth,
  'turismo-agencia': turismoThirteenth,
};
