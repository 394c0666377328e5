import { z } from 'zod';
import { regions } from '#core/content/mapa-produtivo/shape.ts';
import { productBank, productById, products } from '#core/content/mapa-produtivo.ts';
import { eachOnce } from '#core/games/each-once.ts';
import { howMany, wholeSeconds } from '#core/games/evidence-fields.ts';
import { type Feat, type GameRules, testimony, type Verdict } from '#core/games/game.ts';
import { hands, runSeconds } from '#core/progress/hands.ts';
import { areTaken, firstSteps } from './first-steps.ts';
import { isCorrect, maxScore, mixedVariant, type Placement, perRegion, scoreOf, tuning } from './rules.ts';

const firstIds = products.map(({ id }) => id);
const productIds = productBank.map(({ id }) => id);
const regionIds = regions.map(({ id }) => id);
const total = tuning.products;

/** Which round had these products; none where no deal brings them together. */
function variantOf(placements: readonly Placement[]): string | null {
  const placed = placements.map(({ product }) => product);
  if (eachOnce(placed, firstIds)) return '';
  const homes = [...new Set(placed)].map((id) => productById(id).region);
  const isEven = regionIds.every((id) => homes.filter((home) => home === id).length === perRegion);
  return isEven ? mixedVariant : null;
}

/** To take a product to its region. */
const secondsADrop = 1;

// Between two drops the feedback holds the game; the last one is not counted, since a clock may stop at the drop.
const secondsOf = (secondsADrop: number, drops: number = total): number =>
  drops * secondsADrop + ((drops - 1) * tuning.feedbackMs) / 1000;

const verdictOf = (variant: string, correct: number, seconds?: number): Verdict => ({
  variant,
  score: scoreOf(correct).total,
  flawless: correct === total,
  seconds: runSeconds(secondsOf(secondsADrop), seconds),
});

const placement = z.object({ product: z.enum(productIds), region: z.enum(regionIds) });

const evidence = testimony(
  z.object({ placements: z.array(placement).length(total), seconds: wholeSeconds }),
  ({ placements, seconds }) => {
    const variant = variantOf(placements);
    if (variant === null || seconds < secondsOf(hands.fastestTouch)) return null;
    return verdictOf(variant, placements.filter(isCorrect).length, seconds);
  },
);

/** Which of so many products were right, told as a share of them; a share may have been rounded on the way. */
const figures = testimony(
  z.object({ accuracy: z.number().min(0).max(1), attempts: howMany, products: howMany }),
  ({ accuracy, attempts, products: placed }) => {
    const correct = Math.round(accuracy * total);
    const isWhole = Math.abs(correct - accuracy * total) < 0.01 && attempts >= total;
    return isWhole && (placed === total || placed === correct) ? verdictOf('', correct) : null;
  },
);

const begun = z.object({
  placements: z.array(placement).min(firstSteps).max(total),
  seconds: wholeSeconds,
});

/** The first products of a first round, taken home by hands. */
function beginning(data: unknown): Feat | null {
  const { success, data: read } = begun.safeParse(data);
  if (!success || read.seconds < secondsOf(hands.fastestTouch, read.placements.length)) return null;
  const placed = read.placements.map(({ product }) => product);
  const isOfFirstRound =
    new Set(placed).size === placed.length && placed.every((id) => firstIds.some((one) => one === id));
  return isOfFirstRound && areTaken(read.placements) ? { name: 'firstSteps' } : null;
}

export const mapaProdutivo = {
  maxScore,
  variants: ['', mixedVariant],
  judge: { proof: 'placements', evidence, figures, beginning },
} satisfies GameRules;
