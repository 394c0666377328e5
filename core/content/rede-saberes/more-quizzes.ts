import type { CollaborativeQuiz } from './shape.ts';

/** The challenges that take turns once the first three were completed. */
export const moreQuizzes = [
  {
    id: 4,
    title: 'Merenda da nossa roça',
    description: 'A escola quer comprar de perto. Para vender, é preciso saber a regra, o papel e a entrega.',
    parts: [
      {
        id: 1,
        question: 'Quanto da merenda deve vir da agricultura familiar?',
        answer:
          'Pelo menos 45% do que o FNDE manda, desde 1º de janeiro de 2026 (Lei 15.226/2025). Antes eram 30%.',
        year: 2025,
        source: 'Lei 15.226/2025',
        lookAgainBy: '2027-01-31',
      },
      {
        id: 2,
        question: 'Que papéis a família leva para a chamada pública?',
        answer:
          'O CAF ativo e o projeto de venda, com produtos, quantidades e datas, além dos documentos que o aviso da prefeitura pedir.',
        year: 2009,
        source: 'Lei 11.947/2009',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 3,
        question: 'Como garantir a entrega o ano inteiro?',
        answer:
          'Plantar em épocas diferentes, combinar com os vizinhos quem entrega cada coisa e só prometer no projeto o que dá para colher.',
        year: 2020,
        source: 'Resolução FNDE 6/2020',
        lookAgainBy: '2027-01-31',
      },
    ],
  },
  {
    id: 5,
    title: 'Leite que vale mais',
    description: 'O mesmo leite pode valer mais ou menos. A diferença está na vaca, na mão e no frio.',
    parts: [
      {
        id: 1,
        question: 'Como saber se a vaca está com mastite?',
        answer:
          'Fazendo o teste da caneca de fundo escuro com os primeiros jatos: grumo ou sangue é sinal de mastite (IN 77/2018, Mapa).',
        year: 2018,
        source: 'IN 77/2018',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 2,
        question: 'O que a mão e o balde têm a ver com a qualidade?',
        answer:
          'A sujeira leva bactérias. O limite é de 300 mil por mililitro, e lavar tetos, mãos e baldes baixa esse número (IN 76/2018, Mapa).',
        year: 2018,
        source: 'IN 76/2018',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 3,
        question: 'Até que temperatura o leite pode chegar à indústria?',
        answer:
          'Até 7 °C e, por exceção, 9 °C. Por isso ele vai logo para o tanque, que pode ser dividido entre vizinhos.',
        year: 2018,
        source: 'IN 76/2018',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
  {
    id: 6,
    title: 'Dinheiro seguro no celular',
    description: 'O Pix ajuda a vender, e o golpista sabe disso. Cada parte cuida de um perigo.',
    parts: [
      {
        id: 1,
        question: 'O que fazer quando cai um Pix por engano?',
        answer:
          'Conferir o extrato e usar a opção de devolver do próprio Pix, que manda o dinheiro de volta só para a conta de onde saiu.',
        year: 2020,
        source: 'Resolução BCB 1/2020',
        lookAgainBy: '2027-06-30',
      },
      {
        id: 2,
        question: 'E quando já caímos no golpe?',
        answer:
          'Avisar o banco na hora e pedir a devolução pelo MED, que aceita pedidos até 80 dias depois, e fazer o boletim de ocorrência.',
        year: 2021,
        source: 'Resolução BCB 103/2021',
        lookAgainBy: '2027-06-30',
      },
      {
        id: 3,
        question: 'Como reconhecer a ligação falsa do banco?',
        answer:
          'Ela tem pressa e pede senha ou código. Desligue e procure o banco por sua conta, pelo número do cartão ou na agência.',
        year: 2020,
        source: 'Resolução BCB 1/2020',
        lookAgainBy: '2027-06-30',
      },
    ],
  },
  {
    id: 7,
    title: 'O papel da terra e da venda',
    description: 'Três gavetas guardam a vida do sítio: a da terra, a do ambiente e a da venda.',
    parts: [
      {
        id: 1,
        question: 'Que papel prova de quem é a terra?',
        answer:
          'A matrícula, no cartório de registro de imóveis. O CAR, o CCIR e o ITR não provam a propriedade.',
        year: 1973,
        source: 'Lei 6.015/1973',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 2,
        question: 'Para que serve o cadastro ambiental?',
        answer:
          'O CAR mostra a mata, a água e a lavoura do imóvel. É obrigatório e é condição para o crédito rural (Lei 12.651/2012).',
        year: 2012,
        source: 'Lei 12.651/2012',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 3,
        question: 'Com que nota vender, e desde quando?',
        answer:
          'Com a nota fiscal eletrônica, obrigatória para todo produtor desde 5 de janeiro de 2026, com mais prazo em alguns estados.',
        year: 2024,
        source: 'Ajuste Sinief 27/2024',
        lookAgainBy: '2027-01-31',
      },
    ],
  },
  {
    id: 8,
    title: 'A aposentadoria de quem planta',
    description: 'Quem trabalhou a vida toda na roça tem direito. Falta juntar idade, tempo e prova.',
    parts: [
      {
        id: 1,
        question: 'Com que idade se aposenta quem vive da roça?',
        answer: 'A mulher aos 55 anos e o homem aos 60 (Lei 8.213/1991, art. 48).',
        year: 1991,
        source: 'Lei 8.213/1991',
        lookAgainBy: '2027-06-30',
      },
      {
        id: 2,
        question: 'Quanto tempo de roça é preciso mostrar?',
        answer: 'São 180 meses, ou 15 anos, de atividade rural, mesmo com intervalos (Lei 8.213/1991).',
        year: 1991,
        source: 'Lei 8.213/1991',
        lookAgainBy: '2027-06-30',
      },
      {
        id: 3,
        question: 'Que provas guardar desde já?',
        answer:
          'Notas de venda, CAF, contrato ou papel da terra e ficha do sindicato. A pessoa ainda preenche a autodeclaração do INSS.',
        year: 2019,
        source: 'Lei 13.846/2019',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
  {
    id: 9,
    title: 'Água para o ano inteiro',
    description: 'A chuva vem toda de uma vez. Guardar, proteger e gastar bem é trabalho de três.',
    parts: [
      {
        id: 1,
        question: 'Como guardar a chuva para beber e para plantar?',
        answer:
          'Com a cisterna de 16 mil litros para a casa e a de 52 mil litros, de calçadão ou enxurrada, para a horta e os bichos.',
        year: 2013,
        source: 'Lei 12.873/2013',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 2,
        question: 'Quanto de mata deixar na beira do córrego?',
        answer:
          'Em córrego com menos de 10 metros, 30 metros de cada lado. Área já usada antes de julho de 2008 tem regra própria.',
        year: 2012,
        source: 'Lei 12.651/2012',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 3,
        question: 'Como gastar menos água na horta?',
        answer:
          'Cobrir a terra com palha, molhar cedo ou no fim da tarde e usar gotejamento, que põe a água no pé da planta.',
        year: 2012,
        source: 'Embrapa Algodão, 2012',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
  {
    id: 10,
    title: 'O nome do lugar no produto',
    description: 'Queijo, mel, renda: há lugares que fazem como ninguém. O nome deles pode ser protegido.',
    parts: [
      {
        id: 1,
        question: 'O que é uma Indicação Geográfica?',
        answer:
          'É o nome do lugar protegido no produto, registrado no INPI. Só quem produz ali, do jeito combinado, pode usar.',
        year: 1996,
        source: 'Lei 9.279/1996',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 2,
        question: 'Qual é a diferença entre procedência e origem?',
        answer:
          'Na Indicação de Procedência o lugar é famoso pelo produto. Na Denominação de Origem a natureza do lugar dá a qualidade.',
        year: 1996,
        source: 'Lei 9.279/1996',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 3,
        question: 'Quem pede o registro, e o que precisa combinar antes?',
        answer:
          'O grupo de produtores. Antes é preciso combinar o jeito de fazer, até onde vai a região e quem confere.',
        year: 1996,
        source: 'Lei 9.279/1996',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
  {
    id: 11,
    title: 'Jovem que fica',
    description: 'Ficar no campo pode ser escolha. Renda, voz e estudo fazem a diferença.',
    parts: [
      {
        id: 1,
        question: 'O que a lei chama de jovem do campo?',
        answer:
          'Quem tem de 15 a 29 anos. Ajudar essa pessoa a seguir no campo é política nacional (Lei 15.178/2025).',
        year: 2025,
        source: 'Lei 15.178/2025',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 2,
        question: 'Como a família pode dar renda ao jovem?',
        answer:
          'Separando uma parte do sítio ou da venda para ele cuidar e ganhar, com as contas anotadas e combinadas.',
        year: 2025,
        source: 'Lei 15.178/2025',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 3,
        question: 'Onde o jovem aprende a tocar o negócio?',
        answer:
          'No Senar, que forma quem trabalha no campo, no Sebrae, que ensina gestão, e com a assistência técnica pública.',
        year: 1991,
        source: 'Lei 8.315/1991',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
  {
    id: 12,
    title: 'Receber bem na roça',
    description: 'O turista quer comida, história e paisagem. A família quer renda sem perder direitos.',
    parts: [
      {
        id: 1,
        question: 'Quem vive da roça pode receber turistas sem perder o INSS?',
        answer: 'Pode, até 120 dias por ano, e continua segurado especial (Lei 8.213/1991, art. 11).',
        year: 1991,
        source: 'Lei 8.213/1991',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 2,
        question: 'Como a família entra no cadastro do turismo?',
        answer:
          'Pelo Cadastur, com o CPF: a Lei 14.978/2024 abriu o cadastro a quem é da agricultura familiar.',
        year: 2024,
        source: 'Lei 14.978/2024',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 3,
        question: 'O que mostrar a quem visita?',
        answer:
          'O que é de verdade: a colheita, a receita da casa, a trilha e as histórias do lugar, com água limpa e banheiro cuidado.',
        year: 2024,
        source: 'Lei 14.978/2024',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
] as const satisfies readonly CollaborativeQuiz[];
