import { z } from 'zod';
import { products, regions } from '#core/content/mapa-produtivo.ts';
import { eachOnce } from '#core/games/each-once.ts';
import { wholeSeconds } from '#core/games/evidence-fields.ts';
import type { GameJudge } from '#core/games/game.ts';
import { maxScore, score, tuning } from './rules.ts';

const productIds = products.map(({ id }) => id);
const regionIds = regions.map(({ id }) => id);

// Between two drops the feedback holds the game; the last one is not counted, since a clock may stop at the drop.
const shortestSeconds = ((products.length - 1) * tuning.feedbackMs) / 1000;

const evidence = z.object({
  placements: z
    .array(z.object({ product: z.enum(productIds), region: z.enum(regionIds) }))
    .length(products.length),
  seconds: wholeSeconds,
});

export const mapaProdutivo: GameJudge<z.infer<typeof evidence>> = {
  maxScore,
  variants: [''],
  proof: 'placements',
  evidence,
  judge({ placements, seconds }) {
    const placed = placements.map(({ product }) => product);
    if (!eachOnce(placed, productIds) || seconds < shortestSeconds) return null;
    const { total, correct } = score(placements);
    return { variant: '', score: total, flawless: correct === products.length };
  },
};
