import type { Answer } from '#core/contract/index.ts';
import { newMember } from '#core/progress/member-facts.ts';
import { maria } from './people.ts';

/** The own page of someone who has played, written and been voted for. */
export const mariasAccount: Answer<'account'> = {
  id: maria.id,
  username: maria.username,
  email: maria.email,
  fullName: null,
  hideFromRanking: false,
  preferences: { trade: null, readsAloud: null, readsCalmly: null },
  memberSince: '2026-09-16T12:00:00.000Z',
  influenceScore: maria.influenceScore,
  badges: [{ id: 'conhecedor-da-rota', earnedAt: '2026-10-03T12:00:00.000Z' }],
  facts: {
    ...newMember,
    activities: 12,
    ideas: 2,
    ideaVotes: 7,
    activeDays: 3,
    counted: { connections: 0, ideaVotes: 7, storyVotes: 0 },
    games: [{ type: 'mapa-produtivo', completed: true, bestPercent: 90.2, verifiedPercent: 90.2 }],
  },
  rewards: [
    { type: 'mapa-produtivo', received: 1, total: 1 },
    { type: 'flip-produtividade', received: 2, total: 3 },
  ],
  standing: {
    type: 'pioneiro',
    name: 'Pioneiro/Empreendedor',
    percentiles: { conector: 0, estrategista: 40, 'porta-voz': 57.4, pioneiro: 88 },
    reasons: ['concluiu 1 jogo'],
    isDamped: false,
    isKnown: true,
    named: null,
    version: 3,
  },
  review: null,
};
