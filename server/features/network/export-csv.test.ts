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
  isNew: false,
  votes: [0, 0, 0, 0],
  leadership: { type: null, name: 'Em formação', reasons: [] },
  x: 0,
  y: 0,
});

const fileWith = (...names: string[]): string => {
  const people = names.map((_, index) => person(index + 1));
  const rows = names.map((username, index) => ({ id: index + 1, username, hidden_at: null }));
  const known = new Map(rows.map((row) => [row.id, row]));
  return toCsv(exportNetwork({ ...emptySnapshot, people }, known));
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
    expect(fileWith(name, ...fillers)).toContain(`pessoa;1;${cell};;1;0,125;1e-7;não;sim;`);
  });

  it('tells nothing of fewer than five people', () => {
    expect(
      fileWith(...fillers)
        .trim()
        .split('\r\n'),
    ).toHaveLength(1);
  });
});
