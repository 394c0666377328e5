import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckBank, deckById } from '#core/content/flip-produtividade/bank.ts';
import {
  deal,
  faceOf,
  finalScore,
  isFinished,
  liveScore,
  pairCount,
  tuning,
  turn,
  turnBack,
} from './rules.ts';

test.each([
  [6, 0, 940],
  [12, 60, 760],
  [10, 25, 850],
  [40, 300, 0],
  [60, 500, 0],
])('%i moves in %i seconds leave %i', (moves, seconds, points) => {
  expect(finalScore(moves, seconds)).toEqual({
    baseScore: 1000,
    movePenalty: moves * 10,
    timePenalty: seconds * 2,
    finalScore: points,
  });
});

describe('a turn', () => {
  const dealt = deal(deckById('glossario'), 3);

  test('opens one card and counts no move yet', () => {
    expect(turn(dealt, 'apl-term')).toMatchObject({ open: ['apl-term'], turns: [], matched: [] });
  });

  test('of the second card of a pair keeps both, scores and clears the selection', () => {
    const play = turn(turn(dealt, 'apl-term'), 'apl-definition');
    expect(play).toMatchObject({ open: [], matched: ['apl'], turns: [['apl-term', 'apl-definition']] });
    expect(liveScore(play)).toBe(100);
  });

  test('of another card leaves both open until they turn back, for one move', () => {
    const play = turn(turn(dealt, 'apl-term'), 'caf-term');
    expect(play).toMatchObject({ open: ['apl-term', 'caf-term'], matched: [] });
    expect(play.turns).toHaveLength(1);
    expect(turn(play, 'ater-term')).toBe(play);
    expect(turnBack(play)).toMatchObject({ open: [], matched: [], turns: play.turns });
  });

  test('cannot choose a card that is open, matched or not of the deck', () => {
    const one = turn(dealt, 'apl-term');
    expect(turn(one, 'apl-term')).toBe(one);
    const matched = turn(one, 'apl-definition');
    expect(turn(matched, 'apl-term')).toBe(matched);
    expect(turn(matched, 'sebrae-actor')).toBe(matched);
  });

  test('back needs two open cards', () => {
    const one = turn(dealt, 'apl-term');
    expect(turnBack(one)).toBe(one);
    expect(turnBack(dealt)).toBe(dealt);
  });
});

test('any sequence of taps keeps the table in order', () => {
  const anyDeck = fc.constantFrom(...deckBank);
  const anyTaps = fc.array(fc.option(fc.nat(12)), { maxLength: 80 });
  fc.assert(
    fc.property(anyDeck, fc.integer(), anyTaps, (deck, seed, taps) => {
      let play = deal(deck, seed);
      for (const tap of taps) {
        const before = play;
        play = tap === null ? turnBack(play) : turn(play, play.cards[tap]?.id ?? 'nada');
        expect(play.open.length).toBeLessThanOrEqual(2);
        expect(play.turns.length - before.turns.length).toBeLessThanOrEqual(1);
        expect(play.matched.slice(0, before.matched.length)).toEqual(before.matched);
      }
      const faces = play.cards.map((card) => faceOf(play, card));
      expect(new Set(play.matched).size).toBe(play.matched.length);
      expect(faces.filter((face) => face === 'matched')).toHaveLength(play.matched.length * 2);
      expect(faces.filter((face) => face === 'open')).toHaveLength(play.open.length);
      expect(play.turns.length).toBeGreaterThanOrEqual(play.matched.length);
      expect(liveScore(play)).toBe(play.matched.length * 100);
      expect(isFinished(play)).toBe(play.matched.length === pairCount(play));
    }),
  );
});

test('is tuned as specified', () => {
  expect(tuning).toEqual({
    pointsPerPair: 100,
    baseScore: 1000,
    penaltyPerMove: 10,
    penaltyPerSecond: 2,
    mismatchMs: 1000,
    explanationMs: 3000,
  });
});
