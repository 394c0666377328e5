import { describe, expect, it } from 'vitest';
import { emptySnapshot, type SnapshotPerson } from '#server/network/snapshot.ts';
import { toCsv } from './export-csv.ts';
import { exportNetwork } from './exported-network.ts';

const person = (id: number): SnapshotPerson => ({
  id,
  group: 0,
  groups: 0,
  bridged: 0,
  degree: 1,
  betweenness: 0.125,
  pageRank: 1e-7,
  isBridge: false,
  isEmerging: true,
  rise30d: 0,
  isDamped: false,
  isKnown: true,
  isOfBody: true,
  anchor: id,
  beside: [],
  own: { connections: 0, votes: 0, teams: 0 },
  isNew: false,
  votes: [0, 0, 0, 0],
  leadership: { type: null, name: 'Em formação', reasons: [] },
  x: 0,
  y: 0,
});

const fileWith = (names: string[], isForCarers = false): string => {
  const people = names.map((_, index) => person(index + 1));
  const rows = names.map((username, index) => ({
    id: index + 1,
    username,
    hidden_at: username === 'eva' ? 1 : null,
    seen_at: Date.UTC(2026, 10, 15, 14),
    influence_score: 340,
    games_completed: 2,
  }));
  const known = new Map(rows.map((row) => [row.id, row]));
  return toCsv(exportNetwork({ ...emptySnapshot, people }, known, isForCarers));
};

const fillers = ['ana', 'bia', 'caio', 'davi'];

describe('a cell of the CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['  @soma', "'  @soma"],
    ['＝1', "'＝1"],
    ['-5', "'-5"],
    ['\tx', '"\'\tx"'],
    ['ana;=1', `"ana;'=1"`],
    ['ana,=1', `"ana,'=1"`],
    ['ana"=1', `"ana""'=1"`],
    ['ana\n+1', `"ana\n'+1"`],
    ['Ana-Maria', 'Ana-Maria'],
    ['Zé 🌽', 'Zé 🌽'],
  ])('%j is never taken for a formula', (name, cell) => {
    expect(fileWith([name, ...fillers])).toContain(`\r\n1;${cell};340;2;;1;0,125;1e-7;não;sim;`);
  });

  it('tells nothing of fewer than five people', () => {
    expect(fileWith(fillers).trim().split('\r\n')).toHaveLength(1);
  });

  it('tells the last visit to those who take care alone, and of a hidden name neither points nor games', () => {
    const all = ['eva', ...fillers];
    expect(fileWith(all)).not.toContain('15/11/2026');
    expect(fileWith(all, true)).toContain('\r\n2;ana;340;2;15/11/2026;;1;');
    expect(fileWith(all, true)).toContain('\r\nr1;Membro reservado;;;;;1;');
  });
});
