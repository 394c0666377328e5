import { hiddenName } from '#core/contract/network-export.ts';

/** The measures of a person in the network, in the order in which they are shown, each told in one line. */
export const networkMeasures = {
  degree: {
    name: 'Conexões',
    explanation:
      'Com quantas pessoas diferentes ela se conectou ou concluiu um desafio em equipe. Conta quem já concluiu um jogo e passou do primeiro dia aqui.',
  },
  betweenness: {
    name: 'Caminho',
    explanation: 'Quanto dos caminhos mais curtos entre outras pessoas passa por ela.',
  },
  pageRank: {
    name: 'Influência',
    explanation: 'Que parte da influência é dela. Vale mais estar perto de quem também é influente.',
  },
  rise30d: {
    name: 'Crescimento',
    explanation: 'Quantos pontos ela ganhou nos últimos 30 dias.',
  },
} as const;

export type NetworkMeasure = keyof typeof networkMeasures;

/** How special people are marked in the drawing and in the list. */
export const networkMarks = {
  isBridge: { name: 'Ponte', explanation: 'Liga grupos que sem ela quase não se falariam.' },
  isEmerging: { name: 'Em ascensão', explanation: 'Está entre quem mais cresceu nos últimos 30 dias.' },
  isDamped: {
    name: 'Peso menor',
    explanation:
      'Muitos votos ou ligações vieram de uma vez, das mesmas pessoas ou de contas que quase só conhecem uma pessoa. Por justiça, pesam menos na conta, e o crescimento não é contado.',
  },
  isNew: {
    name: 'Chegou há pouco',
    explanation: 'As medidas começam depois do primeiro jogo concluído e do primeiro dia aqui.',
  },
} as const;

export type NetworkMark = keyof typeof networkMarks;

/** The filters, with the words of their choices. */
export const networkPeriods = {
  all: 'Todo o tempo',
  week: 'Última semana',
  month: 'Último mês',
  quarter: 'Último trimestre',
} as const;

export const networkKinds = {
  all: 'Todas as ligações',
  connection: 'Conexões',
  team: 'Equipes',
  vote: 'Votos entre grupos',
} as const;

/** What stands around the network. */
export const networkTexts = {
  intro: 'Quem liga as pessoas da comunidade, e por quê. Tudo vem do que cada pessoa faz aqui.',
  computing: {
    title: 'A rede está sendo calculada',
    text: 'Isso leva menos de um minuto. A página se atualiza sozinha.',
  },
  tooSmall: {
    title: 'Ainda não dá para mostrar',
    text: 'Com menos de 5 pessoas, os números falariam de alguém em particular. Por respeito, só mostramos a partir de 5.',
  },
  nobody: 'Toque numa pessoa do desenho ou da lista para saber mais.',
  noGroup: 'Sem grupo',
  hiddenPerson: 'Esta pessoa prefere não mostrar o nome nem com quem se conectou.',
  hiddenSelf: `Só você vê seu nome e suas ligações aqui. Os outros veem “${hiddenName}”.`,
  drawing:
    'Cada ponto é uma pessoa. Quanto maior o ponto, mais conexões. Arraste para mover e use dois dedos ou a roda do mouse para aproximar. Tudo o que está no desenho está também na lista.',
  privateVotes: 'O voto de cada pessoa é secreto. Aqui só se vê quantos votos foram de um grupo para outro.',
  noVotes: 'Ainda não há votos entre grupos neste período.',
  wholeMeasures: 'Os filtros escolhem quem aparece. As medidas são sempre da rede inteira.',
} as const;

/** The files in which the network can be taken along. */
export const exportTexts = {
  intro: 'Leve a rede da comunidade para estudar onde quiser.',
  formats: {
    csv: {
      name: 'Planilha das pessoas (CSV)',
      text: 'Pontos, jogos e medidas. Abre no Excel e no LibreOffice.',
    },
    ties: {
      name: 'Planilha das ligações (CSV)',
      text: 'Quem se liga a quem. Abre no Excel e no LibreOffice.',
    },
    gexf: { name: 'Mapa da rede (GEXF)', text: 'Abre no Gephi, para desenhar e medir a rede.' },
    json: { name: 'Dados (JSON)', text: 'Para quem escreve programas.' },
  },
  privacy: `Nenhum email vai no arquivo. Quem escondeu o nome aparece como “${hiddenName}”, sem suas ligações.`,
} as const;

/** How a member asks that a person look at what was calculated. */
/** Asking those who take care to look once more at what one of them did. */
export const secondLookTexts = {
  title: 'Pedir que olhem de novo',
  intro: 'Não concorda com o que foi feito? Conte por quê: quem cuida da comunidade olha de novo e responde.',
  asked: 'Quem cuida da comunidade vai olhar de novo e responder.',
} as const;

export const reviewTexts = {
  title: 'Pedir revisão',
  intro:
    'Sua posição vem de um cálculo automático. Se você discorda, uma pessoa que cuida da comunidade vai rever (LGPD, artigo 20).',
  asked: 'Uma pessoa vai rever a sua posição.',
  waiting: 'Seu pedido chegou. Quem cuida da comunidade vai responder aqui.',
  hide: 'Esconder meu nome do ranking',
  hideNote: `No ranking, na rede e nos arquivos exportados você aparece como “${hiddenName}”, sem dizer com quem se conectou. Suas ideias e histórias seguem com o seu nome, e seus pontos continuam valendo. Quem conhece você bem ainda pode desconfiar.`,
} as const;
