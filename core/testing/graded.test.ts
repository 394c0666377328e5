import { expect, it } from 'vitest';
import { businessChallenges } from '#core/content/desafio-negocio.ts';
import { building, measured, strangers, unread } from './graded.ts';
import { judgementOf } from './judgement-of.ts';
import { measure } from './measure-judge.ts';

it('is large and of every kind, in both halves', () => {
  expect(building.length + measured.length).toBeGreaterThanOrEqual(250);
  for (const half of [building, measured]) {
    expect(half.length).toBeGreaterThanOrEqual(125);
    const kinds = new Set(half.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining([
        'cheat',
        'cunning',
        'dictated',
        'fluent',
        'misspelt',
        'offTopic',
        'regional',
        'terse',
        'weak',
      ]),
    );
  }
});

/**
 * Exactly what the judge says of every talk, a line each, as it was last accepted: whoever changes the judge sees here which
 * talks the change moved. A wished change is accepted with `npx vitest run --project core graded -u`, and read in the diff.
 */
it.each(businessChallenges)(
  '$id: the judge says of every talk what was accepted',
  { timeout: 300_000 },
  async ({ id }) => {
    const said = Object.entries({ measured, unread, strangers, building }).flatMap(([name, talks]) => [
      `\n${name}: grades by hand, the judge's, what it heard, score (? where it doubts), in short evidence and feedback, how it was read, and of some what each part makes of it`,
      ...talks.filter(({ challengeId }) => challengeId === id).map(judgementOf),
    ]);
    await expect(`${said.join('\n').trim()}\n`).toMatchFileSnapshot(`accepted/${id}.txt`);
  },
);

it.each([
  ['building', building],
  ['measured', measured],
])('the judge is near the grades of the %s half, and no cheat pays', { timeout: 300_000 }, (_, talks) => {
  const { meanError, within25, highestCheat } = measure(talks);
  expect(meanError).toBeLessThanOrEqual(10);
  expect(within25).toBeGreaterThanOrEqual(92);
  expect(highestCheat).toBeLessThanOrEqual(30);
});

it.each(businessChallenges)('$id alone is judged within the same bars', { timeout: 300_000 }, ({ id }) => {
  const talks = measured.filter(({ challengeId }) => challengeId === id);
  expect(talks.length).toBeGreaterThanOrEqual(12);
  const { meanError, within25, highestCheat } = measure(talks);
  expect(meanError).toBeLessThanOrEqual(10);
  expect(within25).toBeGreaterThanOrEqual(92);
  expect(highestCheat).toBeLessThanOrEqual(30);
});

it('the judge does not drift away from the grades of strangers', { timeout: 300_000 }, () => {
  const { meanError, within25 } = measure(strangers);
  expect(meanError).toBeLessThanOrEqual(9);
  expect(within25).toBeGreaterThanOrEqual(95);
});

it('the judge is near the grades of talks that nobody who built it has read', { timeout: 300_000 }, () => {
  const { meanError, within25 } = measure(unread);
  expect(meanError).toBeLessThanOrEqual(10);
  expect(within25).toBeGreaterThanOrEqual(92);
});
