import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ideasForMean,
  type LeaderTypeId,
  leaderModel,
  leaderSignals,
  leaderTypeIds,
} from './leader-model.ts';
import { classifyLeader, type LeaderScores, leaderScores } from './leaders.ts';
import { type MemberFacts, newMember } from './member-facts.ts';
import { bucketOf, type Histogram } from './percentile.ts';

const game = (type: string, verifiedPercent: number) => ({
  type,
  completed: true,
  bestPercent: 100,
  verifiedPercent,
});

const counted = (part: Partial<MemberFacts['counted']>) => ({ counted: { ...newMember.counted, ...part } });

const scoresOf = (facts: Partial<MemberFacts>) => leaderScores(leaderSignals({ ...newMember, ...facts }));

const histogramOf = (scores: readonly number[]): Histogram =>
  scores.map((score) => ({ bucket: bucketOf(score), members: 1 }));

/** Ten members scoring 0, 2, ... 18 in every type. */
const evenly = histogramOf([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
const everyType = { conector: evenly, estrategista: evenly, 'porta-voz': evenly, pioneiro: evenly };
const none: LeaderScores = { conector: 0, estrategista: 0, 'porta-voz': 0, pioneiro: 0 };

describe('leaderModel', () => {
  it('has the four types of the specification', () => {
    expect(leaderTypeIds.map((id) => leaderModel.types[id].name)).toEqual([
      'Líder Comunitário/Conector',
      'Formador de Opinião/Estrategista',
      'Influenciador Digital/Porta-voz',
      'Pioneiro/Empreendedor',
    ]);
  });

  it('counts everybody anew with another figure: these are of this version', () => {
    const figures = leaderTypeIds.map((id) =>
      leaderModel.types[id].signals.map(({ signal, weight, min, aim }) => [signal, weight, min, aim]),
    );
    const { version, minKinds, minDays } = leaderModel;
    expect({ version, minKinds, minDays, ideasForMean, figures }).toEqual({
      version: 3,
      minKinds: 3,
      minDays: 2,
      ideasForMean: 3,
      figures: [
        [
          ['connections', 1, 1, 5],
          ['teams', 2, 1, 2],
        ],
        [
          ['votesPerIdea', 10, 1, 2],
          ['decisionAverage', 1, 50, 70],
        ],
        [
          ['votes', 1, 1, 10],
          ['posts', 1, 1, 3],
        ],
        [
          ['games', 1, 1, 4],
          ['challenges', 1, 1, 1],
        ],
      ],
    });
  });
});

describe('leaderScores', () => {
  it.each<[string, Partial<MemberFacts>, Partial<LeaderScores>]>([
    ['nothing', {}, none],
    [
      'connections and teams',
      { teamsCompleted: 2, ...counted({ connections: 4 }) },
      { ...none, conector: 8 },
    ],
    ['connections and teams that do not count', { connections: 4, teamsCompleted: 2 }, none],
    ['two ideas are no mean yet', { ideas: 2, ...counted({ ideaVotes: 8 }) }, { ...none, 'porta-voz': 10 }],
    ['votes that do not count', { ideas: 4, ideaVotes: 10, storyVotes: 9 }, { ...none, 'porta-voz': 4 }],
    [
      'votes per idea from three on',
      { ideas: 4, ...counted({ ideaVotes: 10 }) },
      { ...none, estrategista: 25, 'porta-voz': 14 },
    ],
    [
      'less than a vote an idea forms no opinion',
      { ideas: 4, ...counted({ ideaVotes: 3 }) },
      { ...none, 'porta-voz': 7 },
    ],
    [
      'stories speak but do not form opinion',
      { stories: 2, ...counted({ storyVotes: 9 }) },
      { ...none, 'porta-voz': 11 },
    ],
    ['a mean of 49% is no strength', { games: [game('cadeia-valor', 147)] }, { ...none, pioneiro: 1 }],
    [
      'the decision games, unplayed ones as 0',
      { games: [game('jornada-empreendedor', 90), game('cadeia-valor', 60)] },
      { ...none, estrategista: 50, pioneiro: 2 },
    ],
    [
      'a claimed score proves nothing',
      { games: [game('jornada-empreendedor', 0), game('mapa-produtivo', 100)] },
      { ...none, pioneiro: 2 },
    ],
    ['challenges won', { verified: { ...newMember.verified, challengesWon: 3 } }, { ...none, pioneiro: 3 }],
  ])('%s', (_, facts, scores) => expect(scoresOf(facts)).toEqual(scores));
});

describe('classifyLeader', () => {
  it.each<[string, boolean, Partial<LeaderScores>, LeaderTypeId | null, string]>([
    ['who does not qualify', false, { conector: 18 }, null, 'Em formação'],
    ['no signal', true, {}, null, 'Em formação'],
    ['the only signal', true, { pioneiro: 2 }, 'pioneiro', 'Pioneiro/Empreendedor'],
    [
      'the highest of four',
      true,
      { conector: 6, estrategista: 8, 'porta-voz': 12, pioneiro: 10 },
      'porta-voz',
      'Influenciador Digital/Porta-voz',
    ],
    [
      'equals go to the first',
      true,
      { estrategista: 8, pioneiro: 8 },
      'estrategista',
      'Formador de Opinião/Estrategista',
    ],
  ])('%s', (_, isIdentified, scores, type, name) => {
    const standing = classifyLeader({ isIdentified, scores: { ...none, ...scores } }, everyType);
    expect(standing).toMatchObject({ type, name, version: 3 });
  });

  it('compares with the others, not with the raw score', () => {
    const scores = { ...none, conector: 8, estrategista: 60 };
    const histograms = { ...everyType, estrategista: histogramOf([50, 70, 80, 90]) };
    const standing = classifyLeader({ isIdentified: true, scores }, histograms);
    expect(standing.type).toBe('conector');
    expect(standing.percentiles).toEqual({ conector: 45, estrategista: 25, 'porta-voz': 0, pioneiro: 0 });
  });

  it('names a type even before the first histogram is counted', () => {
    const empty = { conector: [], estrategista: [], 'porta-voz': [], pioneiro: [] };
    expect(classifyLeader({ isIdentified: true, scores: { ...none, pioneiro: 1 } }, empty).type).toBe(
      'pioneiro',
    );
  });

  it('the type it names has the highest percentile, and some score', () => {
    const score = fc.nat(5000);
    const record = fc.record({ conector: score, estrategista: score, 'porta-voz': score, pioneiro: score });
    const others = fc.array(score, { minLength: 1 }).map(histogramOf);
    const histograms = fc.record({
      conector: others,
      estrategista: others,
      'porta-voz': others,
      pioneiro: others,
    });
    fc.assert(
      fc.property(record, histograms, (scores, compared) => {
        const { type, percentiles } = classifyLeader({ isIdentified: true, scores }, compared);
        if (type === null) {
          expect(scores).toEqual(none);
        } else {
          expect(scores[type]).toBeGreaterThan(0);
          expect(percentiles[type]).toBe(Math.max(...Object.values(percentiles)));
        }
      }),
    );
  });
});
