import { type LeaderTypeId, leaderModel, type SignalName } from '#core/progress/leader-model.ts';
import { mentoringRules } from '#core/progress/mentoring.ts';

/** How each leader type shows in a community; its name and signals are in the leader model. */
export const leaderTypeTexts = {
  conector: {
    summary:
      'Aproxima as pessoas e faz o grupo andar junto. É um jeito de liderar; o selo Conectador só conta 5 conexões.',
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
    text: 'Seu nome aparece nas Lideranças Identificadas, com o motivo.',
  },
  {
    id: 'mentoria',
    title: 'Mentoria',
    text: `Ofereça ajuda a quem está chegando, em Pedir ou oferecer ajuda. Objetivos alcançados valem pontos, até ${mentoringRules.paidPerWeek} por semana.`,
  },
  {
    id: 'acesso-antecipado',
    title: 'Acesso antecipado',
    text: 'Experimente desafios antes de todo mundo, quando quem cuida abrir um teste, e dê sua nota: no Desafio do Negócio.',
  },
  {
    id: 'certificacao',
    title: 'Certificação',
    text: 'O que você fez vira certificado com endereço e QR, para imprimir ou mandar: em Minha página.',
  },
] as const;

/** How leaders are identified, told to the people it is about. */
export const identificationMethod = {
  title: 'Como identificamos as lideranças',
  intro: 'Olhamos o que cada pessoa faz aqui, nunca quem ela é.',
  steps: [
    {
      title: 'Você participa',
      text: `De pelo menos ${leaderModel.minKinds} jeitos (jogar, publicar, conectar-se, resolver em equipe, receber votos) e em pelo menos ${leaderModel.minDays} dias.`,
    },
    {
      title: 'A comunidade responde',
      text: 'Alguém aceita sua conexão, termina um desafio com você ou vota no que você publicou.',
    },
    {
      title: 'Comparamos',
      text: 'Vemos em qual dos quatro jeitos de liderar você mais se destaca entre as lideranças.',
    },
    { title: 'Explicamos', text: 'Cada liderança vem com o que decidiu, em palavras simples.' },
  ],
  fairness:
    'Votos e conexões contam depois que a outra pessoa concluiu um jogo e voltou após o primeiro dia. Quem está cercado de contas que só se ligam a si não aparece. Até lá, mostramos “Em formação”.',
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
    'Cada jeito de liderar soma dois números seus, cada um vezes o seu peso. De votos, conexões e equipes, só o que já conta; votos por ideia a partir de 1, a média a partir de 50%. Depois comparamos sua soma com a das lideranças. Vale o jeito em que você fica mais à frente.',
  identified: 'É o jeito em que você mais se destaca, comparando com as outras lideranças.',
  unknown:
    'Falta mais gente da comunidade se conectar com você ou votar em você: pessoas que outras também já conhecem.',
  damped:
    'Quase tudo o que você recebeu vem de contas que só se ligam a você. Enquanto for assim, você não aparece entre as lideranças. Se achar injusto, peça revisão: uma pessoa vai olhar.',
} as const;
