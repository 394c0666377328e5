import { atravessadorFifthBuilding } from './fifth/atravessador-building.ts';
import { atravessadorFifthMeasured } from './fifth/atravessador-measured.ts';
import { feiraFifthBuilding } from './fifth/fregues-feira-building.ts';
import { feiraFifthMeasured } from './fifth/fregues-feira-measured.ts';
import { leiteFifthBuilding } from './fifth/laticinio-leite-building.ts';
import { leiteFifthMeasured } from './fifth/laticinio-leite-measured.ts';
import { lojaFifthBuilding } from './fifth/loja-insumos-building.ts';
import { lojaFifthMeasured } from './fifth/loja-insumos-measured.ts';
import { melFifthBuilding } from './fifth/mel-supermercado-building.ts';
import { melFifthMeasured } from './fifth/mel-supermercado-measured.ts';
import { merendaFifthBuilding } from './fifth/merenda-pnae-building.ts';
import { merendaFifthMeasured } from './fifth/merenda-pnae-measured.ts';
import { estradaFifthBuilding } from './fifth/prefeitura-estrada-building.ts';
import { estradaFifthMeasured } from './fifth/prefeitura-estrada-measured.ts';
import { pronafFifthBuilding } from './fifth/pronaf-gerente-building.ts';
import { pronafFifthMeasured } from './fifth/pronaf-gerente-measured.ts';
import { turismoFifthBuilding } from './fifth/turismo-agencia-building.ts';
import { turismoFifthMeasured } from './fifth/turismo-agencia-measured.ts';
import { vizinhoFifthBuilding } from './fifth/vizinho-cooperativa-building.ts';
import { vizinhoFifthMeasured } from './fifth/vizinho-cooperativa-measured.ts';

/** Talks of another trade or side, and honest ones that look like them, used while the judge was built. */
export const fifthBuilding = {
  'mel-supermercado': melFifthBuilding,
  'pronaf-gerente': pronafFifthBuilding,
  'vizinho-cooperativa': vizinhoFifthBuilding,
  atravessador: atravessadorFifthBuilding,
  'merenda-pnae': merendaFifthBuilding,
  'fregues-feira': feiraFifthBuilding,
  'loja-insumos': lojaFifthBuilding,
  'laticinio-leite': leiteFifthBuilding,
  'prefeitura-estrada': estradaFifthBuilding,
  'turismo-agencia': turismoFifthBuilding,
};

/** The other half of those, and all the talks of two strangers whom nobody read: they only measure. */
export const fifthMeasured = {
  'mel-supermercado': melFifthMeasured,
  'pronaf-gerente': pronafFifthMeasured,
  'vizinho-cooperativa': vizinhoFifthMeasured,
  atravessador: atravessadorFifthMeasured,
  'merenda-pnae': merendaFifthMeasured,
  'fregues-feira': feiraFifthMeasured,
  'loja-insumos': lojaFifthMeasured,
  'laticinio-leite': leiteFifthMeasured,
  'prefeitura-estrada': estradaFifthMeasured,
  'turismo-agencia': turismoFifthMeasured,
};
