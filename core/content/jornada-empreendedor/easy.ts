import type { Scenario } from '#core/content/jornada-empreendedor.ts';

/** What one meets every day; beside these stand the three that come first. */
export const easyScenarios: readonly Scenario[] = [
  {
    id: 'pix-por-engano',
    title: 'O Pix que caiu por engano',
    level: 'Fácil',
    description:
      'Caiu um Pix na sua conta. Um desconhecido liga, diz que errou e manda outra chave para devolver.',
    question: 'Como devolver sem risco?',
    choices: [
      {
        id: 'outra-chave',
        text: 'Mandar um Pix novo para a chave que ele passou na ligação',
        isCorrect: false,
        explanation: 'É o golpe: ele pede ao banco o primeiro Pix de volta e fica com os dois.',
      },
      {
        id: 'botao-devolver',
        text: 'Conferir o extrato e usar a opção devolver do próprio Pix',
        isCorrect: true,
        explanation: 'Assim o dinheiro volta para a mesma conta de onde saiu.',
      },
      {
        id: 'entregar-na-mao',
        text: 'Sacar tudo e combinar a entrega em um lugar fora da cidade',
        isCorrect: false,
        explanation: 'Dinheiro na mão não deixa prova, e o encontro pode ser perigoso.',
      },
    ],
    detail:
      'Olhe primeiro o seu extrato, e não a foto do comprovante. Se o dinheiro entrou mesmo, use a devolução do próprio Pix: ela volta para a conta de onde saiu. Nunca faça um Pix novo para outra chave.',
    year: 2020,
    source: 'Banco Central, Resolução BCB 1/2020',
    lookAgainBy: '2027-06-30',
  },
  {
    id: 'hora-de-colher',
    title: 'A hora de colher o mel',
    level: 'Fácil',
    description:
      'As melgueiras estão pesadas. Alguns favos já têm tampa de cera e outros ainda estão abertos.',
    question: 'Quais favos colher?',
    choices: [
      {
        id: 'todos',
        text: 'Todos de uma vez',
        isCorrect: false,
        explanation: 'Favo aberto tem água demais, e o mel pode azedar.',
      },
      {
        id: 'abertos',
        text: 'Os abertos primeiro, porque deles o mel escorre mais depressa',
        isCorrect: false,
        explanation: 'Mel de favo aberto ainda não está maduro.',
      },
      {
        id: 'fechados',
        text: 'Os que as abelhas já fecharam com cera',
        isCorrect: true,
        explanation: 'A tampa de cera é o sinal das abelhas: o mel está maduro.',
      },
    ],
    detail:
      'O mel pode ter no máximo 20% de água. As abelhas fecham o favo quando ele está maduro: colha esses e deixe os abertos para depois. Assim o mel dura mais e não fermenta.',
    year: 2000,
    source: 'IN 11/2000 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'voto-na-assembleia',
    title: 'Quem manda na assembleia?',
    level: 'Fácil',
    description: 'Na cooperativa, seu vizinho tem muito mais quotas do que você. Chegou o dia de votar.',
    question: 'Quanto vale o voto de cada pessoa?',
    choices: [
      {
        id: 'um-voto',
        text: 'Um voto por pessoa, tenha quanto tiver',
        isCorrect: true,
        explanation: 'É assim: na cooperativa manda a pessoa, e não o dinheiro.',
      },
      {
        id: 'por-quota',
        text: 'Um voto para cada quota, como nas empresas de ações',
        isCorrect: false,
        explanation: 'Isso é na empresa de ações. Na cooperativa é diferente.',
      },
      {
        id: 'so-diretoria',
        text: 'Só a diretoria vota',
        isCorrect: false,
        explanation: 'A assembleia é de todos os associados, e ela decide.',
      },
    ],
    detail:
      'Cada associado tem um voto, com muita ou pouca quota. Quem decide é a assembleia. Por isso vale a pena ir, perguntar e votar.',
    year: 1971,
    source: 'Lei 5.764/1971, art. 42',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'leite-no-calor',
    title: 'O leite e o calor',
    level: 'Fácil',
    description:
      'A ordenha acabou às seis. O caminhão do leite só passa no fim do dia, e o sol já está forte.',
    question: 'O que fazer com o leite?',
    choices: [
      {
        id: 'na-sombra',
        text: 'Deixar o latão na sombra',
        isCorrect: false,
        explanation: 'A sombra não esfria o bastante: o leite azeda.',
      },
      {
        id: 'no-tanque',
        text: 'Pôr logo no tanque de resfriamento',
        isCorrect: true,
        explanation: 'O frio freia as bactérias, e o leite chega bom.',
      },
      {
        id: 'ferver',
        text: 'Ferver tudo e devolver ao latão para esperar o caminhão',
        isCorrect: false,
        explanation: 'O leite vai cru e frio para a indústria, que faz o tratamento.',
      },
    ],
    detail:
      'O leite cru deve chegar à indústria com até 7 °C. Quem tira pouco leite pode dividir um tanque com os vizinhos. Balde, pano e mãos limpos ajudam tanto quanto o frio.',
    year: 2018,
    source: 'IN 76/2018 do Ministério da Agricultura',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'pedir-ajuda',
    title: 'A praga na horta',
    level: 'Fácil',
    description: 'As folhas da horta amanheceram furadas. Na loja, querem vender um veneno forte.',
    question: 'Quem chamar primeiro?',
    choices: [
      {
        id: 'comprar-logo',
        text: 'O vendedor da loja, que já tem o veneno certo na prateleira',
        isCorrect: false,
        explanation: 'Sem saber qual é a praga, o veneno pode ser dinheiro jogado fora.',
      },
      {
        id: 'esperar',
        text: 'Ninguém: esperar a chuva, que ela costuma levar a praga',
        isCorrect: false,
        explanation: 'Esperar pode custar a colheita inteira.',
      },
      {
        id: 'assistencia',
        text: 'A assistência técnica pública da sua região, que não cobra da família agricultora',
        isCorrect: true,
        explanation: 'O técnico vê a planta, diz o que é e mostra como cuidar.',
      },
    ],
    detail:
      'A assistência técnica e extensão rural (ATER) é gratuita para a agricultura familiar. Procure a Emater ou o órgão do seu estado. Leve uma folha ou uma foto da praga.',
    year: 2010,
    source: 'Lei 12.188/2010',
    lookAgainBy: '2027-12-31',
  },
];
