import { atravessadorEighth } from './eighth/atravessador.ts';
import { feiraEighth } from './eighth/fregues-feira.ts';
import { leiteEighth } from './eighth/laticinio-leite.ts';
import { lojaEighth } from './eighth/loja-insumos.ts';
import { melEighth } from './eighth/mel-supermercado.ts';
import { merendaEighth } from './eighth/merenda-pnae.ts';
import { estradaEighth } from './eighth/prefeitura-estrada.ts';
import { pronafEighth } from './eighth/pronaf-gerente.ts';
import { turismoEighth } from './eighth/turismo-agencia.ts';
import { vizinhoEighth } from './eighth/vizinho-cooperativa.ts';

/** Talks of six more strangers; the first half of each was read while the judge was built. */
export const eighth = {
  'mel-supermercado': melEighth,
  'pronaf-gerente': pronafEighth,
  'vizinho-cooperativa': vizinhoEighth,
  atravessador: atravessadorEighth,
  'merenda-pnae': merendaEighth,
  'fregues-feira': feiraEighth,
  'loja-insumos': lojaEighth,
  'laticinio-leite': leiteEighth,
  'prefeitura-estrada': estradaEighth,
  'turismo-agencia': turismoEighth,
};
