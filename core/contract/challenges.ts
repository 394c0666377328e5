import { z } from 'zod';
import { levels } from '#core/content/desafio-negocio.ts';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { instant, onlyRunId, runId, text } from './text.ts';

const engine = z.enum(['embedded', 'model']);

const message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: instant,
  /** Who wrote an answer of the persona: the platform itself or a model outside it. */
  engine: engine.optional(),
});

const objective = z.object({
  objective: z.string(),
  /** It was met altogether. */
  met: z.boolean(),
  /** How far it was met; conversations from before there were halves do not say. */
  level: z.enum(levels).optional(),
  evidence: z.string().nullable(),
});

const conversationState = z.object({
  id: z.int(),
  challengeId: z.string(),
  challengeName: z.string(),
  messages: z.array(message),
  completed: z.boolean(),
  score: z.int().nullable(),
  feedback: z.string().nullable(),
  /** How each objective fared, once it is over. */
  objectives: z.array(objective),
  pointsEarned: z.int(),
  newBadges: z.array(z.string()),
});

/** Of the state a client sends back only the id counts; the server's own copy is the truth. */
const sentState = z.object({ id: z.int().min(1).max(999_999_999) });

export const challengesContract = {
  challenges: {
    summary: 'Os desafios de negociação.',
    access: 'member',
    answer: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        scenario: z.string(),
        objectives: z.array(z.string()),
        /** How much it asks: Fácil, Médio or Difícil. */
        level: z.string(),
        /** How the persona is to talk to, in a word or two. */
        temper: z.string(),
        /** It opens once each of the first was finished. */
        opensLater: z.boolean(),
        persona: z.object({ name: z.string(), role: z.string(), personality: z.string() }),
        /** The best score the member has reached, once there is one. */
        bestScore: z.int().nullable(),
        /** Leaders try it before everybody sees it; null to everybody else, and where nothing is tried. */
        trial: z
          .object({
            id: z.int(),
            endsAt: instant,
            /** What the one who asks thinks of it. */
            rating: z.object({ stars: z.int(), note: z.string() }).nullable(),
          })
          .nullable(),
      }),
    ),
    errors: [],
  },
  startChallenge: {
    summary: 'Começa uma conversa.',
    access: 'member',
    params: z.object({ id: z.string().max(60) }),
    body: onlyRunId,
    answer: conversationState,
    status: 201,
    errors: ['not_found', 'conversation_limit', 'trial_leaders_only', 'run_id_taken'],
  },
  sendMessage: {
    summary: 'Envia uma mensagem e recebe a resposta da persona.',
    access: 'member',
    body: z.object({
      conversationState: sentState,
      message: text(limits.message.max, 'message_too_long').pipe(
        z.string().min(1, { error: 'message_empty' }),
      ),
      runId,
    }),
    answer: conversationState,
    errors: [
      'message_empty',
      'message_too_long',
      'no_conversation',
      'conversation_over',
      'conversation_busy',
      'run_id_taken',
    ],
    limit: 'ai',
  },
  endChallenge: {
    summary: 'Encerra a conversa e recebe a nota e o retorno.',
    access: 'member',
    body: z.object({ conversationState: sentState }),
    answer: conversationState,
    errors: ['no_conversation', 'conversation_over', 'conversation_busy'],
    limit: 'ai',
  },
  challengeHistory: {
    summary: 'As conversas do próprio membro, da mais nova para a mais antiga.',
    access: 'member',
    answer: z.array(
      conversationState
        .omit({ pointsEarned: true, newBadges: true })
        .extend({ startedAt: instant, completedAt: instant.nullable() }),
    ),
    errors: [],
  },
  aiStatus: {
    summary: 'Se um modelo de fora responde nos jogos com IA: então o texto da pessoa sai do servidor.',
    access: 'member',
    answer: z.object({ usesModel: z.boolean() }),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
