import { type AplId, aplById } from '#core/content/cadeia-valor.ts';
import { deckById } from '#core/content/flip-produtividade/bank.ts';
import { cardsOf } from '#core/content/flip-produtividade.ts';
import { type Scenario, scenarios } from '#core/content/jornada-empreendedor.ts';
import type { Product } from '#core/content/mapa-produtivo/shape.ts';
import { products } from '#core/content/mapa-produtivo.ts';

/** The body of a completed progress write, with the evidence an honest client sends. */
export interface Run {
  score: number;
  isCompleted: true;
  data: Record<string, unknown>;
}

const completed = (data: Record<string, unknown>): Run => ({ score: 0, isCompleted: true, data });

/** A run of Mapa Produtivo with the first `mistakes` products in the wrong region. */
export const mapaRun = (mistakes = 0, round: readonly Product[] = products): Run =>
  completed({
    placements: round.map(({ id, region }, index) => ({
      product: id,
      region: index < mistakes ? (region === 'sul' ? 'norte' : 'sul') : region,
    })),
    seconds: 90,
  });

/** A run of Jornada with the first `mistakes` decisions wrong. */
export const jornadaRun = (mistakes = 0, journey: readonly Scenario[] = scenarios): Run =>
  completed({
    choices: journey.map(({ id, choices }, index) => ({
      scenario: id,
      choice: choices.find(({ isCorrect }) => isCorrect !== index < mistakes)?.id,
    })),
    seconds: 60,
  });

/** A run of Cadeia de Valor; with a mistake the first two stages change places. */
export function cadeiaRun(apl: AplId, hasMistake = false): Run {
  const { mainChain, supportServices } = aplById(apl);
  const [first, second, ...rest] = mainChain.map(({ id }) => id);
  return completed({
    apl,
    order: hasMistake ? [second, first, ...rest] : [first, second, ...rest],
    supports: Object.fromEntries(supportServices.map(({ id, bestStage }) => [id, bestStage])),
  });
}

/** A run of Flip that finds every pair at once, in so many seconds. */
export function flipRun(deck: string, seconds = 60): Run {
  const cards = cardsOf(deckById(deck));
  const turns = deckById(deck).pairs.map(({ id }) =>
    cards.filter(({ pairId }) => pairId === id).map((card) => card.id),
  );
  return completed({ deck, turns, timeElapsed: seconds });
}
