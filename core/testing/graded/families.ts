import { atravessadorFamilies } from './families/atravessador-building.ts';
import { feiraFamilies } from './families/fregues-feira-building.ts';
import { leiteFamilies } from './families/laticinio-leite-building.ts';
import { lojaFamilies } from './families/loja-insumos-building.ts';
import { melFamilies } from './families/mel-supermercado-building.ts';
import { merendaFamilies } from './families/merenda-pnae-building.ts';
import { estradaFamilies } from './families/prefeitura-estrada-building.ts';
import { pronafFamilies } from './families/pronaf-gerente-building.ts';
import { turismoFamilies } from './families/turismo-agencia-building.ts';
import { vizinhoFamilies } from './families/vizinho-cooperativa-building.ts';

/** Each family of tricks tried in each challenge, and honest people who look like them; written while the judge was built. */
export const familiesBuilding = {
  'mel-supermercado': melFamilies,
  'pronaf-gerente': pronafFamilies,
  'vizinho-cooperativa': vizinhoFamilies,
  atravessador: atravessadorFamilies,
  'merenda-pnae': merendaFamilies,
  'fregues-feira': feiraFamilies,
  'loja-insumos': lojaFamilies,
  'laticinio-leite': leiteFamilies,
  'prefeitura-estrada': estradaFamilies,
  'turismo-agencia': turismoFamilies,
};
