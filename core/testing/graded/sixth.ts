import { atravessadorSixthBuilding } from './sixth/atravessador-building.ts';
import { atravessadorSixthMeasured } from './sixth/atravessador-measured.ts';
import { feiraSixthBuilding } from './sixth/fregues-feira-building.ts';
import { feiraSixthMeasured } from './sixth/fregues-feira-measured.ts';
import { leiteSixthBuilding } from './sixth/laticinio-leite-building.ts';
import { leiteSixthMeasured } from './sixth/laticinio-leite-measured.ts';
import { lojaSixthBuilding } from './sixth/loja-insumos-building.ts';
import { lojaSixthMeasured } from './sixth/loja-insumos-measured.ts';
import { melSixthBuilding } from './sixth/mel-supermercado-building.ts';
import { melSixthMeasured } from './sixth/mel-supermercado-measured.ts';
import { merendaSixthBuilding } from './sixth/merenda-pnae-building.ts';
import { merendaSixthMeasured } from './sixth/merenda-pnae-measured.ts';
import { estradaSixthBuilding } from './sixth/prefeitura-estrada-building.ts';
import { estradaSixthMeasured } from './sixth/prefeitura-estrada-measured.ts';
import { pronafSixthBuilding } from './sixth/pronaf-gerente-building.ts';
import { pronafSixthMeasured } from './sixth/pronaf-gerente-measured.ts';
import { turismoSixthBuilding } from './sixth/turismo-agencia-building.ts';
import { turismoSixthMeasured } from './sixth/turismo-agencia-measured.ts';
import { vizinhoSixthBuilding } from './sixth/vizinho-cooperativa-building.ts';
import { vizinhoSixthMeasured } from './sixth/vizinho-cooperativa-measured.ts';

/** The first talks of three more strangers in each challenge, used while the judge was built. */
export const sixthBuilding = {
  'mel-supermercado': melSixthBuilding,
  'pronaf-gerente': pronafSixthBuilding,
  'vizinho-cooperativa': vizinhoSixthBuilding,
  atravessador: atravessadorSixthBuilding,
  'merenda-pnae': merendaSixthBuilding,
  'fregues-feira': feiraSixthBuilding,
  'loja-insumos': lojaSixthBuilding,
  'laticinio-leite': leiteSixthBuilding,
  'prefeitura-estrada': estradaSixthBuilding,
  'turismo-agencia': turismoSixthBuilding,
};

/** Their other talks, which nobody read: they only measure. */
export const sixthMeasured = {
  'mel-supermercado': melSixthMeasured,
  'pronaf-gerente': pronafSixthMeasured,
  'vizinho-cooperativa': vizinhoSixthMeasured,
  atravessador: atravessadorSixthMeasured,
  'merenda-pnae': merendaSixthMeasured,
  'fregues-feira': feiraSixthMeasured,
  'loja-insumos': lojaSixthMeasured,
  'laticinio-leite': leiteSixthMeasured,
  'prefeitura-estrada': estradaSixthMeasured,
  'turismo-agencia': turismoSixthMeasured,
};
