import type { Pair } from '#core/content/flip-produtividade.ts';

/** The pairs of Mel de Qualidade. */
export const pairs: readonly Pair[] = [
  {
    id: 'operculo',
    faces: ['Opérculo', 'Tampa de cera do favo maduro'],
    explanation: 'Favo tampado é mel maduro: é esse que se colhe.',
    detail: 'Colher maduro deixa o mel com menos água, e ele não fermenta.',
    year: 2000,
    source: 'IN 11/2000 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'umidade',
    faces: ['20% de água', 'O máximo que o mel pode ter'],
    explanation: 'Acima disso o mel pode fermentar e azedar.',
    detail: 'O aparelho que mede se chama refratômetro. A associação pode ter um para todos.',
    year: 2000,
    source: 'IN 11/2000 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'hmf',
    faces: ['HMF', 'Sinal de mel velho ou muito aquecido'],
    explanation: 'O limite é de 60 miligramas por quilo. Calor demais estraga o mel.',
    detail: 'Guarde o mel na sombra e não ferva: o calor muda o gosto e faz o HMF subir.',
    year: 2000,
    source: 'IN 11/2000 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'cristal',
    faces: ['Cristalização', 'Mel que endurece e continua bom'],
    explanation: 'É natural: o açúcar do mel forma cristais. Não é sinal de fraude.',
    detail: 'A norma aceita o mel cristalizado. Banho-maria morno devolve o mel líquido.',
    year: 2000,
    source: 'IN 11/2000 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'aditivo',
    faces: ['Aditivo', 'Não pode haver nenhum no mel'],
    explanation: 'Mel é só mel: açúcar, corante e xarope são proibidos.',
    detail: 'A norma proíbe qualquer aditivo. Mel misturado engana quem compra.',
    year: 2000,
    source: 'IN 11/2000 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'selo-arte',
    faces: ['Selo Arte', 'Abre o país ao mel artesanal'],
    explanation: 'Com ele, o mel artesanal pode ser vendido em todo o Brasil.',
    detail: 'O Selo Arte nasceu para produtos artesanais de origem animal, e o mel está entre eles.',
    year: 2018,
    source: 'Lei 13.680/2018',
    lookAgainBy: '2027-12-31',
  },
];
