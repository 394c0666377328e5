import { z } from 'zod';
import { deckBank, deckById } from '#core/content/flip-produtividade/bank.ts';
import { pairsPerDeck } from '#core/content/flip-produtividade.ts';
import { contentId, wholeSeconds } from '#core/games/evidence-fields.ts';
import { type GameRules, testimony, type Verdict } from '#core/games/game.ts';
import { hands, runSeconds } from '#core/progress/hands.ts';
import { deal, finalScore, isFinished, type Play, type Turn, tuning, turn, turnBack } from './rules.ts';

const deckIds = deckBank.map(({ id }) => id);

// Far beyond patience: a hundred moves already leave a score of zero.
const maxTurns = 500;

/** To turn a card and read it. */
const secondsACard = 1;

/** What so many moves take: two cards each, and the wait while each mismatch lies open. */
const secondsOf = (moves: number, secondsACard: number): number =>
  moves * 2 * secondsACard + ((moves - pairsPerDeck) * tuning.mismatchMs) / 1000;

/** The verdict on a finished game, however it is known; null where nobody is so fast. */
function verdictOf(deck: string, moves: number, timeElapsed: number): Verdict | null {
  if (timeElapsed < secondsOf(moves, hands.fastestTouch)) return null;
  return {
    variant: deck,
    score: finalScore(moves, timeElapsed).finalScore,
    flawless: moves === pairsPerDeck,
    seconds: runSeconds(secondsOf(moves, secondsACard), timeElapsed),
  };
}

/** Plays the turns again with the rules of the table; null where one of them is not allowed. */
function replay(deck: string, turns: readonly Turn[]): Play | null {
  let play = deal(deckById(deck), 0);
  for (const [first, second] of turns) {
    const next = turn(turn(play, first), second);
    if (next.turns.length === play.turns.length) return null;
    play = turnBack(next);
  }
  return play;
}

const evidence = testimony(
  z.object({
    deck: z.enum(deckIds),
    turns: z.array(z.tuple([contentId, contentId])).max(maxTurns),
    timeElapsed: wholeSeconds,
  }),
  ({ deck, turns, timeElapsed }) => {
    const play = replay(deck, turns);
    return play && isFinished(play) ? verdictOf(deck, turns.length, timeElapsed) : null;
  },
);

const figures = testimony(
  z.object({
    deck: z.enum(deckIds),
    moves: z.int().min(pairsPerDeck).max(maxTurns),
    timeElapsed: wholeSeconds,
  }),
  ({ deck, moves, timeElapsed }) => verdictOf(deck, moves, timeElapsed),
);

export const flipProdutividade = {
  maxScore: finalScore(pairsPerDeck, secondsOf(pairsPerDeck, hands.fastestTouch)).finalScore,
  variants: deckIds,
  judge: {
    proof: 'turns',
    evidence,
    figures,
    feat: ({ score }) => ({ name: 'bestFlipScore', value: score }),
  },
} satisfies GameRules;
