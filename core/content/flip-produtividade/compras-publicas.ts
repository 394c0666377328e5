import type { Pair } from '#core/content/flip-produtividade.ts';

/** The pairs of Compras Públicas. */
export const pairs: readonly Pair[] = [
  {
    id: 'pnae',
    faces: ['PNAE', 'Programa que paga a merenda da escola'],
    explanation: 'É o dinheiro federal da merenda: pelo menos 45% compra da agricultura familiar.',
    detail: 'A regra dos 45% vale desde 1º de janeiro de 2026. Antes eram 30%.',
    year: 2025,
    source: 'Lei 15.226/2025',
    lookAgainBy: '2027-01-31',
  },
  {
    id: 'chamada',
    faces: ['Chamada pública', 'Aviso do que a prefeitura vai comprar'],
    explanation: 'Diz o produto, a quantidade, o preço e o prazo. Fique de olho no aviso.',
    detail: 'Na merenda, a prefeitura pode comprar por chamada pública, sem licitação comum.',
    year: 2009,
    source: 'Lei 11.947/2009, art. 14',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'projeto',
    faces: ['Projeto de venda', 'Papel com o que você vai entregar'],
    explanation: 'Nele vão os produtos, as quantidades e as datas de entrega.',
    detail: 'O projeto de venda é a sua proposta: só prometa o que a sua roça consegue dar.',
    year: 2020,
    source: 'Resolução FNDE 6/2020',
    lookAgainBy: '2027-01-31',
  },
  {
    id: 'caf',
    faces: ['CAF da família', 'Prova que ela é da agricultura familiar'],
    explanation: 'Sem o CAF não dá para vender na parte da agricultura familiar.',
    detail: 'O CAF substituiu a DAP, que não é emitida desde 1º de novembro de 2022.',
    year: 2022,
    source: 'Portaria MAPA 174/2022',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'mulher',
    faces: ['Nome da mulher', 'Metade da venda da família sozinha'],
    explanation: 'Quando a família vende sozinha, ao menos 50% vai no nome da mulher.',
    detail: 'Grupos de mulheres também têm prioridade na escolha dos projetos.',
    year: 2023,
    source: 'Lei 14.660/2023',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'prioridade',
    faces: ['Prioridade', 'Assentados, indígenas e quilombolas'],
    explanation: 'Esses grupos, e os grupos de mulheres, passam na frente na escolha.',
    detail: 'A prioridade vale para a compra da merenda com dinheiro do FNDE.',
    year: 2009,
    source: 'Lei 11.947/2009, art. 14',
    lookAgainBy: '2027-12-31',
  },
];
