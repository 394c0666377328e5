import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { pathId } from './text.ts';

export const connectionsContract = {
  connect: {
    summary: 'Conecta-se com outro membro: uma vez, 10 pontos para cada lado.',
    access: 'member',
    params: z.object({ id: pathId }),
    answer: z.object({ connections: z.int(), pointsEarned: z.int(), newBadges: z.array(z.string()) }),
    errors: ['not_found', 'own_connection', 'already_connected', 'connection_limit'],
  },
  connections: {
    summary: 'Com quem o próprio membro está conectado, os mais novos primeiro.',
    access: 'member',
    answer: z.array(z.object({ id: z.int(), username: z.string() })),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
