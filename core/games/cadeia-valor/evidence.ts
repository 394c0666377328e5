import { z } from 'zod';
import { aplBank, aplById } from '#core/content/cadeia-valor.ts';
import { eachOnce } from '#core/games/each-once.ts';
import { contentId, wholeSeconds } from '#core/games/evidence-fields.ts';
import { type GameRules, testimony } from '#core/games/game.ts';
import { runSeconds } from '#core/progress/hands.ts';
import { canSupport, maxScore, maxScoreOf, score } from './rules.ts';

const aplIds = aplBank.map(({ id }) => id);
const longestChain = Math.max(...aplBank.map(({ mainChain }) => mainChain.length));

/** To take a stage or a service, look where it goes and leave it there. */
const secondsAPiece = 2;

/** The chain as it was handed in; an older client does not say how long it took. */
const evidence = testimony(
  z.object({
    apl: z.enum(aplIds),
    order: z.array(contentId).max(longestChain),
    supports: z.record(contentId, contentId),
    seconds: wholeSeconds.optional(),
  }),
  ({ apl, order, supports, seconds }) => {
    const stageIds = aplById(apl).mainChain.map(({ id }) => id);
    const isPlaced = Object.entries(supports).every(([service, stage]) => canSupport(apl, service, stage));
    const pieces = order.length + Object.keys(supports).length;
    if (!eachOnce(order, stageIds) || !isPlaced) return null;
    const { total } = score({ apl, order, supports });
    return {
      variant: apl,
      score: total,
      flawless: total === maxScoreOf(apl),
      seconds: runSeconds(pieces * secondsAPiece, seconds),
    };
  },
);

export const cadeiaValor = {
  maxScore,
  variants: aplIds,
  judge: {
    proof: 'order',
    evidence,
    feat: ({ variant, flawless }) => (flawless ? { name: 'flawlessChains', of: variant } : null),
  },
} satisfies GameRules;
