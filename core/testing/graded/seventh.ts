import { atravessadorSeventhBuilding } from './seventh/atravessador-building.ts';
import { atravessadorSeventhMeasured } from './seventh/atravessador-measured.ts';
import { feiraSeventhBuilding } from './seventh/fregues-feira-building.ts';
import { feiraSeventhMeasured } from './seventh/fregues-feira-measured.ts';
import { leiteSeventhBuilding } from './seventh/laticinio-leite-building.ts';
import { leiteSeventhMeasured } from './seventh/laticinio-leite-measured.ts';
import { lojaSeventhBuilding } from './seventh/loja-insumos-building.ts';
import { lojaSeventhMeasured } from './seventh/loja-insumos-measured.ts';
import { melSeventhBuilding } from './seventh/mel-supermercado-building.ts';
import { melSeventhMeasured } from './seventh/mel-supermercado-measured.ts';
import { merendaSeventhBuilding } from './seventh/merenda-pnae-building.ts';
import { merendaSeventhMeasured } from './seventh/merenda-pnae-measured.ts';
import { estradaSeventhBuilding } from './seventh/prefeitura-estrada-building.ts';
import { estradaSeventhMeasured } from './seventh/prefeitura-estrada-measured.ts';
import { pronafSeventhBuilding } from './seventh/pronaf-gerente-building.ts';
import { pronafSeventhMeasured } from './seventh/pronaf-gerente-measured.ts';
import { turismoSeventhBuilding } from './seventh/turismo-agencia-building.ts';
import { turismoSeventhMeasured } from './seventh/turismo-agencia-measured.ts';
import { vizinhoSeventhBuilding } from './seventh/vizinho-cooperativa-building.ts';
import { vizinhoSeventhMeasured } from './seventh/vizinho-cooperativa-measured.ts';

/** The first talks of four more strangers in each challenge, half of them cheats and their look-alikes, used while the judge was built. */
export const seventhBuilding = {
  'mel-supermercado': melSeventhBuilding,
  'pronaf-gerente': pronafSeventhBuilding,
  'vizinho-cooperativa': vizinhoSeventhBuilding,
  atravessador: atravessadorSeventhBuilding,
  'merenda-pnae': merendaSeventhBuilding,
  'fregues-feira': feiraSeventhBuilding,
  'loja-insumos': lojaSeventhBuilding,
  'laticinio-leite': leiteSeventhBuilding,
  'prefeitura-estrada': estradaSeventhBuilding,
  'turismo-agencia': turismoSeventhBuilding,
};

/** Their other talks, which nobody read: they only measure. */
export const seventhMeasured = {
  'mel-supermercado': melSeventhMeasured,
  'pronaf-gerente': pronafSeventhMeasured,
  'vizinho-cooperativa': vizinhoSeventhMeasured,
  atravessador: atravessadorSeventhMeasured,
  'merenda-pnae': merendaSeventhMeasured,
  'fregues-feira': feiraSeventhMeasured,
  'loja-insumos': lojaSeventhMeasured,
  'laticinio-leite': leiteSeventhMeasured,
  'prefeitura-estrada': estradaSeventhMeasured,
  'turismo-agencia': turismoSeventhMeasured,
};
