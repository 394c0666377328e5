import { describe, expect, it } from 'vitest';
import { type LeaderTypeId, leaderSignals } from './leader-model.ts';
import { leaderReasons, missingFor } from './leader-words.ts';
import { type MemberFacts, newMember } from './member-facts.ts';

const decisions = (percent: number) =>
  ['jornada-empreendedor', 'cadeia-valor', 'desafio-negocio'].map((type) => ({
    type,
    completed: true,
    bestPercent: percent,
    verifiedPercent: percent,
  }));

const won = (challengesWon: number) => ({ verified: { ...newMember.verified, challengesWon } });

describe('leaderReasons', () => {
  it.each<[LeaderTypeId, Partial<MemberFacts>, string[]]>([
    ['conector', {}, []],
    ['conector', { connections: 1 }, ['conectou 1 pessoa']],
    [
      'conector',
      { connections: 12, teamsCompleted: 3 },
      ['conectou 12 pessoas', 'concluiu 3 desafios em equipe'],
    ],
    [
      'estrategista',
      { ideas: 5, ideaVotes: 17, games: decisions(85) },
      ['suas ideias recebem em média 3,4 votos', 'tem média de 85% nos jogos de decisão'],
    ],
    ['estrategista', { ideas: 3, ideaVotes: 3 }, ['suas ideias recebem em média 1 voto']],
    ['porta-voz', { ideas: 1, ideaVotes: 1 }, ['recebeu 1 voto', 'publicou 1 vez']],
    [
      'porta-voz',
      { ideas: 3, ideaVotes: 30, stories: 2, storyVotes: 4 },
      ['suas ideias e histórias receberam 34 votos', 'publicou 5 vezes'],
    ],
    [
      'pioneiro',
      { games: decisions(50), ...won(1) },
      ['concluiu 3 jogos diferentes', 'foi bem em 1 desafio do negócio'],
    ],
  ])('%s with %j', (type, facts, reasons) => {
    expect(leaderReasons(type, leaderSignals({ ...newMember, ...facts }))).toEqual(reasons);
  });
});

describe('missingFor', () => {
  it.each<[LeaderTypeId, Partial<MemberFacts>, string]>([
    [
      'conector',
      {},
      'Falta fazer mais 3 atividades, conectar mais 5 pessoas e concluir mais 2 desafios em equipe.',
    ],
    [
      'conector',
      { activities: 2, connections: 4, teamsCompleted: 2 },
      'Falta fazer mais 1 atividade e conectar mais 1 pessoa.',
    ],
    ['conector', { activities: 9, connections: 9, teamsCompleted: 2 }, 'Você também vai bem por aqui.'],
    [
      'estrategista',
      { activities: 3, ideas: 1 },
      'Falta publicar mais 2 ideias e chegar a 70% de média na Jornada, na Cadeia e no Desafio.',
    ],
    [
      'estrategista',
      { activities: 3, ideas: 3, ideaVotes: 5, games: decisions(70) },
      'Falta receber mais 1 voto nas suas ideias.',
    ],
    [
      'porta-voz',
      { activities: 3, ideas: 2, ideaVotes: 6 },
      'Falta receber mais 4 votos e publicar mais 1 ideia ou história.',
    ],
    [
      'pioneiro',
      { activities: 3, games: decisions(90) },
      'Falta concluir mais 1 jogo e fazer 70 pontos em mais 1 desafio do negócio.',
    ],
    ['pioneiro', { activities: 3, games: decisions(90), ...won(1) }, 'Falta concluir mais 1 jogo.'],
  ])('%s with %j', (type, facts, sentence) => {
    expect(missingFor(type, { ...newMember, ...facts }, false)).toBe(sentence);
  });

  it('speaks of the way in which the member appears already', () => {
    const facts = { ...newMember, activities: 9, connections: 9 };
    expect(missingFor('conector', { ...facts, teamsCompleted: 2 }, true)).toBe(
      'Você já lidera assim. Continue!',
    );
    expect(missingFor('conector', facts, true)).toBe(
      'Você já lidera assim. Para ir mais longe, falta concluir mais 2 desafios em equipe.',
    );
  });
});
