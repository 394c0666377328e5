import { atravessadorFourthBuilding } from './fourth/atravessador-building.ts';
import { atravessadorFourthMeasured } from './fourth/atravessador-measured.ts';
import { feiraFourthBuilding } from './fourth/fregues-feira-building.ts';
import { feiraFourthMeasured } from './fourth/fregues-feira-measured.ts';
import { leiteFourthBuilding } from './fourth/laticinio-leite-building.ts';
import { leiteFourthMeasured } from './fourth/laticinio-leite-measured.ts';
import { lojaFourthBuilding } from './fourth/loja-insumos-building.ts';
import { lojaFourthMeasured } from './fourth/loja-insumos-measured.ts';
import { melFourthBuilding } from './fourth/mel-supermercado-building.ts';
import { melFourthMeasured } from './fourth/mel-supermercado-measured.ts';
import { merendaFourthBuilding } from './fourth/merenda-pnae-building.ts';
import { merendaFourthMeasured } from './fourth/merenda-pnae-measured.ts';
import { estradaFourthBuilding } from './fourth/prefeitura-estrada-building.ts';
import { estradaFourthMeasured } from './fourth/prefeitura-estrada-measured.ts';
import { pronafFourthBuilding } from './fourth/pronaf-gerente-building.ts';
import { pronafFourthMeasured } from './fourth/pronaf-gerente-measured.ts';
import { turismoFourthBuilding } from './fourth/turismo-agencia-building.ts';
import { turismoFourthMeasured } from './fourth/turismo-agencia-measured.ts';
import { vizinhoFourthBuilding } from './fourth/vizinho-cooperativa-building.ts';
import { vizinhoFourthMeasured } from './fourth/vizinho-cooperativa-measured.ts';

/** Talks of three more strangers, and tricks told in other words, used while the judge was built. */
export const fourthBuilding = {
  'mel-supermercado': melFourthBuilding,
  'pronaf-gerente': pronafFourthBuilding,
  'vizinho-cooperativa': vizinhoFourthBuilding,
  atravessador: atravessadorFourthBuilding,
  'merenda-pnae': merendaFourthBuilding,
  'fregues-feira': feiraFourthBuilding,
  'loja-insumos': lojaFourthBuilding,
  'laticinio-leite': leiteFourthBuilding,
  'prefeitura-estrada': estradaFourthBuilding,
  'turismo-agencia': turismoFourthBuilding,
};

/** The other half of those strangers' talks, and all those of one whom nobody read: they only measure. */
export const fourthMeasured = {
  'mel-supermercado': melFourthMeasured,
  'pronaf-gerente': pronafFourthMeasured,
  'vizinho-cooperativa': vizinhoFourthMeasured,
  atravessador: atravessadorFourthMeasured,
  'merenda-pnae': merendaFourthMeasured,
  'fregues-feira': feiraFourthMeasured,
  'loja-insumos': lojaFourthMeasured,
  'laticinio-leite': leiteFourthMeasured,
  'prefeitura-estrada': estradaFourthMeasured,
  'turismo-agencia': turismoFourthMeasured,
};
