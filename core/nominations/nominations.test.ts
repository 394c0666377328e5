import { describe, expect, it } from 'vitest';
import { dice } from '#core/games/chance.ts';
import { accordOf } from './accord.ts';
import { answersTo, type Ballot, hear, inDegree, together } from './ballots.ts';
import { countCovered, countNames } from './counted-names.ts';
import { greedyCover } from './cover.ts';
import { nominationModel } from './model.ts';
import { correlate, rankCorrelation, ranksOf, ranksOfCounts } from './ranks.ts';
import { drawShift, inSteps, middleOf, shiftUpTo } from './secrecy.ts';
import { stabilityOf } from './stability.ts';
import { judge } from './verdict.ts';

const { spread } = nominationModel;

/** Everyone names so many others by chance. */
function randomLists(
  people: number,
  answers: number,
  names: number,
  roll: (bound: number) => number,
): number[][] {
  return Array.from({ length: answers }, () => {
    const list = new Set<number>();
    while (list.size < names) list.add(roll(people));
    return [...list];
  });
}

describe('how often each is named', () => {
  it('counts a question by itself, and a person once who is named in several', () => {
    const ballots: Ballot[] = [
      [[0, 1], [0]],
      [[], [0, 2]],
      [null, [1]],
    ];
    expect([...inDegree(answersTo(ballots, 0), 3)]).toEqual([1, 1, 0]);
    expect([...inDegree(answersTo(ballots, 1), 3)]).toEqual([2, 1, 1]);
    expect([...inDegree(together(ballots), 3)]).toEqual([2, 2, 1]);
    expect(answersTo(ballots, 0)).toHaveLength(2);
  });

  it("is heard apart from those who belong and from strangers, and of who made one's card", () => {
    const ballots: Ballot[] = [
      [[0, 1], null],
      [[0, 2], [0]],
      [[1], []],
    ];
    const speakers = [{ belongs: false }, { belongs: true, maker: 0 }, { belongs: true }];
    expect(hear(ballots, speakers)).toEqual({
      own: [
        [[], null],
        [[2], []],
        [[1], []],
      ],
      beside: [
        [[0, 1], null],
        [[0], [0]],
        [[], []],
      ],
    });
    expect(
      hear(
        ballots,
        [1, 2, 3].map(() => ({ belongs: true })),
      ).beside,
    ).toBeNull();
  });

  it.each([
    [2, 15, 2],
    [3, 15, 4],
    [9, 15, 16],
    [9, 4, 13],
  ])('by %i who belong and %i strangers is %i', (own, strangers, expected) => {
    const speakers = Array.from({ length: own + strangers }, (_, place) => ({ belongs: place < own }));
    const heard = hear(
      speakers.map(() => [[0]]),
      speakers,
    );
    const counting = {
      people: 2,
      answered: inSteps(own + strangers),
      members: own + strangers,
      coin: () => 2 ** 31,
      of: 'together' as const,
    };
    expect(countNames(heard, together, counting).all).toEqual([expected, 0]);
  });
});

describe('rank correlation', () => {
  it('shares ranks between equals, by sorting and by counting', () => {
    expect([...ranksOf([3, 1, 3, 0])]).toEqual([3.5, 2, 3.5, 1]);
    expect([...ranksOfCounts(Int32Array.of(3, 1, 3, 0))]).toEqual([3.5, 2, 3.5, 1]);
  });

  it('is -29/165 for the textbook example of ten people and their television', () => {
    const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
    const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17];
    const told = rankCorrelation(iq, hours);
    expect(told?.value).toBeCloseTo(-29 / 165, 10);
    // By hand: atanh(-0.17576) ± 1.96 · √((1 + 0.17576² / 2) / 7).
    expect(told?.low).toBeCloseTo(-0.728, 3);
    expect(told?.high).toBeCloseTo(0.515, 3);
  });

  it('says nothing of four', () => {
    expect(rankCorrelation([1, 2, 3, 4], [1, 2, 3, 4])).toBeNull();
  });
});

describe('stability when answers are left out', () => {
  const of = (lists: readonly (readonly number[])[], people: number, roll: (bound: number) => number) =>
    stabilityOf([...inDegree(lists, people)], lists.length, roll);

  /** As R's bootnet does it: whole answers are left out, and the ranks of what is left compared. */
  function byLeavingOut(lists: readonly number[][], people: number, roll: (bound: number) => number): number {
    const ranks = ranksOfCounts(inDegree(lists, people));
    const agrees = (left: number): boolean => {
      const rest = lists.map((list) => ({ list, at: roll(2 ** 30) })).sort((one, other) => one.at - other.at);
      const some = rest.slice(left).map(({ list }) => list);
      return correlate(ranksOfCounts(inDegree(some, people)), ranks) >= 0.7;
    };
    return Math.max(
      0,
      ...nominationModel.drops.filter((share) => {
        const left = Math.round(lists.length * share);
        return left > 0 && Array.from({ length: 400 }, () => agrees(left)).filter(Boolean).length >= 380;
      }),
    );
  }

  it('is the most there is where everyone names the same', () => {
    const lists = Array.from({ length: 40 }, () => [0, 1]);
    expect(of(lists, 30, dice(1))).toBeCloseTo(0.75);
  });

  it('is nothing where everyone names somebody else', () => {
    const lists = Array.from({ length: 30 }, (_, place) => [place]);
    expect(of(lists, 30, dice(1))).toBe(0);
  });

  it('is 0.44 for thousands of random namings', () => {
    // A share s of independent namings correlates √s with all of them: 0.749 at the step 0.439, and 0.695 at the next one.
    const roll = dice(3);
    expect(of(randomLists(900, 900, 20, roll), 900, roll)).toBeCloseTo(0.439, 3);
  });

  it('is that of leaving out whole answers, within a step', () => {
    const networks = [1, 2, 3, 4, 5, 6].map((seed) => {
      const [roll, people] = [dice(seed), 20 * seed];
      const lists = randomLists(people, people, 3, roll).map((list) => [
        ...new Set([...list, ...(seed % 2 ? [roll(1 + seed)] : [])]),
      ]);
      return { lists, people };
    });
    const step = 0.7 / 9 + 1e-9;
    for (const { lists, people } of networks) {
      const difference = of(lists, people, dice(8)) - byLeavingOut(lists, people, dice(9));
      expect(Math.abs(difference)).toBeLessThanOrEqual(step);
    }
  });
});

function accordIn(lists: readonly (readonly number[])[], people: number, coin: (bound: number) => number) {
  const heard = { own: lists.map((list) => [list]), beside: null };
  const respondents = middleOf(inSteps(lists.length));
  const { own: counts } = countNames(heard, together, {
    people,
    answered: inSteps(lists.length),
    members: people,
    coin,
    of: 'together',
  });
  return accordOf({ counts, covered: countCovered(heard, counts, coin), respondents });
}

describe('accord', () => {
  const of = accordIn;

  it.each([
    [100, 60, 4],
    [12, 12, 3],
    [40, 17, 1],
  ])('is seldom seen in random answers: %i people, %i answers of %i names', (people, answers, names) => {
    let seen = 0;
    for (let run = 0; run < 400; run++) {
      const roll = dice(run);
      if (of(randomLists(people, answers, names, roll), people, roll).isBeyondChance) seen++;
    }
    expect(seen).toBeLessThanOrEqual(16);
  });

  it('is seen in answers that agree', () => {
    const roll = dice(5);
    const lists = randomLists(100, 60, 3, roll).map((list) => [...new Set([...list, roll(5)])]);
    const { isBeyondChance, reliability } = of(lists, 100, roll);
    expect(isBeyondChance).toBe(true);
    expect(reliability).toBeGreaterThan(0.5);
  });

  const namingOne = (answers: number) => (): number[][] => Array.from({ length: answers }, () => [0]);
  const namingThree = (answers: number) => (roll: (bound: number) => number) =>
    Array.from({ length: answers }, () => [...new Set([roll(3), roll(40)])]);

  it.each([
    ['eleven of twelve who name one person', 12, namingOne(11), 0.7],
    ['fifteen of sixteen who do', 16, namingOne(15), 0.9],
    ['twenty of forty who name one of three, and somebody', 40, namingThree(20), 0.5],
    ['thirty of forty who do', 40, namingThree(30), 0.95],
  ])('is mostly seen in %s', (_, people, listsOf, share) => {
    let seen = 0;
    for (let run = 0; run < 200; run++) {
      const roll = dice(run);
      if (of(listsOf(roll), people, roll).isBeyondChance) seen++;
    }
    expect(seen / 200).toBeGreaterThan(share);
  });
});

it('what is too little to be seen is mostly seen with as many more answers as it says', () => {
  const people = 40;
  const tell = (seed: number, answers: number) => {
    const roll = dice(seed);
    const lists = Array.from({ length: answers }, () => [
      ...new Set([1, 2, 3, 4].flatMap(() => [roll(people), ...(roll(10) < 3 ? [roll(4)] : [])])),
    ]);
    return accordIn(lists, people, roll);
  };
  let [told, seen] = [0, 0];
  for (let run = 0; run < 200; run++) {
    const { isBeyondChance, times } = tell(run, 20);
    if (isBeyondChance || times === null || times > 2) continue;
    told++;
    if (tell(run + 1000, Math.ceil(20 * times)).isBeyondChance) seen++;
  }
  expect(told).toBeGreaterThan(30);
  expect(seen / told).toBeGreaterThan(0.6);
});

describe('what may be claimed', () => {
  const sure = { isBeyondChance: true, reliability: 0.9, times: 1 };
  const unsure = { isBeyondChance: false, reliability: 0.1 };
  it.each([
    [
      { answered: 30, members: 100, stability: 0.6, accord: sure },
      { cause: 'few_answers', missing: 10 },
    ],
    [
      { answered: 3, members: 5, stability: 0.6, accord: sure },
      { cause: 'few_answers', missing: 5 },
    ],
    [
      // Spearman-Brown: 0.7 · 0.5 / (0.5 · 0.3) = 2.33 times as many answers.
      { answered: 40, members: 100, stability: 0.2, accord: { ...sure, reliability: 0.5 } },
      { cause: 'unstable', missing: 55 },
    ],
    [
      { answered: 50, members: 100, stability: 0.6, accord: { ...unsure, times: null } },
      { cause: 'no_accord', missing: null },
    ],
    [
      { answered: 53, members: 100, stability: 0.6, accord: { ...unsure, times: 1.25 } },
      { cause: 'no_accord', missing: 15 },
    ],
    [
      { answered: 50, members: 100, stability: 0.6, accord: { ...unsure, times: 2.5 } },
      { cause: 'no_accord', missing: null },
    ],
  ])('not yet: %j', (findings, expected) => {
    expect(judge(findings)).toEqual({ mayClaim: false, ...expected });
  });

  it('how many are missing does not tell of one more answer', () => {
    const of = (answered: number) => judge({ answered, members: 100, stability: 0.6, accord: sure });
    expect(of(30)).toEqual({ mayClaim: false, cause: 'few_answers', missing: 10 });
    expect(of(34)).toEqual(of(30));
  });

  it('something from 0.25 on, firmly from 0.5 on', () => {
    const findings = { answered: 40, members: 100, accord: sure };
    expect(judge({ ...findings, stability: 0.25 })).toEqual({ mayClaim: true, isFirm: false });
    expect(judge({ ...findings, stability: 0.5 })).toEqual({ mayClaim: true, isFirm: true });
    const weak = { ...sure, reliability: 0.6 };
    expect(judge({ ...findings, stability: 0.7, accord: weak })).toEqual({ mayClaim: true, isFirm: false });
  });
});

describe('how few reach most', () => {
  it('takes whoever adds most, and stops when it is enough', () => {
    const reaches = new Map([
      [0, [1, 2, 3, 4]],
      [1, [3, 4, 5]],
      [2, [5, 6]],
      [3, [1, 2]],
    ]);
    expect(greedyCover(reaches, 6, 9)).toEqual([
      { place: 0, reached: 4 },
      { place: 2, reached: 6 },
    ]);
    expect(greedyCover(reaches, 99, 1)).toHaveLength(1);
    expect(greedyCover(reaches, 99, 9).at(-1)?.reached).toBe(6);
  });
});

describe('the secret shift', () => {
  it.each([spread.together, spread.question])('is drawn as it is reckoned with: spread %i', (spread) => {
    const roll = dice(2);
    const drawn = Array.from({ length: 20_000 }, () => drawShift(roll, spread));
    for (const bound of [-3, -1, 0, 2]) {
      const share = drawn.filter((shift) => shift <= bound).length / drawn.length;
      expect(Math.abs(share - shiftUpTo(bound, spread))).toBeLessThan(0.02);
    }
  });

  it('spreads as accord reckons with', () => {
    const roll = dice(4);
    const drawn = Array.from({ length: 200_000 }, () => drawShift(roll));
    const mean = (power: number) => drawn.reduce((sum, shift) => sum + shift ** power, 0) / drawn.length;
    expect(Math.abs(mean(2) - spread.together)).toBeLessThan(0.05);
    // Its ends are those of a normal draw.
    expect(Math.abs(mean(4) - 3 * spread.together ** 2)).toBeLessThan(0.5);
  });

  it('counts answers in steps', () => {
    expect([0, 4, 5, 9, 10].map(inSteps)).toEqual([0, 0, 5, 5, 10]);
  });
});
