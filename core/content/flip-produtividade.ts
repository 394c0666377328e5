import type { Reference } from './fact.ts';

export type CardType = 'term' | 'definition' | 'problem' | 'solution' | 'actor' | 'function';

export interface Card {
  id: string;
  type: CardType;
  content: string;
  pairId: string;
  explanation: string;
}

/** What a pair of cards teaches: the two faces, the words of the match, and the whole story for the end. */
export interface Pair extends Reference {
  id: string;
  faces: readonly [string, string];
  /** On screen for three seconds after the match. */
  explanation: string;
  detail: string;
}

/** A deck as the picker shows it. */
export interface DeckHead {
  id: string;
  name: string;
  description: string;
  icon: string;
  difficulty: string;
  types: readonly [CardType, CardType];
}

export interface Deck extends DeckHead {
  pairs: readonly Pair[];
}

/** Every deck has as many. */
export const pairsPerDeck = 6;

/** The three decks that come first. */
export const decks = [
  {
    id: 'glossario',
    name: 'Glossário Produtivo',
    description: 'Junte cada termo ao que ele quer dizer.',
    icon: '📖',
    difficulty: 'Fácil',
    types: ['term', 'definition'],
    pairs: [
      {
        id: 'apl',
        faces: ['APL', 'Negócios vizinhos do mesmo ramo que cooperam'],
        explanation: 'APL é Arranjo Produtivo Local: vizinhos do mesmo ramo que crescem juntos.',
        detail:
          'No APL, os negócios de um lugar decidem juntos e têm laços com governo, crédito, ensino e pesquisa.',
        year: 2004,
        source: 'Termo de Referência do GT Interministerial de APL',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'caf',
        faces: ['CAF', 'Cadastro da agricultura familiar'],
        explanation: 'O CAF identifica a família agricultora e substituiu a DAP.',
        detail:
          'É com o CAF que a família chega ao Pronaf e à merenda. A DAP não é emitida desde 1º de novembro de 2022.',
        year: 2022,
        source: 'Portaria MAPA 174/2022',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'ater',
        faces: ['ATER', 'Assistência técnica e extensão rural'],
        explanation: 'O técnico ensina no próprio campo. É de graça para a agricultura familiar.',
        detail:
          'A ATER é educação continuada no meio rural: ajuda a produzir, beneficiar, vender e administrar.',
        year: 2010,
        source: 'Lei 12.188/2010',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'indicacao-geografica',
        faces: ['Indicação Geográfica', 'Nome do lugar protegido no produto'],
        explanation: 'Só quem produz naquele lugar pode usar o nome, como no queijo do Marajó.',
        detail:
          'O INPI registra dois tipos: Indicação de Procedência, pela fama do lugar, e Denominação de Origem, quando o lugar dá a qualidade.',
        year: 1996,
        source: 'Lei 9.279/1996',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'sisbi',
        faces: ['SISBI-POA', 'Inspeção local que vale no Brasil inteiro'],
        explanation: 'Com ele, a inspeção do município ou do estado vale em todo o país.',
        detail:
          'O SISBI-POA reconhece que a inspeção do município (SIM) ou do estado (SIE) equivale à federal.',
        year: 2006,
        source: 'Decreto 5.741/2006',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'sobras',
        faces: ['Sobras', 'Resultado positivo da cooperativa'],
        explanation: 'As sobras voltam ao associado conforme o que ele movimentou na cooperativa.',
        detail:
          'Antes, no mínimo 10% vão para a reserva e 5% para o fundo de assistência e educação. O resto volta aos associados, salvo decisão da assembleia.',
        year: 1971,
        source: 'Lei 5.764/1971',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
  {
    id: 'solucoes',
    name: 'Soluções do Campo',
    description: 'Junte cada problema à sua solução.',
    icon: '💡',
    difficulty: 'Fácil',
    types: ['problem', 'solution'],
    pairs: [
      {
        id: 'leite',
        faces: ['O leite azeda antes da coleta', 'Higiene e resfriamento rápido'],
        explanation: 'Balde limpo e leite logo no tanque: o frio freia as bactérias.',
        detail:
          'O leite cru deve chegar à indústria com até 7 °C. Quem tira pouco pode dividir um tanque com os vizinhos.',
        year: 2018,
        source: 'Instrução Normativa 76/2018 do Ministério da Agricultura',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'preco',
        faces: ['O atravessador paga pouco', 'Vender em grupo'],
        explanation: 'Juntos vocês têm volume, e quem tem volume negocia melhor.',
        detail:
          'É para isso que existe a cooperativa: a lei diz que ela presta serviços aos associados, sem objetivo de lucro.',
        year: 1971,
        source: 'Lei 5.764/1971, arts. 3º e 4º',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'credito',
        faces: ['Falta dinheiro para investir', 'Pronaf com CAF e projeto'],
        explanation: 'O Pronaf é o crédito da agricultura familiar: leve o CAF e um bom projeto.',
        detail:
          'Com o CAF ativo, faça o projeto com o técnico: o que comprar, quanto custa e como vai pagar.',
        year: 2025,
        source: 'Lei 15.223/2025',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'queijo',
        faces: ['Queijo só pode ser vendido no município', 'SISBI-POA ou Selo Arte'],
        explanation: 'Com um dos dois, o queijo pode ser vendido no país inteiro.',
        detail:
          'O SISBI-POA amplia a inspeção local. O Selo Arte é do produto artesanal de origem animal, como o queijo e o mel.',
        year: 2018,
        source: 'Lei 13.680/2018',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'solo',
        faces: ['A chuva leva a terra', 'Cobertura do solo e curva de nível'],
        explanation: 'Com o solo coberto e o plantio em nível, a água entra na terra em vez de correr.',
        detail:
          'Palha, adubo verde e fileiras que acompanham o terreno seguram a terra e guardam água para a seca.',
        year: 2012,
        source: 'Embrapa Algodão, Circular Técnica de setembro de 2012',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'sucessao',
        faces: ['Os filhos querem deixar o campo', 'Renda e voz na gestão'],
        explanation: 'Quem ganha e decide junto tem mais motivo para ficar.',
        detail: 'Ajudar o jovem a seguir no campo é política nacional, para quem tem de 15 a 29 anos.',
        year: 2025,
        source: 'Lei 15.178/2025',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
  {
    id: 'atores',
    name: 'Quem é Quem no APL?',
    description: 'Junte cada instituição ao que ela faz.',
    icon: '🤝',
    difficulty: 'Fácil',
    types: ['actor', 'function'],
    pairs: [
      {
        id: 'sebrae',
        faces: ['Sebrae', 'Apoia gestão e mercado de pequenos negócios'],
        explanation: 'Cursos e orientação para quem tem um pequeno negócio, também no campo.',
        detail: 'O Sebrae ajuda a fazer as contas, dar o preço, criar a marca e achar comprador.',
        year: 1990,
        source: 'Lei 8.029/1990',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'embrapa',
        faces: ['Embrapa', 'Pesquisa e tecnologia para o campo'],
        explanation: 'Pesquisa sementes, técnicas e manejos para cada região do país.',
        detail: 'A Embrapa é a empresa pública brasileira de pesquisa agropecuária.',
        year: 1972,
        source: 'Lei 5.851/1972',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'emater',
        faces: ['Emater', 'Leva assistência técnica à propriedade'],
        explanation: 'O extensionista visita a família e ajuda a produzir e a vender melhor.',
        detail:
          'O nome muda conforme o estado: Emater, Epagri (SC), Incaper (ES), IDR-Paraná (PR). O serviço é a ATER.',
        year: 2010,
        source: 'Lei 12.188/2010',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'senar',
        faces: ['Senar', 'Forma e qualifica quem trabalha no campo'],
        explanation: 'Cursos para trabalhadores e produtores rurais.',
        detail: 'O Senar existe para a formação profissional rural. Procure o sindicato rural da sua cidade.',
        year: 1991,
        source: 'Lei 8.315/1991',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'ocb',
        faces: ['Sistema OCB', 'Representa e apoia cooperativas'],
        explanation: 'Orienta quem quer fundar uma cooperativa e representa as que já existem.',
        detail: 'O Sistema OCB reúne a OCB, o Sescoop e a CNCoop, com uma unidade em cada estado.',
        year: 1971,
        source: 'Lei 5.764/1971',
        lookAgainBy: '2027-12-31',
      },
      {
        id: 'mapa',
        faces: ['MAPA', 'Inspeção federal (SIF) e defesa agropecuária'],
        explanation: 'É o Ministério da Agricultura: cuida do SIF e da saúde de animais e plantas.',
        detail:
          'O CAF fica em outro ministério, o do Desenvolvimento Agrário (MDA), que cuida da agricultura familiar.',
        year: 2023,
        source: 'Decreto 9.013/2017; Portaria MDA 20/2023',
        lookAgainBy: '2027-12-31',
      },
    ],
  },
] as const satisfies readonly Deck[];

/** The decks that open once the three were finished; their pairs come when one is chosen. */
export const moreDecks = [
  {
    id: 'compras-publicas',
    name: 'Compras Públicas',
    description: 'Junte cada palavra da venda para a escola e o governo ao que ela é.',
    icon: '🏫',
    difficulty: 'Médio',
    types: ['term', 'definition'],
  },
  {
    id: 'nota-e-imposto',
    name: 'Nota e Imposto',
    description: 'Junte cada papel do produtor ao que ele faz.',
    icon: '🧾',
    difficulty: 'Difícil',
    types: ['term', 'definition'],
  },
  {
    id: 'golpes',
    name: 'Golpe Não!',
    description: 'Junte cada golpe ao jeito de se proteger.',
    icon: '📵',
    difficulty: 'Médio',
    types: ['problem', 'solution'],
  },
  {
    id: 'aposentadoria',
    name: 'Aposentadoria no Campo',
    description: 'Junte cada palavra do INSS do campo ao que ela é.',
    icon: '👵',
    difficulty: 'Médio',
    types: ['term', 'definition'],
  },
  {
    id: 'agua-e-solo',
    name: 'Água e Solo',
    description: 'Junte cada problema da terra ao cuidado.',
    icon: '💧',
    difficulty: 'Médio',
    types: ['problem', 'solution'],
  },
  {
    id: 'mel-de-qualidade',
    name: 'Mel de Qualidade',
    description: 'Junte cada palavra do mel ao que ela quer dizer.',
    icon: '🐝',
    difficulty: 'Difícil',
    types: ['term', 'definition'],
  },
  {
    id: 'leite-limpo',
    name: 'Leite Limpo',
    description: 'Junte cada problema do leite ao que resolve.',
    icon: '🐄',
    difficulty: 'Difícil',
    types: ['problem', 'solution'],
  },
] as const satisfies readonly DeckHead[];

/** The twelve cards of a deck, pair by pair and not yet shuffled. */
export const cardsOf = ({ types, pairs }: Deck): Card[] =>
  pairs.flatMap(({ id: pairId, faces, explanation }) => [
    { id: `${pairId}-${types[0]}`, type: types[0], content: faces[0], pairId, explanation },
    { id: `${pairId}-${types[1]}`, type: types[1], content: faces[1], pairId, explanation },
  ]);
