import type { Reference } from '#core/content/fact.ts';

/** What the personas state as law or rule, by challenge, so that somebody looks at it again. */
export const challengeFacts: readonly (Reference & { id: string })[] = [
  {
    id: 'pronaf-gerente/penhora',
    source: 'Constituição, art. 5º, XXVI',
    year: 1988,
    lookAgainBy: '2030-12-31',
  },
  {
    id: 'pronaf-gerente/quem-pode',
    source: 'Lei 11.326/2006 e Decreto 9.064/2017',
    year: 2017,
    lookAgainBy: '2027-06-30',
  },
  { id: 'merenda-pnae/40-mil', source: 'Resolução FNDE 21/2021', year: 2021, lookAgainBy: '2027-06-30' },
  { id: 'merenda-pnae/prioridade', source: 'Lei 14.660/2023', year: 2023, lookAgainBy: '2028-12-31' },
  { id: 'merenda-pnae/45-por-cento', source: 'Lei 15.226/2025', year: 2025, lookAgainBy: '2027-12-31' },
  { id: 'loja-insumos/receita', source: 'Lei 14.785/2023, art. 22', year: 2023, lookAgainBy: '2028-12-31' },
  { id: 'laticinio-leite/preco-dia-25', source: 'Lei 12.669/2012', year: 2012, lookAgainBy: '2027-12-31' },
  { id: 'laticinio-leite/limites', source: 'MAPA, IN 76/2018', year: 2018, lookAgainBy: '2028-12-31' },
  { id: 'prefeitura-estrada/ouvidoria', source: 'Lei 13.460/2017', year: 2017, lookAgainBy: '2029-12-31' },
  { id: 'prefeitura-estrada/informacao', source: 'Lei 12.527/2011', year: 2011, lookAgainBy: '2029-12-31' },
  { id: 'turismo-agencia/cadastur', source: 'Portaria MTur 25/2025', year: 2025, lookAgainBy: '2027-12-31' },
  {
    id: 'turismo-agencia/120-dias',
    source: 'Lei 8.213/1991, art. 11',
    year: 1991,
    lookAgainBy: '2029-12-31',
  },
];
