import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { onlyRunId, pathId } from './text.ts';

export const connectionsContract = {
  connect: {
    summary:
      'Pede a outro membro para se conectar (`asked`) ou aceita o pedido dele (`connected`): só então vêm os 10 pontos de cada lado. Repetir o pedido não muda nada.',
    access: 'member',
    params: z.object({ id: pathId }),
    body: onlyRunId,
    answer: z.object({
      state: z.enum(['asked', 'connected']),
      connections: z.int(),
      pointsEarned: z.int(),
      newBadges: z.array(z.string()),
    }),
    errors: [
      'not_found',
      'own_connection',
      'already_connected',
      'ask_declined',
      'connection_limit',
      'run_id_taken',
    ],
  },
  declineConnection: {
    summary:
      'Recusa o pedido de outro membro, que por 30 dias não pode pedir de novo, ou retira o próprio pedido.',
    access: 'member',
    params: z.object({ id: pathId }),
    body: onlyRunId,
    answer: z.object({ ok: z.literal(true) }),
    errors: ['not_found', 'already_connected', 'run_id_taken'],
  },
  connections: {
    summary:
      'Com quem o próprio membro está conectado (`connected`); depois, quem pediu e espera a resposta dele (`asks_you`) e a quem ele pediu (`you_asked`). Os mais novos primeiro.',
    access: 'member',
    answer: z.array(
      z.object({
        id: z.int(),
        username: z.string(),
        state: z.enum(['connected', 'asks_you', 'you_asked']),
      }),
    ),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
