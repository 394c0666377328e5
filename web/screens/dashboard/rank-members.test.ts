import { expect, test } from 'vitest';
import { pickLeaders } from './pick-leaders.ts';
import { type RankedMember, rankMembers } from './rank-members.ts';

const member = (username: string, part: Partial<RankedMember> = {}): RankedMember => ({
  id: 1,
  username,
  fullName: null,
  influenceScore: 100,
  gamesCompleted: 1,
  connections: 0,
  badges: [],
  periods: { week: 0, month: 0, quarter: 0 },
  leadership: { type: null, name: 'Em formação', reasons: [] },
  ...part,
});

const names = (members: readonly RankedMember[]) => members.map(({ username }) => username);

const ana = member('ana', { influenceScore: 900, periods: { week: 0, month: 50, quarter: 900 } });
const bento = member('bento', { influenceScore: 300, periods: { week: 100, month: 100, quarter: 300 } });
const clara = member('clara', { influenceScore: 500, periods: { week: 100, month: 400, quarter: 450 } });

test.each([
  ['week', ['clara', 'bento', 'ana']],
  ['month', ['clara', 'bento', 'ana']],
  ['quarter', ['ana', 'clara', 'bento']],
] as const)('the ranking of the %s goes by its points, then by influence', (period, order) => {
  expect(names(rankMembers([ana, bento, clara], period))).toEqual(order);
});

test('the ranking ends with the tenth and leaves the answer as it was', () => {
  const many = Array.from({ length: 14 }, (_, index) =>
    member(`m${index}`, { periods: { week: index, month: 0, quarter: 0 } }),
  );
  const ranked = rankMembers(many, 'week');
  expect(ranked).toHaveLength(10);
  expect(ranked[0]?.username).toBe('m13');
  expect(many[0]?.username).toBe('m0');
});

test('only those with a type lead, most influential first and no more than there is room for', () => {
  const pioneer = {
    type: 'pioneiro',
    name: 'Pioneiro/Empreendedor',
    reasons: ['concluiu 4 jogos diferentes'],
  };
  const members = [
    member('forming', { influenceScore: 800 }),
    member('second', { influenceScore: 200, leadership: pioneer }),
    member('first', { influenceScore: 700, leadership: pioneer }),
    member('third', { influenceScore: 100, leadership: pioneer }),
  ];
  expect(names(pickLeaders(members, 2))).toEqual(['first', 'second']);
  expect(names(pickLeaders(members, 9))).toEqual(['first', 'second', 'third']);
});
