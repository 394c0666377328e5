import { describe, expect, it } from 'vitest';
import { dice } from '#core/games/chance.ts';
import type { Ballot } from './ballots.ts';
import { type AnsweredRound, tellRound } from './tell-round.ts';

const members = 100;
const questions = 4;
/** The last five are looked to by many and hardly active here. */
const planted = [95, 96, 97, 98, 99];

/** Each names two or three neighbours by chance a question, and with a planted community mostly also one of the five. */
function community(seed: number, isPlanted: boolean): AnsweredRound {
  const roll = dice(seed);
  const ballots: Ballot[] = Array.from({ length: members * 0.4 }, () =>
    Array.from({ length: questions }, () => {
      const list = new Set([roll(members), roll(members)]);
      if (isPlanted && roll(10) < 6) list.add(planted[roll(planted.length)] ?? 0);
      return [...list];
    }),
  );
  const activity = Array.from({ length: members }, (_, place) =>
    planted.includes(place) ? 0 : 10 + roll(500),
  );
  return { questions, members, activity, ballots, outside: ballots.map(() => []) };
}

const tell = (round: AnsweredRound, seed: number) =>
  tellRound(round, { coin: dice(seed), dice: dice(seed + 1) });

describe('a told round', () => {
  it('finds planted hidden leaders when 40% answered, in at least 9 of 10 runs', () => {
    let found = 0;
    for (let run = 0; run < 10; run++) {
      const told = tell(community(run, true), 1000 + run);
      if (
        told?.verdict.mayClaim &&
        planted.every((place) => told.hidden.includes(place)) &&
        told.hidden.length <= 6
      )
        found++;
    }
    expect(found).toBeGreaterThanOrEqual(9);
  });

  it('claims nothing of random answers, in at least 95 of 100 runs', () => {
    let silent = 0;
    for (let run = 0; run < 100; run++) {
      const told = tell(community(run, false), 2000 + run);
      if (told && !told.verdict.mayClaim && told.hidden.length === 0) silent++;
    }
    expect(silent).toBeGreaterThanOrEqual(95);
  });

  it('is nothing of fewer than five answers', () => {
    const round = community(1, true);
    expect(tell({ ...round, ballots: round.ballots.slice(0, 4) }, 1)).toBeNull();
    expect(tell({ ...round, ballots: round.ballots.slice(0, 9) }, 1)?.answered).toBe(5);
  });

  it('tells nobody whom few have named', () => {
    for (const { together, questions: each } of tell(community(2, true), 5)?.named ?? [])
      for (const told of [together, ...each]) expect(told?.count ?? 5).toBeGreaterThanOrEqual(5);
  });

  it('tells names from outside only where many wrote them', () => {
    const round = community(3, true);
    const outside = round.ballots.map((_, place) =>
      place === 0 ? ['zeca'] : place < 30 ? ['dona ana'] : [],
    );
    const told = tell({ ...round, outside }, 4);
    expect(told?.outside.map(({ name }) => name)).toEqual(['dona ana']);
  });
});

describe('who knows every answer but one', () => {
  const target = 3;
  const others = community(4, true);
  const world = (named: readonly number[]): AnsweredRound => ({
    ...others,
    ballots: others.ballots.map((ballot, place) => (place === target ? [named, [], [], []] : ballot)),
  });

  /** The best guess there is: which of the two worlds would have told this count sooner. */
  it('cannot reckon it: the best guess is right in fewer than 8 of 10 cases', () => {
    const leader = 95;
    const [withLeader, without] = [world([leader]), world([])];
    const countIn = (round: AnsweredRound, question: number | null): number =>
      round.ballots.filter((ballot) =>
        question === null
          ? ballot.some((list) => list?.includes(leader))
          : ballot[question]?.includes(leader),
      ).length;
    const likelihood = (shown: number | undefined, truth: number): number =>
      shown === undefined ? 1 : 2 ** -Math.abs(shown - truth);
    let right = 0;
    const runs = 160;
    for (let run = 0; run < runs; run++) {
      const isNamed = run % 2 === 0;
      const told = tell(isNamed ? withLeader : without, 3000 + run)?.named.find(
        ({ place }) => place === leader,
      );
      const of = (round: AnsweredRound): number =>
        likelihood(told?.together?.count, countIn(round, null)) *
        likelihood(told?.questions[0]?.count, countIn(round, 0));
      if (of(withLeader) > of(without) === isNamed) right++;
    }
    expect(right / runs).toBeLessThan(0.8);
  });

  it('sees the same told for either choice, by another fall of the coins', () => {
    // The coins of the second world undo the one naming: each shift of the leader is one more.
    const leader = 97;
    const fall = (extra: boolean) => {
      let person = -1;
      let heads = 0;
      let isMinus = false;
      return (): number => {
        if (heads === 0 && !isMinus) person++;
        const isLeader = person % members === leader && person < members * 2;
        if (!isMinus && extra && isLeader && heads === 0) {
          heads = 1;
          return 1;
        }
        heads = 0;
        isMinus = !isMinus;
        return 0;
      };
    };
    const named = tellRound(world([leader]), { coin: fall(false), dice: dice(1) });
    const unnamed = tellRound(world([]), { coin: fall(true), dice: dice(1) });
    expect(unnamed).toEqual(named);
  });
});
