import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LeaderTypeId, leaderSignals, leaderTypeIds } from './leader-model.ts';
import { leaderReasons, missingFor } from './leader-words.ts';
import { leaderScores } from './leaders.ts';
import { type MemberFacts, newMember } from './member-facts.ts';
import { formatNumber } from './wording.ts';

const decisions = (percent: number) =>
  ['jornada-empreendedor', 'cadeia-valor', 'desafio-negocio'].map((type) => ({
    type,
    completed: true,
    bestPercent: percent,
    verifiedPercent: percent,
  }));

const won = (challengesWon: number) => ({ verified: { ...newMember.verified, challengesWon } });

/** Connections and votes that all count. */
const given = (part: Partial<MemberFacts['counted']>) => ({
  ...part,
  counted: { ...newMember.counted, ...part },
});

const factsOf = (facts: Partial<MemberFacts>): MemberFacts => ({ ...newMember, ...facts });

describe('leaderReasons', () => {
  it.each<[LeaderTypeId, Partial<MemberFacts>, string[]]>([
    ['conector', {}, []],
    ['conector', given({ connections: 1 }), ['conectou 1 pessoa']],
    [
      'conector',
      { ...given({ connections: 12 }), teamsCompleted: 3 },
      ['conectou 12 pessoas', 'concluiu 3 desafios em equipe'],
    ],
    // One team beside twelve connections is the member's, but did not make the type.
    ['conector', { ...given({ connections: 12 }), teamsCompleted: 1 }, ['conectou 12 pessoas']],
    [
      'conector',
      { connections: 12, counted: { ...newMember.counted, connections: 2 } },
      ['conectou 2 pessoas'],
    ],
    [
      'estrategista',
      { ideas: 5, ...given({ ideaVotes: 17 }), games: decisions(85) },
      ['suas ideias recebem em média 3,4 votos de quem já joga', 'tem média de 85% nos jogos de decisão'],
    ],
    [
      'estrategista',
      { ideas: 3, ...given({ ideaVotes: 9 }), games: decisions(11) },
      ['suas ideias recebem em média 3 votos de quem já joga'],
    ],
    ['estrategista', { games: decisions(11) }, []],
    [
      'estrategista',
      { ideas: 3, ...given({ ideaVotes: 1 }), games: decisions(60) },
      ['tem média de 60% nos jogos de decisão'],
    ],
    [
      'porta-voz',
      { ideas: 1, ...given({ ideaVotes: 1 }) },
      ['recebeu 1 voto de quem já joga', 'publicou 1 vez'],
    ],
    [
      'porta-voz',
      { ideas: 2, ...given({ ideaVotes: 30 }) },
      ['suas ideias e histórias receberam 30 votos de quem já joga'],
    ],
    [
      'porta-voz',
      { ideas: 3, stories: 2, ...given({ ideaVotes: 30, storyVotes: 4 }) },
      ['suas ideias e histórias receberam 34 votos de quem já joga', 'publicou 5 vezes'],
    ],
    [
      'pioneiro',
      { games: decisions(50), ...won(1) },
      ['concluiu 3 jogos diferentes', 'foi bem em 1 desafio do negócio'],
    ],
  ])('%s with %j', (type, facts, reasons) => {
    expect(leaderReasons(type, leaderSignals(factsOf(facts)))).toEqual(reasons);
  });

  it.each([
    ['the groups of those connected', { groups: 3, bridged: 0 }, ['conectou 6 pessoas de 3 grupos']],
    ['never more groups than people', { groups: 9, bridged: 0 }, ['conectou 6 pessoas de 6 grupos']],
    [
      'what a model says of the groups, as what would be',
      { groups: 3, bridged: 2 },
      ['conectou 6 pessoas de 3 grupos', 'liga 2 grupos que quase não se falariam'],
    ],
  ])('adds %s', (_, place, reasons) => {
    const signals = leaderSignals(factsOf(given({ connections: 6 })));
    expect(leaderReasons('conector', signals, place)).toEqual(reasons);
    expect(leaderReasons('pioneiro', { ...signals, games: 1 }, place)).toEqual(['concluiu 1 jogo']);
  });

  it('gives each type that has a score a reason, and every reason is true of the facts', () => {
    const count = fc.nat(40);
    const facts = fc
      .record({
        connections: count,
        ideaVotes: count,
        storyVotes: count,
        ideas: count,
        stories: count,
        teams: count,
        percent: fc.nat(100),
        wins: fc.nat(9),
      })
      .map(({ teams, percent, wins, ideas, stories, ...votes }) =>
        factsOf({
          ideas,
          stories,
          ...given(votes),
          teamsCompleted: teams,
          games: decisions(percent),
          ...won(wins),
        }),
      );
    const wins = (member: Pick<MemberFacts, 'verified'>) => member.verified.challengesWon ?? 0;
    const holds = (
      reason: string,
      { counted: { connections, ideaVotes, storyVotes }, ...member }: MemberFacts,
    ) =>
      [
        connections > 0 && `conectou ${formatNumber(connections)} pessoa`,
        member.teamsCompleted > 0 && `concluiu ${formatNumber(member.teamsCompleted)} desafio`,
        ideaVotes / member.ideas >= 0.95 &&
          member.ideas > 2 &&
          `suas ideias recebem em média ${formatNumber(Math.round((ideaVotes / member.ideas) * 10) / 10)} voto`,
        (member.games[0]?.verifiedPercent ?? 0) >= 50 && `tem média de ${member.games[0]?.verifiedPercent}%`,
        ideaVotes + storyVotes === 1 && 'recebeu 1 voto',
        ideaVotes + storyVotes > 1 &&
          `suas ideias e histórias receberam ${formatNumber(ideaVotes + storyVotes)} votos`,
        member.ideas + member.stories > 0 && `publicou ${formatNumber(member.ideas + member.stories)} ve`,
        'concluiu 3 jogos diferentes',
        wins(member) > 0 && `foi bem em ${formatNumber(wins(member))} desafio`,
      ].some((truth) => truth && reason.startsWith(truth));
    fc.assert(
      fc.property(facts, fc.constantFrom(...leaderTypeIds), (member, type) => {
        const signals = leaderSignals(member);
        const reasons = leaderReasons(type, signals);
        expect(reasons.length > 0).toBe(leaderScores(signals)[type] > 0);
        expect(reasons.filter((reason) => !holds(reason, member))).toEqual([]);
      }),
    );
  });
});

describe('missingFor', () => {
  it.each<[LeaderTypeId, Partial<MemberFacts>, string]>([
    ['conector', {}, 'Falta conectar mais 5 pessoas e concluir mais 2 desafios em equipe.'],
    ['conector', { ...given({ connections: 4 }), teamsCompleted: 2 }, 'Falta conectar mais 1 pessoa.'],
    [
      'conector',
      { connections: 7, teamsCompleted: 2 },
      'Falta conectar mais 5 pessoas que já jogam e concluir mais 2 desafios em equipe com quem já joga.',
    ],
    [
      'conector',
      { connections: 7, teamsCompleted: 1 },
      'Falta conectar mais 5 pessoas que já jogam e concluir mais 2 desafios em equipe com quem já joga.',
    ],
    ['conector', { ...given({ connections: 9 }), teamsCompleted: 2 }, 'Você também vai bem por aqui.'],
    [
      'estrategista',
      { ideas: 1 },
      'Falta publicar mais 2 ideias e chegar a 70% de média na Jornada, na Cadeia e no Desafio.',
    ],
    [
      'estrategista',
      { ideas: 3, ...given({ ideaVotes: 5 }), games: decisions(70) },
      'Falta receber mais 1 voto nas suas ideias.',
    ],
    [
      'estrategista',
      { ideas: 3, ideaVotes: 9, games: decisions(70) },
      'Falta receber mais 6 votos nas suas ideias de quem já joga.',
    ],
    [
      'porta-voz',
      { ideas: 2, ...given({ ideaVotes: 6 }) },
      'Falta receber mais 4 votos e publicar mais 1 ideia ou história.',
    ],
    ['porta-voz', { ideas: 3, ideaVotes: 6 }, 'Falta receber mais 10 votos de quem já joga.'],
    [
      'pioneiro',
      { games: decisions(90) },
      'Falta concluir mais 1 jogo e fazer 70 pontos em mais 1 desafio do negócio.',
    ],
    ['pioneiro', { games: decisions(90), ...won(1) }, 'Falta concluir mais 1 jogo.'],
  ])('%s with %j', (type, facts, sentence) => {
    expect(missingFor(type, factsOf(facts), false)).toBe(sentence);
  });

  it('speaks of the way in which the member appears already', () => {
    const facts = factsOf(given({ connections: 9 }));
    expect(missingFor('conector', { ...facts, teamsCompleted: 2 }, true)).toBe(
      'Você já lidera assim. Continue!',
    );
    expect(missingFor('conector', facts, true)).toBe(
      'Você já lidera assim. Para ir mais longe, falta concluir mais 2 desafios em equipe.',
    );
  });
});
