import type { Answer } from '#core/contract/index.ts';
import { networkModel } from '#core/network/model.ts';

type Network = Answer<'network'>;

const person = (id: number, username: string, part: Partial<Network['people'][number]> = {}) => ({
  id,
  username,
  isHidden: false,
  group: 1,
  degree: 2,
  betweenness: 0,
  pageRank: 0.1,
  isBridge: false,
  isEmerging: false,
  rise30d: 0,
  isDamped: false,
  isNew: false,
  leadership: { type: null, name: 'Em formação', reasons: [] },
  named: null,
  x: id / 10,
  y: 0.5,
  ...part,
});

/** A small community: rita holds it together, bento rises fast, nilo traded votes, maria looks. */
export const smallNetwork: Network = {
  computedAt: new Date().toISOString(),
  modelVersion: networkModel.version,
  isEnough: true,
  isTooSmall: false,
  figures: { centralNodes: 3, activeConnections: 41, collaborationRate: 66, emergingInfluencers: 2 },
  insights: ['Rita liga 3 grupos.', 'Duas pessoas cresceram depressa.', 'Quem joga junto se conecta mais.'],
  groups: [
    { id: 1, name: 'Grupo 1', members: 5, x: 0, y: 0 },
    { id: 2, name: 'Grupo 2', members: 5, x: 1, y: 1 },
  ],
  people: [
    person(1, 'Rita', {
      degree: 12,
      betweenness: 0.314,
      pageRank: 0.2,
      isBridge: true,
      leadership: {
        type: 'conector',
        name: 'Líder Comunitário/Conector',
        reasons: ['conectou 12 pessoas de 3 grupos'],
      },
      named: { count: 14, endedAt: '2026-11-12T15:00:00.000Z', modelVersion: 1 },
    }),
    person(2, 'Bento', { degree: 4, rise30d: 240, isEmerging: true, group: 2 }),
    person(3, 'Nilo', { isDamped: true, group: null }),
    person(7, 'maria', { degree: 3 }),
    person(5, 'Zélia'),
    person(6, 'Ada', { group: 2 }),
  ],
  ties: [
    { from: 1, to: 2, weight: 3, kind: 'connection', isDamped: false },
    { from: 1, to: 7, weight: 1, kind: 'team', isDamped: false },
  ],
  groupVotes: [],
  totals: { people: 6, ties: 2 },
  self: 7,
};
