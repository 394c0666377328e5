import { z } from 'zod';
import { aplById, apls } from '#core/content/cadeia-valor.ts';
import { eachOnce } from '#core/games/each-once.ts';
import { contentId } from '#core/games/evidence-fields.ts';
import type { GameJudge } from '#core/games/game.ts';
import { canSupport, maxScore, maxScoreOf, score } from './rules.ts';

const aplIds = apls.map(({ id }) => id);
const longestChain = Math.max(...apls.map(({ mainChain }) => mainChain.length));

const evidence = z.object({
  apl: z.enum(aplIds),
  order: z.array(contentId).max(longestChain),
  supports: z.record(contentId, contentId),
});

export const cadeiaValor: GameJudge<z.infer<typeof evidence>> = {
  maxScore,
  variants: aplIds,
  proof: 'order',
  evidence,
  judge({ apl, order, supports }) {
    const stageIds = aplById(apl).mainChain.map(({ id }) => id);
    const isPlaced = Object.entries(supports).every(([service, stage]) => canSupport(apl, service, stage));
    if (!eachOnce(order, stageIds) || !isPlaced) return null;
    const { total } = score({ apl, order, supports });
    return { variant: apl, score: total, flawless: total === maxScoreOf(apl) };
  },
  feat: ({ variant, flawless }) => (flawless ? { fact: 'flawlessChains', of: variant } : null),
};
