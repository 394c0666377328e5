import { z } from 'zod';
import { topStep } from '#core/practice/ladder.ts';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { instant, runId } from './text.ts';

const practised = z.object({
  item: z.string().min(1).max(limits.practiceItem.max),
  /** How often it was right since it was last missed. */
  step: z.int().min(0).max(topStep),
  at: instant,
});

const all = z.object({ items: z.array(practised) });

export const practiceContract = {
  practice: {
    summary: 'O que o próprio membro errou nos jogos, e em que degrau da prática cada coisa está.',
    access: 'member',
    answer: all,
    errors: [],
  },
  savePractice: {
    summary:
      'Guarda o que foi errado ou praticado. De cada coisa vale o que aconteceu por último, em qualquer aparelho; não dá pontos.',
    access: 'member',
    body: z.object({ items: z.array(practised).min(1).max(limits.practised.max), runId }),
    answer: all,
    errors: ['run_id_taken'],
  },
} as const satisfies Record<string, Endpoint>;
