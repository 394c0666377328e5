import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '#core/content/games.ts';
import { type BadgeId, badgeProgress, badges, earnedBadges, nextBadge } from './badges.ts';
import { type GameFacts, type MemberFacts, newMember } from './member-facts.ts';

/** The games that Trilha Completa was promised for. */
const eight = games.slice(0, 8).map(({ type }) => type);

const played = (types: string[], completed = true): GameFacts[] =>
  types.map((type) => ({ type, completed, bestPercent: 100, verifiedPercent: 100 }));

/** What others gave, all of which counts. */
const given = (counted: Partial<MemberFacts['counted']>): Partial<MemberFacts> => ({
  connections: counted.connections ?? 0,
  ideaVotes: counted.ideaVotes ?? 0,
  counted: { ...newMember.counted, ...counted },
});

const verified = (some: MemberFacts['verified']): Partial<MemberFacts> => ({ verified: some });

const has = (id: BadgeId, facts: Partial<MemberFacts>) =>
  earnedBadges({ ...newMember, ...facts }).some((badge) => badge.id === id);

describe('badges', () => {
  it('come in a stable order, the four of the dashboard first', () => {
    expect(badges.map((badge) => badge.name)).toEqual([
      'Conhecedor da Rota',
      'Conectador',
      'Inovador',
      'Mentor',
      'Decisão Certeira',
      'Bom Negociador',
      'Elo Forte',
      'Boa Memória',
      'Voz Ouvida',
      'Contador de Histórias',
      'Trilha Completa',
      'Primeira Semente',
    ]);
    expect(new Set(badges.map((badge) => badge.id)).size).toBe(badges.length);
    expect(new Set(badges.map((badge) => badge.emblem.motif)).size).toBe(badges.length);
  });

  it.each<[BadgeId, Partial<MemberFacts>, Partial<MemberFacts>]>([
    [
      'conhecedor-da-rota',
      { games: played(['mapa-produtivo'], false) },
      { games: played(['mapa-produtivo']) },
    ],
    ['conectador', { ...given({ connections: 4 }), connections: 90 }, given({ connections: 5 })],
    ['inovador', { ideas: 2 }, { ideas: 3 }],
    [
      'mentor',
      { teamsLed: 2, teamsCompleted: 9, ...verified({ neighbourTeams: 2 }), ...given({ connections: 1 }) },
      { teamsLed: 3, ...verified({ neighbourTeams: 1 }), ...given({ connections: 1 }) },
    ],
    [
      'mentor',
      { teamsLed: 9, ...verified({ neighbourTeams: 9 }) },
      { teamsLed: 9, ...verified({ neighbourTeams: 9 }), ...given({ connections: 1 }) },
    ],
    ['decisao-certeira', { games: played(['jornada-empreendedor']) }, verified({ jornadaFlawless: 1 })],
    ['bom-negociador', verified({ challengesWon: 2 }), verified({ challengesWon: 3 })],
    ['elo-forte', verified({ flawlessChains: 2 }), verified({ flawlessChains: 3 })],
    ['boa-memoria', verified({ bestFlipScore: 599 }), verified({ bestFlipScore: 600 })],
    [
      'voz-ouvida',
      { maxVotesOnOneIdea: 10, ...given({ ideaVotes: 90 }) },
      { maxVotesOnOneIdea: 11, ...given({ ideaVotes: 11 }) },
    ],
    [
      'voz-ouvida',
      { maxVotesOnOneIdea: 30, ...given({ ideaVotes: 10 }) },
      { maxVotesOnOneIdea: 30, ...given({ ideaVotes: 11 }) },
    ],
    ['contador-de-historias', { stories: 0 }, { stories: 1 }],
    [
      'trilha-completa',
      { games: played([...eight.slice(0, 7), 'nono-jogo', 'mapa-produtivo']) },
      { games: played(eight) },
    ],
    ['primeira-semente', { games: played(['mapa-produtivo'], false) }, verified({ firstSteps: 1 })],
    ['primeira-semente', { games: played(['flip-produtividade']) }, { games: played(['mapa-produtivo']) }],
  ])('%s', (id, notYet, earned) => {
    expect(has(id, {})).toBe(false);
    expect(has(id, notYet)).toBe(false);
    expect(has(id, earned)).toBe(true);
  });

  it.each<[BadgeId, Partial<MemberFacts>, number, string | null]>([
    ['conhecedor-da-rota', {}, 0, 'Falta concluir o Mapa Produtivo.'],
    ['conectador', given({ connections: 4 }), 4, 'Falta 1 conexão.'],
    ['conectador', { ...given({ connections: 4 }), connections: 9 }, 4, 'Falta 1 conexão de quem já joga.'],
    ['conectador', given({ connections: 2 }), 2, 'Faltam 3 conexões.'],
    ['conectador', given({ connections: 50 }), 5, null],
    ['inovador', { ideas: 1 }, 1, 'Faltam 2 ideias na Voz da Rota.'],
    ['mentor', { teamsLed: 2 }, 2, 'Falta 1 equipe liderada até o fim do desafio.'],
    ['mentor', { teamsLed: 3 }, 2, 'Falta alguém que fez equipe com você voltar à Rota em outro dia.'],
    [
      'mentor',
      { teamsLed: 3, ...given({ connections: 2 }) },
      2,
      'Falta liderar uma equipe com alguém que mais gente da comunidade conhece.',
    ],
    ['mentor', {}, 0, 'Faltam 3 equipes lideradas até o fim do desafio.'],
    ['decisao-certeira', {}, 0, 'Falta acertar as 3 decisões da Jornada do Empreendedor na mesma partida.'],
    ['bom-negociador', {}, 0, 'Faltam 3 desafios do negócio com 70 pontos ou mais.'],
    ['elo-forte', verified({ flawlessChains: 2 }), 2, 'Falta 1 cadeia montada sem errar.'],
    ['boa-memoria', {}, 0, 'Falta fazer 600 pontos numa partida do Flip.'],
    [
      'boa-memoria',
      verified({ bestFlipScore: 560 }),
      560,
      'Faltam 40 pontos no Flip: sua melhor partida tem 560.',
    ],
    ['voz-ouvida', {}, 0, 'Falta uma ideia sua receber 11 votos.'],
    [
      'voz-ouvida',
      { maxVotesOnOneIdea: 8, ...given({ ideaVotes: 8 }) },
      8,
      'Faltam 3 votos na sua ideia mais votada.',
    ],
    ['voz-ouvida', { maxVotesOnOneIdea: 12 }, 0, 'Faltam 11 votos de quem já joga na sua ideia mais votada.'],
    ['contador-de-historias', {}, 0, 'Falta salvar uma história em Minha História.'],
    ['trilha-completa', { games: played(eight.slice(0, 7)) }, 7, 'Falta 1 jogo para completar a trilha.'],
  ])('%s says what is missing', (id, facts, have, missing) => {
    const progress = badgeProgress({ ...newMember, ...facts }).find(({ badge }) => badge.id === id);
    expect(progress).toMatchObject({ have, missing });
  });

  it.each<[string, Partial<MemberFacts>, BadgeId]>([
    ['the first one for a new member', {}, 'conhecedor-da-rota'],
    ['the nearest', { ...given({ connections: 2 }), ideas: 2 }, 'inovador'],
    ['the nearest by its share, not by its size', { ideas: 2, verified: { bestFlipScore: 360 } }, 'inovador'],
    ['not one that is earned', { ideas: 3, ...given({ connections: 1 }) }, 'conectador'],
  ])('the next is %s', (_, facts, id) => {
    expect(nextBadge(badgeProgress({ ...newMember, ...facts }))?.badge.id).toBe(id);
  });

  it('there is no next one when all are earned', () => expect(nextBadge([])).toBeNull());

  it('more facts never take a badge away, and progress agrees with what is earned', () => {
    const count = fc.nat(12);
    const facts = fc.record<MemberFacts>({
      activities: count,
      connections: count,
      teamsCompleted: count,
      teamsLed: count,
      ideas: count,
      ideaVotes: count,
      maxVotesOnOneIdea: fc.nat(15),
      stories: count,
      storyVotes: count,
      activeDays: count,
      counted: fc.constant(newMember.counted),
      games: fc.subarray(eight).map((types) => played(types)),
      verified: fc.record({
        jornadaFlawless: count,
        challengesWon: count,
        flawlessChains: count,
        bestFlipScore: fc.nat(1000),
      }),
    });
    fc.assert(
      fc.property(facts, (some) => {
        const earned = earnedBadges(some);
        const more = { ...some, connections: some.connections + 1, games: played(eight) };
        expect(earnedBadges(more)).toEqual(expect.arrayContaining(earned));
        for (const { badge, have, need, missing } of badgeProgress(some)) {
          expect(have).toBeLessThanOrEqual(need);
          expect(missing === null).toBe(earned.includes(badge));
          expect(missing ?? 'Pronto.').toMatch(/^\p{Lu}.+\.$/u);
        }
      }),
    );
  });
});
