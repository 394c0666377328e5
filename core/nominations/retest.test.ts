import { describe, expect, it } from 'vitest';
import { dice } from '#core/games/chance.ts';
import { type ComparedRound, compareRounds } from './retest.ts';
import { tellRound } from './tell-round.ts';

const round = (answered: number, counts: Record<number, number>): ComparedRound => ({
  answered,
  counts: new Map(Object.entries(counts).map(([id, count]) => [Number(id), count])),
});

describe('two rounds', () => {
  const before = round(100, { 1: 60, 2: 50, 3: 40, 4: 30, 5: 20, 6: 15 });

  it('that told the same agree, and nobody rose or fell', () => {
    const { agreement, both, rose, fell } = compareRounds(before, before);
    expect(agreement?.value).toBeCloseTo(1);
    expect({ both, rose, fell }).toEqual({ both: 6, rose: [], fell: [] });
  });

  it('with twice as many answers and twice the counts are the same', () => {
    const after = round(200, { 1: 120, 2: 100, 3: 80, 4: 60, 5: 40, 6: 30 });
    expect(compareRounds(before, after)).toMatchObject({ rose: [], fell: [] });
  });

  it('tell who rose and who fell beyond what chance may do, the greatest change first', () => {
    const after = round(100, { 1: 20, 2: 22, 3: 44, 4: 80, 5: 60, 6: 19 });
    expect(compareRounds(before, after)).toMatchObject({ both: 6, rose: [4, 5], fell: [1, 2] });
  });

  it('tell of somebody new or gone only where that is beyond what is never told', () => {
    const { 1: _gone, ...rest } = { 1: 60, 2: 50, 3: 40, 4: 30, 5: 20, 6: 15 };
    expect(compareRounds(before, round(100, { ...rest, 7: 40, 8: 9 }))).toMatchObject({
      rose: [7],
      fell: [1],
    });
  });

  it('of fewer than five people in both have no order to compare', () => {
    expect(compareRounds(before, round(100, { 1: 60, 2: 50, 3: 40, 4: 30 })).agreement).toBeNull();
  });

  /** Spearman without ties: 1 - 6 * (1 + 1 + 0 + 1 + 1 + 0) / (6 * 35). */
  it('have the rank correlation of their counts', () => {
    const after = round(100, { 1: 50, 2: 60, 3: 40, 4: 20, 5: 30, 6: 15 });
    expect(compareRounds(before, after).agreement?.value).toBeCloseTo(0.885714, 6);
  });
});

/** What is told of a community in which the same people are looked to, by whoever happens to answer. */
function tellOnce(seed: number): ComparedRound {
  const people = 60;
  const roll = dice(seed);
  const ballots = Array.from({ length: 50 }, () => [
    Array.from({ length: people }, (_, place) => place).filter((place) => roll(people) > 20 + place),
  ]);
  const activity = Array.from({ length: people }, () => 1);
  const round = {
    questions: 1,
    members: people,
    activity,
    heard: { own: ballots, beside: null },
    outside: [],
  };
  const told = tellRound(round, { coin: dice(seed + 1000), dice: roll });
  const counts = (told?.named ?? []).flatMap(({ place, together }) =>
    together ? [[place, together.count] as const] : [],
  );
  return { answered: told?.answered ?? 0, counts: new Map(counts) };
}

it('of an unchanged community hardly ever tell of a rise or fall', () => {
  let [wrong, told] = [0, 0];
  for (let run = 0; run < 12; run++) {
    const [before, after] = [tellOnce(2 * run), tellOnce(2 * run + 1)];
    const { rose, fell } = compareRounds(before, after);
    wrong += rose.length + fell.length;
    told += after.counts.size;
  }
  expect(told).toBeGreaterThan(300);
  expect(wrong / told).toBeLessThan(0.01);
});
