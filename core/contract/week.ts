import { z } from 'zod';
import { goalKinds } from '#core/progress/weekly-goal.ts';
import type { Endpoint } from './endpoint.ts';
import { instant } from './text.ts';

const goal = { kind: z.enum(goalKinds), target: z.int() };

/** What can be new since the last visit; one line each at most. */
const newsKinds = ['replies', 'team', 'asked', 'accepted', 'votes', 'joined'] as const;

export const weekContract = {
  weeklyGoal: {
    summary: 'O mutirão da semana: a meta da comunidade, até onde chegou, e como terminou a semana passada.',
    access: 'member',
    answer: z.object({
      ...goal,
      /** How far it has come. */
      count: z.int(),
      endsAt: instant,
      /** Null where there was no goal last week. */
      last: z.object({ ...goal, reached: z.int() }).nullable(),
      /** In how many weeks the one who asks took part, and whether this is one of them. */
      sharedWeeks: z.int(),
      hasShared: z.boolean(),
      /** What the one who asks does counts towards it: after their first day and game, once somebody has met them. */
      isCounted: z.boolean(),
    }),
    errors: [],
  },
  news: {
    summary: 'O que há de novo desde a última visita, uma linha de cada tipo.',
    access: 'member',
    answer: z.array(
      z.object({
        kind: z.enum(newsKinds),
        /** How many; of votes only this is told, never who. */
        count: z.int(),
        /** Some of those who did it, as they may be named. */
        names: z.array(z.string()),
        /** What it is about, where it is one thing. */
        about: z.string(),
        path: z.string(),
      }),
    ),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
