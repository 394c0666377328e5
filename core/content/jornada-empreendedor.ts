import type { Reference } from './fact.ts';

export interface Choice {
  id: string;
  text: string;
  isCorrect: boolean;
  /** On screen for three seconds after the choice. */
  explanation: string;
}

/** How much one has to know; a mixed journey takes a scenario of each. */
export const levels = ['Fácil', 'Médio', 'Difícil'] as const;

export interface Scenario extends Reference {
  id: string;
  title: string;
  level: (typeof levels)[number];
  description: string;
  question: string;
  choices: readonly Choice[];
  /** The whole answer, without a hurry, on the end screen. */
  detail: string;
}

/** The first journey; the others open once it has been finished. */
export const scenarios = [
  {
    id: 'fundar-cooperativa',
    title: 'Nasce uma cooperativa',
    level: 'Fácil',
    description:
      'Você e os vizinhos querem comprar e vender juntos. A ideia é fundar uma cooperativa agropecuária.',
    question: 'Quantas pessoas são precisas, no mínimo?',
    choices: [
      {
        id: 'dois-socios',
        text: 'Bastam 2 sócios, como em uma empresa comum',
        isCorrect: false,
        explanation: 'Com 2 sócios se abre uma empresa comum. A cooperativa pede mais gente.',
      },
      {
        id: 'vinte-pessoas',
        text: 'Pelo menos 20 pessoas físicas, ou 3 pessoas jurídicas (cooperativas) para formar uma central',
        isCorrect: true,
        explanation: 'Com 20 pessoas nasce a cooperativa; 3 cooperativas formam uma central.',
      },
      {
        id: 'cem-produtores',
        text: 'No mínimo 100 produtores da mesma região',
        isCorrect: false,
        explanation: 'A lei não pede tanto: com 20 pessoas já dá para começar.',
      },
    ],
    detail:
      'Para fundar a cooperativa, a lei pede pelo menos 20 pessoas físicas; empresas só entram em casos especiais. ' +
      'A central reúne pelo menos 3 cooperativas. Só a cooperativa de trabalho pode nascer com 7 sócios. ' +
      'Antes de assinar, confirme na OCB do seu estado.',
    year: 1971,
    source: 'Lei 5.764/1971, art. 6º; Lei 12.690/2012, art. 6º',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'vender-fora',
    title: 'O queijo vai viajar',
    level: 'Fácil',
    description:
      'Seu queijo tem o selo do município (SIM) e faz sucesso na feira. Uma loja de outro estado quer comprar.',
    question: 'O que fazer antes de vender para lá?',
    choices: [
      {
        id: 'buscar-selo',
        text: 'Buscar o SISBI-POA, o SIF ou o Selo Arte, que valem no Brasil inteiro',
        isCorrect: true,
        explanation: 'Com SISBI-POA, SIF ou Selo Arte, o queijo pode ser vendido em todo o país.',
      },
      {
        id: 'so-com-sim',
        text: 'Mandar assim mesmo: o selo do município já basta',
        isCorrect: false,
        explanation: 'O SIM, sozinho, só vale dentro do seu município.',
      },
      {
        id: 'sem-selo',
        text: 'Vender sem selo, porque é um produto caseiro',
        isCorrect: false,
        explanation: 'Produto caseiro também precisa de inspeção para ser vendido.',
      },
    ],
    detail:
      'O SIM vale no município e o SIE vale no estado. Quando essa inspeção entra no SISBI-POA, ' +
      'o produto pode ser vendido no país todo. O Selo Arte abre o mesmo caminho ao artesanal, ' +
      'como o queijo e o mel. O SIF é a inspeção federal.',
    year: 2018,
    source: 'Lei 13.680/2018; Decreto 5.741/2006',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'primeiro-passo',
    title: 'Crédito e merenda escolar',
    level: 'Fácil',
    description: 'Sua família quer crédito do Pronaf e quer vender para a merenda da escola.',
    question: 'Qual é o primeiro passo?',
    choices: [
      {
        id: 'renovar-dap',
        text: 'Renovar a DAP, a declaração antiga',
        isCorrect: false,
        explanation: 'A DAP não é emitida desde 1º de novembro de 2022. O CAF ficou no lugar dela.',
      },
      {
        id: 'abrir-empresa',
        text: 'Abrir uma empresa antes de tudo',
        isCorrect: false,
        explanation: 'Não precisa de empresa: o cadastro é da família que produz.',
      },
      {
        id: 'inscrever-caf',
        text: 'Inscrever a família no CAF, o cadastro da agricultura familiar',
        isCorrect: true,
        explanation: 'O CAF é a porta de entrada para o Pronaf e para a merenda escolar.',
      },
    ],
    detail:
      'O CAF (Cadastro Nacional da Agricultura Familiar) substituiu a DAP, que não é emitida desde ' +
      '1º de novembro de 2022. Procure a Emater ou outra entidade da Rede CAF e leve os documentos da família.',
    year: 2022,
    source: 'Portaria MAPA 174/2022',
    lookAgainBy: '2027-12-31',
  },
] as const satisfies readonly Scenario[];
