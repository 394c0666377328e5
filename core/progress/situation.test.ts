import { expect, test } from 'vitest';
import { situationOf } from './situation.ts';

const notice = (id: number, kind: string, isRead: boolean) => ({
  id,
  kind,
  isRead,
  path: `/${id}`,
  count: 1,
});
const known = {
  now: 0,
  underWay: undefined,
  lastTaken: 0,
  connections: [],
  current: undefined,
  practised: [],
  games: [],
};

test('a team waits on after its notice was read, until its step is taken', () => {
  const notices = [notice(3, 'team_waits', true)];
  expect(situationOf({ ...known, notices }).situation.team).toBe('/3');
  expect(situationOf({ ...known, notices, lastTaken: 3 }).situation.team).toBeUndefined();
});

test('votes are told until they are read', () => {
  const votesOf = (isRead: boolean) =>
    situationOf({ ...known, notices: [notice(4, 'votes', isRead)] }).situation.votes;
  expect(votesOf(false)).toMatchObject({ path: '/4', count: 1 });
  expect(votesOf(true)).toBeUndefined();
});
