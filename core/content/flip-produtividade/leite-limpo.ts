import type { Pair } from '#core/content/flip-produtividade.ts';

/** The pairs of Leite Limpo. */
export const pairs: readonly Pair[] = [
  {
    id: 'bacteria',
    faces: ['Contagem de bactérias muito alta', 'Lavar bem e esfriar logo'],
    explanation: 'O limite é de 300 mil por mililitro. Limpeza e frio baixam o número.',
    detail: 'Lave tetos, mãos, baldes e ordenhadeira antes e depois. O frio segura o que sobrou.',
    year: 2018,
    source: 'IN 76/2018 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'ccs',
    faces: ['Células somáticas acima do limite', 'Cuidar da mastite da vaca'],
    explanation: 'Muita célula é sinal de mastite. O limite é de 500 mil por mililitro.',
    detail: 'Vaca com mastite dá menos leite. O veterinário diz qual tratar e como.',
    year: 2018,
    source: 'IN 76/2018 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'grumo',
    faces: ['Grumo nos primeiros jatos', 'Teste da caneca antes da ordenha'],
    explanation: 'A caneca de fundo escuro mostra a mastite logo no começo.',
    detail: 'Vaca com grumo fica por último, e o leite dela não vai para o tanque.',
    year: 2018,
    source: 'IN 77/2018 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'quente',
    faces: ['Leite chega quente à indústria', 'Tanque de resfriamento'],
    explanation: 'O leite deve chegar com até 7 °C; por exceção, com 9 °C.',
    detail: 'Quem tira pouco pode dividir um tanque com os vizinhos.',
    year: 2018,
    source: 'IN 76/2018 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'remedio',
    faces: ['A vaca tomou antibiótico', 'Separar o leite até o fim do prazo'],
    explanation: 'O leite com remédio não pode ser vendido. A bula diz quantos dias esperar.',
    detail: 'Marque a vaca e anote o dia: um balde pode perder o tanque inteiro.',
    year: 2018,
    source: 'IN 77/2018 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'brucelose',
    faces: ['Brucelose no rebanho', 'Vacinar as bezerras'],
    explanation: 'A vacina é para as fêmeas de 3 a 8 meses. A doença pega em gente.',
    detail: 'A vacinação é feita por veterinário cadastrado ou sua equipe.',
    year: 2017,
    source: 'IN 10/2017 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
];
