import { turnMs } from './turn.ts';

/** A question that an idea of Voz da Rota answers. */
export interface PromptQuestion {
  id: string;
  category: string;
  question: string;
}

/** The five questions that come first; each has a category of its own. */
export const promptQuestions = [
  {
    id: 'produtos-locais',
    category: 'Produtos Locais',
    question: 'Que produto daqui merecia ser conhecido no Brasil, e o que falta para isso?',
  },
  {
    id: 'juventude-rural',
    category: 'Juventude Rural',
    question: 'O que faria um jovem ficar no campo e empreender?',
  },
  {
    id: 'inovacao',
    category: 'Inovação',
    question: 'Que mudança simples melhorou seu trabalho ou sua renda?',
  },
  {
    id: 'sustentabilidade',
    category: 'Sustentabilidade',
    question: 'Como você cuida da água, do solo ou da mata e ainda produz?',
  },
  {
    id: 'infraestrutura',
    category: 'Infraestrutura',
    question: 'Estrada, internet, energia ou água: o que mais trava seu negócio, e como resolver juntos?',
  },
] as const satisfies readonly PromptQuestion[];

const others: Readonly<Record<(typeof promptQuestions)[number]['id'], readonly string[]>> = {
  'produtos-locais': [
    'Qual receita da sua família todo mundo devia provar, e qual é o segredo dela?',
    'O que se planta ou se cria por aqui que pouca gente de fora conhece?',
    'Como você escolhe o preço do que vende?',
    'Que produto seu dá mais orgulho, e por quê?',
  ],
  'juventude-rural': [
    'O que você aprendeu com os mais velhos e quer passar adiante?',
    'Que curso ou oficina faria falta para quem é jovem por aqui?',
    'Como a família pode dar voz e renda a quem está começando?',
    'Que negócio um jovem podia abrir na sua comunidade, com pouco dinheiro?',
  ],
  inovacao: [
    'Que ferramenta ou jeito de fazer você inventou para facilitar o trabalho?',
    'Como o celular ajuda você a vender ou a produzir?',
    'O que você testou e não deu certo, e o que aprendeu?',
    'Que ideia de outro lugar serviria bem aqui?',
  ],
  sustentabilidade: [
    'O que mudou na chuva e no tempo da sua região, e como você se ajeitou?',
    'O que você faz com as sobras da colheita, da cozinha e da criação?',
    'Que árvore ou planta da sua terra merece cuidado, e por quê?',
    'Como diminuir o veneno sem perder a colheita?',
  ],
  infraestrutura: [
    'Se a comunidade pudesse fazer um mutirão, qual seria o primeiro?',
    'O que mais atrasa a entrega do que você produz?',
    'Como a internet chega até você, e o que faria se ela fosse melhor?',
    'Que máquina ou espaço a comunidade podia dividir?',
  ],
};

/** Every question, those that come first before the others; a question stands for its category. */
const promptBank: readonly PromptQuestion[] = [
  ...promptQuestions,
  ...promptQuestions.flatMap(({ id, category }) =>
    others[id].map((question) => ({ id, category, question })),
  ),
];

/** The questions of these two weeks: one of each category, all of them in turn. */
export const promptsInTurn = (now: number): readonly PromptQuestion[] =>
  promptQuestions.map((first) => {
    const ofCategory = promptBank.filter(({ id }) => id === first.id);
    return ofCategory[Math.floor(now / turnMs) % ofCategory.length] ?? first;
  });

/** The question an idea was written for, if it was one of ours. */
export const promptByText = (question: string): PromptQuestion | undefined =>
  promptBank.find((prompt) => prompt.question === question);
