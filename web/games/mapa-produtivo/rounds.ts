import { regions } from '#core/content/mapa-produtivo/shape.ts';
import type { StateId } from '#core/content/mapa-produtivo/states.ts';
import { type TradeId, trades } from '#core/content/trades.ts';
import { dealFrom } from '#core/games/mapa-produtivo/first-steps.ts';
import {
  currentProduct,
  deal,
  dealMixed,
  drop,
  isFinished,
  mixedVariant,
  type Play,
} from '#core/games/mapa-produtivo/rules.ts';
import type { RoundRules } from '#web/play/use-kept-round.ts';

const firstRound: RoundRules<Play> = {
  deal,
  movesOf: ({ placements }) => placements,
  redo(play, move) {
    const { product, region } = Object(move);
    const known = regions.find(({ id }) => id === region);
    return known && product === currentProduct(play) ? drop(play, known.id) : play;
  },
  isFinished,
};

/** Rounds with products of the whole bank, those of one's own state among them. */
export const mixedRoundFor = (state: StateId | undefined): RoundRules<Play> => ({
  ...firstRound,
  variant: state ? `${mixedVariant}-${state}` : mixedVariant,
  deal: (seed) => dealMixed(seed, state),
});

/** The first twenty, those first that somebody of a trade knows. */
const roundsByTrade: readonly (RoundRules<Play> & { trade: TradeId })[] = trades.map(({ id, products }) => ({
  ...firstRound,
  trade: id,
  variant: `para-${id}`,
  deal: (seed: number) => dealFrom(products, seed),
}));

/** The first twenty as this person plays them; a round that is under way goes on as it was dealt. */
export function firstRoundFor(trade: TradeId | undefined, kept: unknown): RoundRules<Play> {
  const { seed, variant } = Object(kept);
  const own =
    seed === undefined
      ? roundsByTrade.find((round) => round.trade === trade)
      : roundsByTrade.find((round) => round.variant === variant);
  return own ?? firstRound;
}
