import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonOf } from './point-reasons.ts';
import {
  connectionEntry,
  contributionEntry,
  gameCompletedEntry,
  laterConnectionEntry,
  laterContributionEntry,
  laterVotesEntry,
  leadershipEntry,
  mentoringEntry,
  type PointEntry,
  pointKinds,
  storyScore,
  voteEntry,
} from './points.ts';

const mapa = { type: 'mapa-produtivo', name: 'Mapa Produtivo', article: 'o', baseReward: 100 } as const;
const flip = {
  type: 'flip-produtividade',
  name: 'Flip de Produtividade',
  article: 'o',
  baseReward: 100,
} as const;
const rede = { type: 'rede-saberes', name: 'Rede de Saberes', article: 'a', baseReward: 300 } as const;
const historia = { type: 'minha-historia', name: 'Minha História', baseReward: 100 } as const;

it('help that was not real is told, and worth nothing', () => {
  expect(mentoringEntry(3, false).points).toBe(0);
  expect(mentoringEntry(3, true).points).toBeGreaterThan(0);
});

it('a story is worth a hundred, and five for each vote', () => {
  expect([0, 1, 7].map(storyScore)).toEqual([100, 105, 135]);
});

describe('ledger entries', () => {
  it.each<[PointEntry, string, string, number, string]>([
    [
      gameCompletedEntry(mapa, { id: 'brasil' }),
      'game_completed',
      'mapa-produtivo:brasil',
      100,
      'Você concluiu o Mapa Produtivo',
    ],
    [
      gameCompletedEntry(rede, { id: '2', name: 'Cooperativa de pé' }),
      'game_completed',
      'rede-saberes:2',
      300,
      'Você concluiu a Rede de Saberes: Cooperativa de pé',
    ],
    [
      gameCompletedEntry(flip, { id: 'atores', name: 'Quem é Quem no APL?' }),
      'game_completed',
      'flip-produtividade:atores',
      100,
      'Você concluiu o Flip de Produtividade: Quem é Quem no APL?',
    ],
    [
      gameCompletedEntry(historia, { id: 'empreendedor-local' }),
      'game_completed',
      'minha-historia:empreendedor-local',
      100,
      'Você concluiu o jogo Minha História',
    ],
    [
      leadershipEntry({ id: 9, title: 'Terra que dura' }),
      'leadership',
      'challenge:9',
      100,
      'Você liderou sua equipe até o fim: Terra que dura',
    ],
    [
      contributionEntry(4, 0),
      'contribution',
      'submission:4',
      25,
      'Você compartilhou uma ideia na Voz da Rota',
    ],
    [
      contributionEntry(8, 4),
      'contribution',
      'submission:8',
      25,
      'Você compartilhou uma ideia na Voz da Rota',
    ],
    [
      contributionEntry(9, 5),
      'contribution',
      'submission:9',
      0,
      'Você compartilhou uma ideia na Voz da Rota',
    ],
    [
      contributionEntry(10, 4, false),
      'contribution',
      'submission:10',
      0,
      'Você compartilhou uma ideia na Voz da Rota, que espera o primeiro voto',
    ],
    [
      contributionEntry(11, 5, false),
      'contribution',
      'submission:11',
      0,
      'Você compartilhou uma ideia na Voz da Rota',
    ],
    [
      laterContributionEntry(10),
      'contribution',
      'later:submission:10',
      25,
      'Sua ideia recebeu o primeiro voto de alguém conhecido na comunidade e agora vale pontos',
    ],
    [connectionEntry(7, 3), 'connection_made', 'pair:3-7', 10, 'Você fez uma nova conexão'],
    [
      connectionEntry(7, 3, 'newcomer'),
      'connection_made',
      'pair:3-7',
      0,
      'Você fez uma nova conexão com quem ainda não concluiu um jogo',
    ],
    [
      connectionEntry(7, 3, 'stranger'),
      'connection_made',
      'pair:3-7',
      0,
      'Você fez uma nova conexão com quem pouca gente da comunidade conhece',
    ],
    [
      laterConnectionEntry(7, 3),
      'connection_made',
      'later:pair:3-7',
      10,
      'Uma pessoa da sua rede concluiu o primeiro jogo: a conexão agora vale pontos',
    ],
    [
      laterVotesEntry(3, 1),
      'vote_received',
      'later:voter:3',
      5,
      'Quem votou em você concluiu o primeiro jogo: 1 voto agora vale pontos',
    ],
    [
      laterVotesEntry(3, 4),
      'vote_received',
      'later:voter:3',
      20,
      'Quem votou em você concluiu o primeiro jogo: 4 votos agora valem pontos',
    ],
    [
      voteEntry(3, { type: 'story', id: 12 }, 'repeated'),
      'vote_received',
      'story:12:voter:3',
      0,
      'Sua história recebeu mais um voto da mesma pessoa',
    ],
    [
      voteEntry(3, { type: 'submission', id: 12 }),
      'vote_received',
      'submission:12:voter:3',
      5,
      'Sua ideia recebeu um voto',
    ],
    [
      voteEntry(3, { type: 'story', id: 12 }),
      'vote_received',
      'story:12:voter:3',
      5,
      'Sua história recebeu um voto',
    ],
  ])('%o', (entry, kind, ref, points, description) => {
    expect(entry).toEqual({ kind, ref, points, description });
  });

  it.each([
    ['game_completed', 'game_completed'],
    ['leadership', 'other'],
    ['contribution', 'other'],
    ['connection_made', 'connection_made'],
    ['vote_received', 'vote_received'],
  ] as const)('%s shows as %s', (kind, activity) => {
    expect(pointKinds[kind].activity).toBe(activity);
    expect(reasonOf({ kind, points: 5 })).toMatch(/^\p{Lu}.+\.$/u);
  });

  it.each(['contribution', 'connection_made', 'vote_received'] as const)(
    '%s without points says why, not what it would be worth',
    (kind) => {
      expect(reasonOf({ kind, points: 0 })).toMatch(/^(Sua ideia|A conexão|O voto) foi .*valem pontos/);
      expect(reasonOf({ kind, points: 0 })).not.toMatch(/vale \d+ pontos/);
    },
  );
});

describe('refs', () => {
  const id = fc.integer({ min: 1, max: 40 });
  const slug = fc.stringMatching(/^[a-z]+(-[a-z]+)?$/);

  it('a connection is the same from both sides and differs from every other pair', () => {
    fc.assert(
      fc.property(id, id, id, id, (a, b, c, d) => {
        const same = (a === c && b === d) || (a === d && b === c);
        expect(connectionEntry(a, b).ref).toBe(connectionEntry(b, a).ref);
        expect(connectionEntry(a, b).ref === connectionEntry(c, d).ref).toBe(same);
      }),
    );
  });

  it('two votes share a ref only when voter and item are the same', () => {
    const item = fc.record({ type: fc.constantFrom('submission', 'story'), id });
    fc.assert(
      fc.property(id, item, id, item, (voter, first, other, second) => {
        const same = voter === other && first.type === second.type && first.id === second.id;
        expect(voteEntry(voter, first).ref === voteEntry(other, second).ref).toBe(same);
      }),
    );
  });

  it('two completions share a ref only when game and variant are the same', () => {
    fc.assert(
      fc.property(slug, slug, slug, slug, (type, variant, otherType, otherVariant) => {
        const first = gameCompletedEntry({ ...mapa, type }, { id: variant });
        const second = gameCompletedEntry({ ...mapa, type: otherType }, { id: otherVariant });
        expect(first.ref === second.ref).toBe(type === otherType && variant === otherVariant);
      }),
    );
  });

  it('never pays more than five contributions of a day', () => {
    fc.assert(
      fc.property(fc.nat(30), (ideas) => {
        let paid = 0;
        let points = 0;
        for (let submission = 1; submission <= ideas; submission += 1) {
          const entry = contributionEntry(submission, paid);
          paid += entry.points > 0 ? 1 : 0;
          points += entry.points;
        }
        expect(points).toBe(Math.min(ideas, 5) * 25);
      }),
    );
  });
});
