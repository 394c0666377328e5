import { atravessadorLaterBuilding } from './later/atravessador-building.ts';
import { atravessadorLaterMeasured } from './later/atravessador-measured.ts';
import { feiraLaterBuilding } from './later/fregues-feira-building.ts';
import { feiraLaterMeasured } from './later/fregues-feira-measured.ts';
import { leiteLaterBuilding } from './later/laticinio-leite-building.ts';
import { leiteLaterMeasured } from './later/laticinio-leite-measured.ts';
import { lojaLaterBuilding } from './later/loja-insumos-building.ts';
import { lojaLaterMeasured } from './later/loja-insumos-measured.ts';
import { melLaterBuilding } from './later/mel-supermercado-building.ts';
import { melLaterMeasured } from './later/mel-supermercado-measured.ts';
import { merendaLaterBuilding } from './later/merenda-pnae-building.ts';
import { merendaLaterMeasured } from './later/merenda-pnae-measured.ts';
import { estradaLaterBuilding } from './later/prefeitura-estrada-building.ts';
import { estradaLaterMeasured } from './later/prefeitura-estrada-measured.ts';
import { pronafLaterBuilding } from './later/pronaf-gerente-building.ts';
import { pronafLaterMeasured } from './later/pronaf-gerente-measured.ts';
import { turismoLaterBuilding } from './later/turismo-agencia-building.ts';
import { turismoLaterMeasured } from './later/turismo-agencia-measured.ts';
import { vizinhoLaterBuilding } from './later/vizinho-cooperativa-building.ts';
import { vizinhoLaterMeasured } from './later/vizinho-cooperativa-measured.ts';

/** Talks that came after the fresh ones, used while the judge was built. */
export const laterBuilding = {
  'mel-supermercado': melLaterBuilding,
  'pronaf-gerente': pronafLaterBuilding,
  'vizinho-cooperativa': vizinhoLaterBuilding,
  atravessador: atravessadorLaterBuilding,
  'merenda-pnae': merendaLaterBuilding,
  'turismo-agencia': turismoLaterBuilding,
  'prefeitura-estrada': estradaLaterBuilding,
  'laticinio-leite': leiteLaterBuilding,
  'loja-insumos': lojaLaterBuilding,
  'fregues-feira': feiraLaterBuilding,
};

/** Talks that came after the fresh ones and only measure. */
export const laterMeasured = {
  'mel-supermercado': melLaterMeasured,
  'pronaf-gerente': pronafLaterMeasured,
  'vizinho-cooperativa': vizinhoLaterMeasured,
  atravessador: atravessadorLaterMeasured,
  'merenda-pnae': merendaLaterMeasured,
  'turismo-agencia': turismoLaterMeasured,
  'prefeitura-estrada': estradaLaterMeasured,
  'laticinio-leite': leiteLaterMeasured,
  'loja-insumos': lojaLaterMeasured,
  'fregues-feira': feiraLaterMeasured,
};
