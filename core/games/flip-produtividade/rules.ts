import { type Card, cardsOf, type Deck } from '#core/content/flip-produtividade.ts';
import type { Report } from '#core/games/game.ts';
import { shuffle } from '#core/games/shuffle.ts';

export const tuning = {
  pointsPerPair: 100,
  baseScore: 1000,
  penaltyPerMove: 10,
  penaltyPerSecond: 2,
  mismatchMs: 1000,
  explanationMs: 3000,
} as const;

/** The two cards of one move, in the order they were turned. */
export type Turn = readonly [string, string];

export interface Play {
  readonly deck: Deck;
  readonly cards: readonly Card[];
  /** The cards face up without a match: none, one, or the two of a mismatch until they turn back. */
  readonly open: readonly string[];
  /** The pairs found, in the order they were found. */
  readonly matched: readonly string[];
  readonly turns: readonly Turn[];
}

/** A new game with a deck; the seed decides where each card lies. */
export const deal = (deck: Deck, seed: number): Play => ({
  deck,
  cards: shuffle(cardsOf(deck), seed),
  open: [],
  matched: [],
  turns: [],
});

/** How a card lies on the table. */
export function faceOf({ open, matched }: Play, { id, pairId }: Card): 'down' | 'open' | 'matched' {
  if (matched.includes(pairId)) return 'matched';
  return open.includes(id) ? 'open' : 'down';
}

/** Turns a card up; the second one makes the move. With two open, or a card face up, nothing happens. */
export function turn(play: Play, cardId: string): Play {
  const card = play.cards.find(({ id }) => id === cardId);
  if (!card || play.open.length === 2 || faceOf(play, card) !== 'down') return play;
  const first = play.cards.find(({ id }) => id === play.open[0]);
  if (!first) return { ...play, open: [card.id] };
  const turns: readonly Turn[] = [...play.turns, [first.id, card.id]];
  return first.pairId === card.pairId
    ? { ...play, open: [], matched: [...play.matched, card.pairId], turns }
    : { ...play, open: [first.id, card.id], turns };
}

/** Turns the two cards of a mismatch face down again. */
export const turnBack = (play: Play): Play => (play.open.length === 2 ? { ...play, open: [] } : play);

/** The pairs of the deck, each of them two cards. */
export const pairCount = ({ cards }: Play): number => cards.length / 2;

/** Whether every pair has been found. */
export const isFinished = (play: Play): boolean => play.matched.length === pairCount(play);

/** The points of the pairs found; what the panel shows while one plays. */
export const liveScore = ({ matched }: Play): number => matched.length * tuning.pointsPerPair;

export interface ScoreBreakdown {
  baseScore: number;
  movePenalty: number;
  timePenalty: number;
  finalScore: number;
}

/** The score that is saved: fewer moves and less time are worth more, and nothing falls below zero. */
export function finalScore(moves: number, seconds: number): ScoreBreakdown {
  const { baseScore, penaltyPerMove, penaltyPerSecond } = tuning;
  const movePenalty = moves * penaltyPerMove;
  const timePenalty = seconds * penaltyPerSecond;
  return {
    baseScore,
    movePenalty,
    timePenalty,
    finalScore: Math.max(0, baseScore - movePenalty - timePenalty),
  };
}

export interface FlipData {
  deck: string;
  moves: number;
  timeElapsed: number;
  scoreBreakdown: ScoreBreakdown;
  turns: readonly Turn[];
}

/** What a finished game saves; the time runs from the deal to the last match, in whole seconds. */
export function report({ deck, turns }: Play, timeElapsed: number): Report<FlipData> {
  const moves = turns.length;
  const scoreBreakdown = finalScore(moves, timeElapsed);
  return {
    score: scoreBreakdown.finalScore,
    data: { deck: deck.id, moves, timeElapsed, scoreBreakdown, turns },
  };
}
