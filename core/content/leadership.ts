import type { LeaderTypeId, SignalName } from '#core/progress/leader-model.ts';

/** How each leader type shows in a community; its name and signals are in the leader model. */
export const leaderTypeTexts = {
  conector: {
    summary: 'Aproxima as pessoas e faz o grupo andar junto.',
    signals: 'Conta quantas pessoas você conectou e quantos desafios concluiu em equipe.',
  },
  estrategista: {
    summary: 'Pensa antes de decidir, e sua opinião ajuda o grupo a escolher.',
    signals: 'Conta os votos que cada ideia sua recebe e sua média na Jornada, na Cadeia e no Desafio.',
  },
  'porta-voz': {
    summary: 'Conta o que a comunidade faz e leva sua voz mais longe.',
    signals: 'Conta os votos das suas ideias e histórias e quantas vezes você publicou.',
  },
  pioneiro: {
    summary: 'Experimenta primeiro e abre caminho para os outros.',
    signals: 'Conta os jogos diferentes que você concluiu e os desafios com 70 pontos ou mais.',
  },
} as const satisfies Record<LeaderTypeId, { summary: string; signals: string }>;

/** What leading brings, in the order in which it is shown. */
export const leadershipBenefits = [
  {
    id: 'destaque',
    title: 'Destaque',
    text: 'Seu nome aparece no ranking e nas Lideranças Identificadas, com o motivo.',
  },
  {
    id: 'mentoria',
    title: 'Mentoria',
    text: 'Você pode orientar quem está chegando e liderar novas equipes.',
  },
  {
    id: 'acesso-antecipado',
    title: 'Acesso antecipado',
    text: 'Quem lidera é chamado a experimentar primeiro os novos jogos e desafios.',
  },
  {
    id: 'certificacao',
    title: 'Certificação',
    text: 'Seus selos e pontos ficam registrados, e você pode baixar e mostrar o que fez.',
  },
] as const;

/** How leaders are identified, told to the people it is about. */
export const identificationMethod = {
  title: 'Como identificamos as lideranças',
  intro: 'Olhamos o que cada pessoa faz aqui, nunca quem ela é.',
  steps: [
    { title: 'Você participa', text: 'Jogos, ideias, votos, equipes e conexões contam.' },
    {
      title: 'Comparamos',
      text: 'Vemos em qual dos quatro jeitos de liderar você mais se destaca na comunidade.',
    },
    { title: 'Explicamos', text: 'Cada liderança vem com os motivos em palavras simples.' },
  ],
  fairness:
    'Cada voto conta uma vez por pessoa, e ninguém vota em si. Com menos de 3 atividades, mostramos «Em formação».',
} as const;

/** What each signal counts, as a line of a table says it. */
export const leaderSignalNames = {
  connections: 'Pessoas conectadas',
  teams: 'Desafios em equipe',
  votesPerIdea: 'Votos por ideia',
  decisionAverage: 'Média nos jogos de decisão (%)',
  votes: 'Votos recebidos',
  posts: 'Publicações',
  games: 'Jogos concluídos',
  challenges: 'Desafios do negócio com 70 pontos',
} as const satisfies Record<SignalName, string>;

export const standingTexts = {
  madeOf:
    'Cada jeito de liderar soma dois números seus, cada um vezes o seu peso. Depois comparamos sua soma com a de quem participa. Vale o jeito em que você fica mais à frente.',
} as const;
