import { both } from './both.ts';
import { atravessadorFreshBuilding } from './fresh/atravessador-building.ts';
import { atravessadorFreshMeasured } from './fresh/atravessador-measured.ts';
import { feiraFreshBuilding } from './fresh/fregues-feira-building.ts';
import { feiraFreshMeasured } from './fresh/fregues-feira-measured.ts';
import { leiteFreshBuilding } from './fresh/laticinio-leite-building.ts';
import { leiteFreshMeasured } from './fresh/laticinio-leite-measured.ts';
import { lojaFreshBuilding } from './fresh/loja-insumos-building.ts';
import { lojaFreshMeasured } from './fresh/loja-insumos-measured.ts';
import { lojaFreshTricksBuilding } from './fresh/loja-insumos-tricks-building.ts';
import { melFreshBuilding } from './fresh/mel-supermercado-building.ts';
import { melFreshMeasured } from './fresh/mel-supermercado-measured.ts';
import { merendaFreshBuilding } from './fresh/merenda-pnae-building.ts';
import { merendaFreshMeasured } from './fresh/merenda-pnae-measured.ts';
import { estradaFreshBuilding } from './fresh/prefeitura-estrada-building.ts';
import { estradaFreshMeasured } from './fresh/prefeitura-estrada-measured.ts';
import { pronafFreshBuilding } from './fresh/pronaf-gerente-building.ts';
import { pronafFreshMeasured } from './fresh/pronaf-gerente-measured.ts';
import { turismoFreshBuilding } from './fresh/turismo-agencia-building.ts';
import { turismoFreshMeasured } from './fresh/turismo-agencia-measured.ts';
import { turismoFreshTricksBuilding } from './fresh/turismo-agencia-tricks-building.ts';
import { vizinhoFreshBuilding } from './fresh/vizinho-cooperativa-building.ts';
import { vizinhoFreshMeasured } from './fresh/vizinho-cooperativa-measured.ts';

/** Talks by other hands and in other words, used while the judge was built. */
export const freshBuilding = {
  'mel-supermercado': melFreshBuilding,
  'pronaf-gerente': pronafFreshBuilding,
  'vizinho-cooperativa': vizinhoFreshBuilding,
  atravessador: atravessadorFreshBuilding,
  'merenda-pnae': merendaFreshBuilding,
  'turismo-agencia': both(turismoFreshBuilding, turismoFreshTricksBuilding),
  'prefeitura-estrada': estradaFreshBuilding,
  'laticinio-leite': leiteFreshBuilding,
  'loja-insumos': both(lojaFreshBuilding, lojaFreshTricksBuilding),
  'fregues-feira': feiraFreshBuilding,
};

/** Talks by strangers that only measure. */
export const freshMeasured = {
  'mel-supermercado': melFreshMeasured,
  'pronaf-gerente': pronafFreshMeasured,
  'vizinho-cooperativa': vizinhoFreshMeasured,
  atravessador: atravessadorFreshMeasured,
  'merenda-pnae': merendaFreshMeasured,
  'turismo-agencia': turismoFreshMeasured,
  'prefeitura-estrada': estradaFreshMeasured,
  'laticinio-leite': leiteFreshMeasured,
  'loja-insumos': lojaFreshMeasured,
  'fregues-feira': feiraFreshMeasured,
};
