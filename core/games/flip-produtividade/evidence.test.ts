import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deckBank } from '#core/content/flip-produtividade/bank.ts';
import { judgeRun } from '#core/games/judge-run.ts';
import { flipProdutividade } from './evidence.ts';
import { deal, faceOf, isFinished, type Play, report, turn, turnBack } from './rules.ts';

const judge = (data: object) => judgeRun(flipProdutividade.judge, { ...data }).verdict;
const deck = 'glossario';
const pairs = ['apl', 'caf', 'ater', 'indicacao-geografica', 'sisbi', 'sobras'];
const turns = pairs.map((pair) => [`${pair}-term`, `${pair}-definition`]);
const mismatch = ['apl-term', 'caf-term'];

test('six pairs in six moves are flawless', () => {
  expect(judge({ deck, turns, timeElapsed: 20 })).toEqual({
    variant: deck,
    score: 900,
    flawless: true,
    seconds: 20,
  });
});

test('a mismatch costs its move', () => {
  expect(judge({ deck, turns: [mismatch, ...turns], timeElapsed: 20 })).toEqual({
    variant: deck,
    score: 890,
    flawless: false,
    seconds: 20,
  });
});

test.each([
  [4, null],
  [5, 15],
])('a mismatch lies open for a second: %i seconds for seven moves', (timeElapsed, seconds) => {
  expect(judge({ deck, turns: [mismatch, ...turns], timeElapsed })?.seconds ?? null).toBe(seconds);
});

test('five hundred moves are a run still', () => {
  const many = [...Array(494).fill(mismatch), ...turns];
  expect(judge({ deck, turns: many, timeElapsed: 9999 })).toMatchObject({ score: 0, seconds: 3600 });
  expect(judge({ deck, turns: many, timeElapsed: 800 })).toMatchObject({ seconds: 1494 });
});

test('a slow run is worth nothing, and is a run all the same', () => {
  expect(judge({ deck, turns, timeElapsed: 86_400 })?.score).toBe(0);
});

test('the fastest run there can be is worth the maximum, and takes the time of usual hands off the clock', () => {
  const { maxScore: score } = flipProdutividade;
  expect(judge({ deck, turns, timeElapsed: 3 })).toMatchObject({ score, seconds: 12 });
});

test('the fields of the specification may stand beside the evidence and count for nothing', () => {
  const scoreBreakdown = { baseScore: 1000, movePenalty: 0, timePenalty: 0, finalScore: 1000 };
  expect(judge({ deck, turns, timeElapsed: 20, moves: 0, scoreBreakdown })?.score).toBe(900);
});

test.each([
  ['no move', { deck, turns: [], timeElapsed: 20 }],
  ['too few moves', { deck, turns: turns.slice(1), timeElapsed: 20 }],
  ['a pair twice', { deck, turns: [...turns.slice(1), turns[1]], timeElapsed: 20 }],
  ['a matched card turned again', { deck, turns: [turns[0], mismatch, ...turns.slice(1)], timeElapsed: 20 }],
  ['a card with itself', { deck, turns: [['apl-term', 'apl-term'], ...turns], timeElapsed: 20 }],
  ['one card alone', { deck, turns: [['apl-term'], ...turns], timeElapsed: 20 }],
  ['three cards at once', { deck, turns: [[...mismatch, 'sobras-term'], ...turns], timeElapsed: 20 }],
  ['a move after the last', { deck, turns: [...turns, mismatch], timeElapsed: 20 }],
  ['an unknown card', { deck, turns: [['apl-term', 'curinga'], ...turns], timeElapsed: 20 }],
  ['another deck', { deck: 'atores', turns, timeElapsed: 20 }],
  ['an unknown deck', { deck: 'tarot', turns, timeElapsed: 20 }],
  ['no time', { deck, turns }],
  ['less time than hands need', { deck, turns, timeElapsed: 2 }],
  ['less time than mismatches lie open', { deck, turns: [mismatch, mismatch, ...turns], timeElapsed: 5 }],
  ['more moves than anyone makes', { deck, turns: Array(501).fill(mismatch), timeElapsed: 9999 }],
])('%s cannot be', (_, data) => {
  expect(judge(data)).toBeNull();
});

/** One move of a player who knows the partner of the card only now and then. */
function anyMove(play: Play, choice: number, remembers: boolean): Play {
  const down = play.cards.filter((card) => faceOf(play, card) === 'down');
  const first = down[choice % down.length];
  const others = down.filter((card) => card !== first);
  const second = remembers
    ? others.find(({ pairId }) => pairId === first?.pairId)
    : others[(choice >>> 4) % others.length];
  return first && second ? turnBack(turn(turn(play, first.id), second.id)) : play;
}

test('the judge sees in 10,000 plays what the player saw', () => {
  const anyDeck = fc.constantFrom(...deckBank);
  const anyMemory = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(anyDeck, fc.nat(), anyMemory, fc.nat(300), (deck, seed, memory, hesitation) => {
      let play = deal(deck, seed);
      for (let move = 1; !isFinished(play); move += 1) {
        play = anyMove(play, seed + move * 37, move % memory === 0);
      }
      const { score, data } = report(play, 2 * play.turns.length + hesitation);
      if (judge(data)?.score !== score) throw new Error('the scores differ');
      return score >= 0 && score <= flipProdutividade.maxScore;
    }),
    { numRuns: 10_000 },
  );
});
