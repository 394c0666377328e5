import { expect, it } from 'vitest';
import { toldPeople } from './told-people.ts';

it('are told the most named first, of as many in the order in which they come', () => {
  const row = (id: number, count: number | null) => {
    const together = count === null ? null : { count, low: count - 1, high: count + 1 };
    const body = JSON.stringify({
      together,
      questions: [together],
      isHidden: false,
      isUnnamed: count === null,
    });
    return { id, username: `membro ${id}`, full_name: null, body };
  };
  const told = toldPeople([row(1, null), row(2, 5), row(3, 9), row(4, 5), row(5, 1)]);
  expect(told.map(({ id, together }) => [id, together?.count ?? null])).toEqual([
    [3, 9],
    [2, 5],
    [4, 5],
    [5, 1],
    [1, null],
  ]);
});
