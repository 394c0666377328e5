import { expect, test } from 'vitest';
import { smallNetwork } from '#web/testing/network.ts';
import { makeScene, turned } from './scene.ts';

const votes = [
  { from: 1, to: 2, votes: 8 },
  { from: 2, to: 1, votes: 2 },
  { from: 1, to: 1, votes: 30 },
];

test('ties become places, the strongest first; a tie to somebody who is not shown is left out', () => {
  const ties = [
    ...smallNetwork.ties.toReversed(),
    { from: 1, to: 999, weight: 9, kind: 'team', isDamped: false } as const,
  ];
  const scene = makeScene({ ...smallNetwork, ties }, false);
  expect(scene.ties).toEqual([
    { one: 0, other: 1, weight: 3 },
    { one: 0, other: 3, weight: 1 },
  ]);
  expect(scene.tiesOf.get(0)).toHaveLength(2);
  expect(scene.tiesOf.get(4)).toBeUndefined();
});

test('people have the size of their ties and the colour of their group, grey without one', () => {
  const scene = makeScene(smallNetwork, false);
  expect(scene.sizes[0]).toBe(1);
  expect(scene.sizes[1]).toBeCloseTo(Math.sqrt(4 / 12));
  expect(scene.people.map(({ colour }) => colour)).toEqual([0, 1, 8, 0, 0, 1]);
  expect(scene.spacing).toBeCloseTo(0.1);
});

test('votes flow between groups where they are the matter, never inside one', () => {
  const network = { ...smallNetwork, groupVotes: votes };
  expect(makeScene(network, false).flows).toEqual([]);
  const { flows, groups } = makeScene(network, true);
  expect(flows.map(({ colour, share }) => [colour, share])).toEqual([
    [0, 1],
    [1, 0.25],
  ]);
  expect(groups).toHaveLength(2);
});

test('turned on its side, everybody is found where they are drawn', () => {
  const network = { ...smallNetwork, groupVotes: votes };
  const upright = makeScene(network, true);
  const side = turned(upright);
  for (const [place, { x, y }] of upright.people.entries()) {
    expect(side.people[place]).toMatchObject({ x: y, y: x });
    expect(side.grid.nearest({ x: y, y: x }, 0.01)).toBe(upright.grid.nearest({ x, y }, 0.01));
  }
  expect(side.flows.map(({ from, to }) => [from.x, to.y])).toEqual(
    upright.flows.map(({ from, to }) => [from.y, to.x]),
  );
});
