import type { Pair } from '#core/content/flip-produtividade.ts';

/** The pairs of Aposentadoria no Campo. */
export const pairs: readonly Pair[] = [
  {
    id: 'especial',
    faces: ['Segurado especial', 'Quem vive da roça com a família'],
    explanation: 'Agricultor, pescador artesanal e extrativista que trabalham com a família.',
    detail: 'Inclui o casal e os filhos que trabalham juntos, em terra de até 4 módulos fiscais.',
    year: 1991,
    source: 'Lei 8.213/1991, art. 11',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'mulher',
    faces: ['55 anos', 'Idade da mulher do campo'],
    explanation: 'A mulher do campo pode pedir aos 55 anos.',
    detail: 'É preciso mostrar também 180 meses de trabalho no campo.',
    year: 1991,
    source: 'Lei 8.213/1991, art. 48',
    lookAgainBy: '2027-06-30',
  },
  {
    id: 'homem',
    faces: ['60 anos', 'Idade do homem do campo'],
    explanation: 'O homem do campo pode pedir aos 60 anos.',
    detail: 'É preciso mostrar também 180 meses de trabalho no campo.',
    year: 1991,
    source: 'Lei 8.213/1991, art. 48',
    lookAgainBy: '2027-06-30',
  },
  {
    id: 'carencia',
    faces: ['180 meses', 'Tempo de roça que se prova'],
    explanation: 'São 15 anos de trabalho no campo, mesmo com intervalos.',
    detail: 'Guarde notas de venda, CAF, contratos e papéis da terra no nome da família.',
    year: 1991,
    source: 'Lei 8.213/1991, arts. 25 e 48',
    lookAgainBy: '2027-06-30',
  },
  {
    id: 'autodeclaracao',
    faces: ['Declaração própria', 'Papel em que você conta seu trabalho'],
    explanation: 'É a autodeclaração: você conta onde e como trabalhou, e o INSS confere nos cadastros.',
    detail: 'Desde 2019 ela fica no lugar da declaração do sindicato.',
    year: 2019,
    source: 'Lei 13.846/2019',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'diarista',
    faces: ['120 diárias', 'Ajuda paga que o ano permite'],
    explanation: 'Dá para contratar ajuda sem perder o direito, até esse limite no ano.',
    detail: 'O limite é de 120 pessoas por dia no ano: duas pessoas em um dia contam duas diárias.',
    year: 1991,
    source: 'Lei 8.213/1991, art. 11, § 7º',
    lookAgainBy: '2027-12-31',
  },
];
