import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { jsonObject } from './json.ts';
import { limits } from './limits.ts';
import { stats } from './members.ts';
import { pathId, runId } from './text.ts';

const gameData = jsonObject(limits.gameData.max);

const progress = z.object({
  userId: z.int(),
  gameId: z.int(),
  score: z.int(),
  isCompleted: z.boolean(),
  /** Whether evidence, or what the server saw, proves the score. */
  isVerified: z.boolean(),
  data: z.record(z.string(), z.unknown()),
  /** The decks, chains, journeys ... that were completed; '' where the game is all there is. */
  variants: z.array(z.string()),
});

export const gamesContract = {
  games: {
    summary: 'Os jogos.',
    access: 'member',
    answer: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        type: z.string(),
        pillar: z.string(),
        baseReward: z.int(),
        estimatedTime: z.string(),
        octalysisFactor: z.string(),
        description: z.string(),
      }),
    ),
    errors: [],
  },
  gameProgress: {
    summary: 'O melhor resultado do próprio membro em um jogo.',
    access: 'member',
    params: z.object({ userId: pathId, gameId: pathId }),
    answer: progress,
    errors: ['forbidden', 'not_found'],
  },
  saveProgress: {
    summary:
      'Salva uma partida. Os pontos são recontados pelas provas em data e pagos uma vez por jogo e variante.',
    access: 'member',
    params: z.object({ gameId: pathId }),
    body: z.object({
      score: z.number().min(0).max(1_000_000),
      isCompleted: z.boolean().optional(),
      completedAt: z.string().max(40).optional(),
      runId,
      data: gameData.optional(),
      gameData: gameData.optional(),
    }),
    carriesGameData: true,
    answer: z.object({
      progress,
      stats,
      /** The score of this run as the server counts it. */
      score: z.int(),
      /** How the score is known: by evidence, from the run's own figures, or not at all; then it earns nothing. */
      proof: z.enum(['proven', 'stated', 'unproven']),
      pointsEarned: z.int(),
      newBadges: z.array(z.string()),
    }),
    errors: ['not_found', 'impossible_run', 'run_id_taken', 'too_fast'],
  },
} as const satisfies Record<string, Endpoint>;
