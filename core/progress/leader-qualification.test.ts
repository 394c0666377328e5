import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQualified, missingToQualify } from './leader-qualification.ts';
import { type MemberFacts, newMember } from './member-facts.ts';

const played = (...types: string[]) => ({
  games: types.map((type) => ({ type, completed: true, bestPercent: 90, verifiedPercent: 90 })),
});
const counted = (part: Partial<MemberFacts['counted']>) => ({ counted: { ...newMember.counted, ...part } });

const leader: MemberFacts = {
  ...newMember,
  ...played('mapa-produtivo'),
  ideas: 1,
  activeDays: 2,
  ...counted({ connections: 1 }),
};

const anotherDay = 'Falta participar em outro dia.';
const nobody = 'Falta alguém da comunidade se conectar com você ou votar em você.';
const later =
  'O que você recebeu começa a contar quando quem se conectou ou votou concluir um jogo, voltar depois do primeiro dia e conhecer mais alguém daqui.';

describe('who may be identified as a leader', () => {
  it.each<[string, Partial<MemberFacts>]>([
    ['a game, an idea and a connection on two days', {}],
    ['a story serves as well as an idea', { ideas: 0, stories: 1 }],
    ['votes serve as well as a connection', counted({ ideaVotes: 1 })],
    ['votes for a story too', counted({ storyVotes: 1 })],
    ['a team, its connection and a game', { ideas: 0, teamsCompleted: 1 }],
  ])('%s', (_, part) => {
    expect(isQualified({ ...leader, ...part })).toBe(true);
    expect(missingToQualify({ ...leader, ...part })).toEqual([]);
  });

  it.each<[string, Partial<MemberFacts>, string[]]>([
    ['everything on one day', { activeDays: 1 }, [anotherDay]],
    [
      'everything that one can do alone',
      {
        ...counted({}),
        ...played('mapa-produtivo', 'flip-produtividade', 'voz-rota'),
        ideas: 9,
        stories: 4,
        activeDays: 30,
      },
      [
        'Falta participar de mais 1 jeito: conectar-se com alguém, concluir um desafio em equipe ou receber um voto.',
        nobody,
      ],
    ],
    [
      'what does not count yet',
      { ...counted({}), connections: 9, ideaVotes: 40, teamsCompleted: 3 },
      [
        'Falta participar de mais 1 jeito: conectar-se com alguém, concluir um desafio em equipe ou receber um voto.',
        later,
      ],
    ],
    [
      'publishing is one kind, even where it completes a game',
      { ...played('voz-rota', 'minha-historia'), stories: 1 },
      [
        'Falta participar de mais 1 jeito: concluir um jogo, concluir um desafio em equipe ou receber um voto.',
      ],
    ],
  ])('not with %s', (_, part, missing) => {
    expect(isQualified({ ...leader, ...part })).toBe(false);
    expect(missingToQualify({ ...leader, ...part })).toEqual(missing);
  });

  it('tells who has just arrived everything', () => {
    expect(missingToQualify(newMember)).toEqual([
      'Falta participar de mais 3 jeitos: concluir um jogo, publicar uma ideia ou história, conectar-se com alguém, concluir um desafio em equipe ou receber um voto.',
      anotherDay,
      nobody,
    ]);
  });

  it('never without something that others gave', () => {
    const count = fc.nat(99);
    const alone = fc.record({
      ideas: count,
      stories: count,
      teamsCompleted: count,
      connections: count,
      ideaVotes: count,
      activeDays: count,
    });
    fc.assert(
      fc.property(alone, (part) => {
        expect(isQualified({ ...leader, ...part, ...counted({}) })).toBe(false);
      }),
    );
  });
});
