import { z } from 'zod';
import { pointKinds } from '#core/progress/points.ts';
import type { Endpoint } from './endpoint.ts';
import { instant, limit, pathId } from './text.ts';

const id = z.object({ id: pathId });

/** What a member has reached; open to every signed-in member. */
export const stats = z.object({
  influenceScore: z.int(),
  gamesCompleted: z.int(),
  connections: z.int(),
  badges: z.int(),
  /** What the weekly trend is told from. */
  trend: z.object({ thisWeek: z.int(), previousWeek: z.int(), ledgerDays: z.int() }),
});

/** One entry of the ledger, which is the activity feed as well. */
const activity = z.object({
  id: z.int(),
  type: z.enum(['game_completed', 'connection_made', 'vote_received', 'other']),
  kind: z.enum(Object.keys(pointKinds) as [keyof typeof pointKinds]),
  description: z.string(),
  points: z.int(),
  createdAt: instant,
});

export const membersContract = {
  userStats: {
    summary: 'Os números de um membro; de quem esconde o nome, só para a própria pessoa.',
    access: 'member',
    params: id,
    answer: stats,
    errors: ['not_found'],
  },
  activities: {
    summary: 'As atividades do próprio membro, da mais nova para a mais antiga.',
    access: 'member',
    params: id,
    query: z.object({
      limit: limit(100, 5),
      /** Only entries older than this one. */
      before: pathId.optional(),
    }),
    answer: z.array(activity),
    errors: ['forbidden'],
  },
  octalysisStats: {
    summary: 'De que é feito o perfil de motivação do próprio membro.',
    access: 'member',
    params: id,
    answer: z.object({
      influenceScore: z.int(),
      gamesCompleted: z.int(),
      connectionsCount: z.int(),
      activitiesCount: z.int(),
      submissionsCount: z.int(),
      averageGameScore: z.number(),
    }),
    errors: ['forbidden'],
  },
} as const satisfies Record<string, Endpoint>;
