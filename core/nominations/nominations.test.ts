import { describe, expect, it } from 'vitest';
import { dice } from '#core/games/chance.ts';
import { accordOf } from './accord.ts';
import { answersTo, type Ballot, inDegree, together, vouchedBallots } from './ballots.ts';
import { greedyCover } from './cover.ts';
import { estimate } from './interval.ts';
import { rankCorrelation, ranksOf, ranksOfCounts } from './ranks.ts';
import { drawShift, inSteps, shiftUpTo } from './secrecy.ts';
import { stabilityOf } from './stability.ts';
import { judge } from './verdict.ts';

/** Krackhardt's kite (1990): Andre, Beverly, Carol, Diane, Ed, Fernando, Garth, Heather, Ike, Jane; a tie is a naming each way. */
const kite = [
  [1, 2, 3, 5],
  [0, 3, 4, 6],
  [0, 3, 5],
  [0, 1, 2, 4, 5, 6],
  [1, 3, 6],
  [0, 2, 3, 6, 7],
  [1, 3, 4, 5, 7],
  [5, 6, 8],
  [7, 9],
  [8],
];

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
  it('is the degree that Krackhardt published for his kite', () => {
    expect([...inDegree(kite, 10)]).toEqual([4, 4, 3, 6, 3, 5, 5, 3, 2, 1]);
  });

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

  it('takes the names of strangers for whom three who belong have named as well, in whatever question', () => {
    const own: Ballot[] = [
      [[0], null],
      [[1], [0]],
      [null, [0, 1]],
    ];
    const strangers: Ballot[] = [
      [[0, 1, 2], null],
      [[2], [1]],
    ];
    const stranger = { belongs: false, voice: null };
    const speakers = [...[1, 2, 3].map((voice) => ({ belongs: true, voice })), stranger, stranger];
    expect(vouchedBallots([...own, ...strangers], speakers)).toEqual([...own, [[0], null], [[], []]]);
  });

  it('takes the names that cards give to who made them as those of strangers', () => {
    const [maker, other] = [0, 1];
    const byCard = (voice: number) => ({ belongs: true, voice, maker });
    const cards = [10, 11, 12, 13].map(byCard);
    const neighbours = (many: number) =>
      [20, 21, 22].slice(0, many).map((voice) => ({ belongs: true, voice }));
    const countsWith = (many: number) => {
      const speakers = [...cards, ...neighbours(many)];
      return [
        ...inDegree(
          together(
            vouchedBallots(
              speakers.map(() => [[maker, other]]),
              speakers,
            ),
          ),
          2,
        ),
      ];
    };
    expect(countsWith(2)).toEqual([2, 6]);
    expect(countsWith(3)).toEqual([7, 7]);
  });

  it('takes the names of those who are known through one person for the voice of that person', () => {
    const own: Ballot[] = [[[0]], [[1]]];
    const round: Ballot[] = [[[1, 2]], [[1, 2]], [[1, 2]]];
    const speakers = [
      ...[1, 2].map((voice) => ({ belongs: true, voice })),
      ...[7, 7, 7].map((voice) => ({ belongs: false, voice })),
    ];
    expect(vouchedBallots([...own, ...round], speakers)).toEqual([...own, [[]], [[]], [[]]]);
    // With another voice for one of them, three of the community name them.
    const more = [...own, [[1]], ...round] satisfies Ballot[];
    const heard = vouchedBallots(more, [
      ...speakers.slice(0, 2),
      { belongs: true, voice: 3 },
      ...speakers.slice(2),
    ]);
    expect(heard.slice(3)).toEqual([[[1]], [[1]], [[1]]]);
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

describe('the interval of a count', () => {
  it.each([
    [12, 40],
    [7, 25],
    [30, 60],
  ])('is that of resampling: %i of %i', (count, respondents) => {
    const roll = dice(7);
    const resampled = Array.from({ length: 4000 }, () => {
      let again = drawShift(roll);
      for (let one = 0; one < respondents; one++) if (roll(respondents) < count) again++;
      return again;
    }).sort((one, other) => one - other);
    const { low, high } = estimate(count, respondents);
    expect(Math.abs(low - Math.max(0, resampled[100] ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(high - Math.min(respondents, resampled[3900] ?? 0))).toBeLessThanOrEqual(1);
  });

  it('holds what it should in 93 to 97 of 100 small communities', () => {
    const roll = dice(11);
    let held = 0;
    const networks = 2000;
    for (let network = 0; network < networks; network++) {
      const respondents = 30 + roll(70);
      const share = 0.2 + roll(500) / 1000;
      let count = drawShift(roll);
      for (let one = 0; one < respondents; one++) if (roll(1000) < share * 1000) count++;
      const { low, high } = estimate(count, respondents);
      if (low <= share * respondents && share * respondents <= high) held++;
    }
    expect(held / networks).toBeGreaterThanOrEqual(0.93);
    expect(held / networks).toBeLessThanOrEqual(0.97);
  });
});

describe('stability when answers are left out', () => {
  it('is the most there is where everyone names the same', () => {
    const lists = Array.from({ length: 40 }, () => [0, 1]);
    expect(stabilityOf(lists, 30, dice(1))).toBeCloseTo(0.75);
  });

  it('is nothing where everyone names somebody else', () => {
    const lists = Array.from({ length: 30 }, (_, place) => [place]);
    expect(stabilityOf(lists, 30, dice(1))).toBe(0);
  });

  it('is 0.44 for thousands of random namings', () => {
    // A share s of independent namings correlates √s with all of them: 0.749 at the step 0.439, and 0.695 at the next one.
    const roll = dice(3);
    expect(stabilityOf(randomLists(900, 900, 20, roll), 900, roll)).toBeCloseTo(0.439, 3);
  });
});

describe('accord', () => {
  it('is seldom seen in random answers', () => {
    let seen = 0;
    for (let run = 0; run < 200; run++)
      if (accordOf(randomLists(100, 60, 4, dice(run)), 100).isBeyondChance) seen++;
    expect(seen).toBeLessThanOrEqual(8);
  });

  it('is seen in answers that agree', () => {
    const roll = dice(5);
    const lists = randomLists(100, 60, 3, roll).map((list) => [...new Set([...list, roll(5)])]);
    const { isBeyondChance, reliability } = accordOf(lists, 100);
    expect(isBeyondChance).toBe(true);
    expect(reliability).toBeGreaterThan(0.5);
  });
});

describe('what may be claimed', () => {
  const sure = { isBeyondChance: true, reliability: 0.9 };
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
      { answered: 40, members: 100, stability: 0.2, accord: { isBeyondChance: true, reliability: 0.5 } },
      { cause: 'unstable', missing: 55 },
    ],
    [
      { answered: 50, members: 100, stability: 0.6, accord: { isBeyondChance: false, reliability: 0 } },
      { cause: 'no_accord', missing: null },
    ],
  ])('not yet: %j', (findings, expected) => {
    expect(judge(findings)).toEqual({ mayClaim: false, ...expected });
  });

  it('how many are missing does not tell of one more answer', () => {
    const of = (answered: number) =>
      judge({ answered, members: 100, stability: 0.6, accord: { isBeyondChance: true, reliability: 0.9 } });
    expect(of(30)).toEqual({ mayClaim: false, cause: 'few_answers', missing: 10 });
    expect(of(34)).toEqual(of(30));
  });

  it('something from 0.25 on, firmly from 0.5 on', () => {
    const findings = { answered: 40, members: 100, accord: sure };
    expect(judge({ ...findings, stability: 0.25 })).toEqual({ mayClaim: true, isFirm: false });
    expect(judge({ ...findings, stability: 0.5 })).toEqual({ mayClaim: true, isFirm: true });
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
  it('is drawn as it is reckoned with', () => {
    const roll = dice(2);
    const drawn = Array.from({ length: 20_000 }, () => drawShift(roll));
    for (const bound of [-3, -1, 0, 2]) {
      const share = drawn.filter((shift) => shift <= bound).length / drawn.length;
      expect(share).toBeCloseTo(shiftUpTo(bound), 1);
    }
  });

  it('counts answers in steps', () => {
    expect([0, 4, 5, 9, 10].map(inSteps)).toEqual([0, 0, 5, 5, 10]);
  });
});
