import { atravessadorThirdBuilding } from './third/atravessador-building.ts';
import { atravessadorThirdMeasured } from './third/atravessador-measured.ts';
import { feiraThirdBuilding } from './third/fregues-feira-building.ts';
import { feiraThirdMeasured } from './third/fregues-feira-measured.ts';
import { leiteThirdBuilding } from './third/laticinio-leite-building.ts';
import { leiteThirdMeasured } from './third/laticinio-leite-measured.ts';
import { lojaThirdBuilding } from './third/loja-insumos-building.ts';
import { lojaThirdMeasured } from './third/loja-insumos-measured.ts';
import { melThirdBuilding } from './third/mel-supermercado-building.ts';
import { melThirdMeasured } from './third/mel-supermercado-measured.ts';
import { merendaThirdBuilding } from './third/merenda-pnae-building.ts';
import { merendaThirdMeasured } from './third/merenda-pnae-measured.ts';
import { estradaThirdBuilding } from './third/prefeitura-estrada-building.ts';
import { estradaThirdMeasured } from './third/prefeitura-estrada-measured.ts';
import { pronafThirdBuilding } from './third/pronaf-gerente-building.ts';
import { pronafThirdMeasured } from './third/pronaf-gerente-measured.ts';
import { turismoThirdBuilding } from './third/turismo-agencia-building.ts';
import { turismoThirdMeasured } from './third/turismo-agencia-measured.ts';
import { vizinhoThirdBuilding } from './third/vizinho-cooperativa-building.ts';
import { vizinhoThirdMeasured } from './third/vizinho-cooperativa-measured.ts';

/** Talks of cheats of every kind and of honest people who look like them, used while the judge was built. */
export const thirdBuilding = {
  'mel-supermercado': melThirdBuilding,
  'pronaf-gerente': pronafThirdBuilding,
  'vizinho-cooperativa': vizinhoThirdBuilding,
  atravessador: atravessadorThirdBuilding,
  'merenda-pnae': merendaThirdBuilding,
  'fregues-feira': feiraThirdBuilding,
  'loja-insumos': lojaThirdBuilding,
  'laticinio-leite': leiteThirdBuilding,
  'prefeitura-estrada': estradaThirdBuilding,
  'turismo-agencia': turismoThirdBuilding,
};

/** Talks of the same strangers, and of one nobody read, that only measure. */
export const thirdMeasured = {
  'mel-supermercado': melThirdMeasured,
  'pronaf-gerente': pronafThirdMeasured,
  'vizinho-cooperativa': vizinhoThirdMeasured,
  atravessador: atravessadorThirdMeasured,
  'merenda-pnae': merendaThirdMeasured,
  'fregues-feira': feiraThirdMeasured,
  'loja-insumos': lojaThirdMeasured,
  'laticinio-leite': leiteThirdMeasured,
  'prefeitura-estrada': estradaThirdMeasured,
  'turismo-agencia': turismoThirdMeasured,
};
