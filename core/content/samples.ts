import type { BadgeId } from '#core/progress/badges.ts';

/** A call for partners, as the panel Procurando Parceiros shows it. */
export interface PartnerRequest {
  user: string;
  timeAgo: string;
  message: string;
  /** The part that is free, of three: '1/3'. */
  part: string;
}

export interface NetworkFigures {
  centralNodes: number;
  activeConnections: number;
  /** Percent. */
  collaborationRate: number;
  emergingInfluencers: number;
}

export interface CommunityFigures {
  posts: number;
  /** Percent. */
  participation: number;
  /** In the last 30 days. */
  activeUsers: number;
  topContributor: { username: string; contributions: number };
}

export const samplePartners: readonly PartnerRequest[] = [
  {
    user: 'Maria Silva',
    timeAgo: 'há 2 horas',
    message: 'Sei colher o mel no ponto certo. Quem me ajuda com o rótulo e a merenda?',
    part: '1/3',
  },
  {
    user: 'João Santos',
    timeAgo: 'há 5 horas',
    message: 'Já somos dois no desafio da cooperativa. Falta quem conte como ela nasce.',
    part: '2/3',
  },
  {
    user: 'Ana Oliveira',
    timeAgo: 'há 1 dia',
    message: 'Procuro quem entenda de nascente para fechar o desafio da terra.',
    part: '3/3',
  },
];

export const sampleBadges: readonly { badge: BadgeId; unlocked: boolean }[] = [
  { badge: 'conhecedor-da-rota', unlocked: true },
  { badge: 'conectador', unlocked: true },
  { badge: 'inovador', unlocked: true },
  { badge: 'mentor', unlocked: false },
];

export const sampleNetwork: NetworkFigures = {
  centralNodes: 12,
  activeConnections: 284,
  collaborationRate: 78,
  emergingInfluencers: 8,
};

export const sampleInsights: readonly string[] = [
  'Quem joga em equipe faz mais conexões.',
  'Ideias sobre produtos locais recebem mais votos.',
  'Há 8 novas lideranças surgindo na rede.',
];

export const sampleCommunity: CommunityFigures = {
  posts: 142,
  participation: 89,
  activeUsers: 67,
  topContributor: { username: 'Maria Silva', contributions: 15 },
};
