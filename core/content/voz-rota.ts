/** A question that an idea of Voz da Rota answers. */
export interface PromptQuestion {
  id: string;
  category: string;
  question: string;
}

/** The five questions; each has a category of its own. */
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

/** The question an idea was written for, if it was one of the five. */
export const promptByText = (question: string): PromptQuestion | undefined =>
  promptQuestions.find((prompt) => prompt.question === question);
