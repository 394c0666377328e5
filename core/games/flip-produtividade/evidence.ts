import { z } from 'zod';
import { type DeckId, decks } from '#core/content/flip-produtividade.ts';
import { contentId, wholeSeconds } from '#core/games/evidence-fields.ts';
import type { GameJudge } from '#core/games/game.ts';
import { deal, finalScore, isFinished, type Play, type Turn, tuning, turn, turnBack } from './rules.ts';

const deckIds = decks.map(({ id }) => id);
const pairsPerDeck = Math.max(...decks.map(({ pairs }) => pairs.length));

// To find a pair is to read two cards and touch them: whoever is faster than half a second knew them beforehand.
const secondsPerPair = 0.5;

// Far beyond patience: a hundred moves already leave a score of zero.
const mostTurns = 500;

/** The least time a run takes: the hand's for each pair, and the wait while each mismatch lies open. */
const shortestSeconds = (mismatches: number): number =>
  pairsPerDeck * secondsPerPair + (mismatches * tuning.mismatchMs) / 1000;

/** Plays the turns again with the rules of the table; null where one of them is not allowed. */
function replay(deck: DeckId, turns: readonly Turn[]): Play | null {
  let play = deal(deck, 0);
  for (const [first, second] of turns) {
    const next = turn(turn(play, first), second);
    if (next.turns.length === play.turns.length) return null;
    play = turnBack(next);
  }
  return play;
}

const evidence = z.object({
  deck: z.enum(deckIds),
  turns: z.array(z.tuple([contentId, contentId])).max(mostTurns),
  timeElapsed: wholeSeconds,
});

export const flipProdutividade: GameJudge<z.infer<typeof evidence>> = {
  maxScore: finalScore(pairsPerDeck, shortestSeconds(0)).finalScore,
  variants: deckIds,
  proof: 'turns',
  evidence,
  judge({ deck, turns, timeElapsed }) {
    const play = replay(deck, turns);
    if (!play || !isFinished(play)) return null;
    const mismatches = turns.length - play.matched.length;
    if (timeElapsed < shortestSeconds(mismatches)) return null;
    const { finalScore: score } = finalScore(turns.length, timeElapsed);
    return { variant: deck, score, flawless: mismatches === 0 };
  },
  feat: ({ score }) => ({ fact: 'bestFlipScore', score }),
};
