import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** How a member leads, and the plain words that say why. */
const leadership = z.object({ type: z.string().nullable(), name: z.string(), reasons: z.array(z.string()) });

const rankedMember = z.object({
  /** Below zero for a member who keeps the name private: no address leads to such an id. */
  id: z.int(),
  username: z.string(),
  fullName: z.string().nullable(),
  influenceScore: z.int(),
  gamesCompleted: z.int(),
  connections: z.int(),
  badges: z.array(z.string()),
  /** Points earned in the last 7, 30 and 90 days. */
  periods: z.object({ week: z.int(), month: z.int(), quarter: z.int() }),
  leadership,
});

export const rankingContract = {
  leaderboard: {
    summary:
      'Os líderes em pontos: os dez primeiros de sempre e os dez da última semana, do último mês e do último trimestre.',
    access: 'member',
    answer: z.array(rankedMember),
    errors: [],
  },
  leadershipStats: {
    summary: 'Quem lidera, quem mais conecta e quanto se conclui.',
    access: 'member',
    answer: z.object({
      topLeader: z
        .object({
          fullName: z.string(),
          username: z.string(),
          score: z.int(),
          // False while nobody is identified as a leader: then it is who has most points.
          isIdentified: z.boolean(),
        })
        .nullable(),
      topConnector: z
        .object({
          username: z.string(),
          connections: z.int(),
          // False while no connection is one of established members: then it is the bare count.
          isEstablished: z.boolean(),
        })
        .nullable(),
      completionRate: z.object({ percentage: z.int(), completed: z.int(), total: z.int() }),
      totalGames: z.int(),
    }),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
