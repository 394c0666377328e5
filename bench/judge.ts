import { businessChallenges } from '#core/content/desafio-negocio.ts';
import { building, measured, strangers, unread } from '#core/testing/graded.ts';
import { measure } from '#core/testing/measure-judge.ts';

/** How far the embedded judge is from grades given by hand, for the half it was built with, for the other, and for strangers. */
for (const [name, talks] of Object.entries({ building, measured, strangers, unread })) {
  const rows = [
    ...businessChallenges.map(({ id }) => [id, talks.filter((talk) => talk.challengeId === id)] as const),
    ['all', talks] as const,
  ];
  console.log(`\n${name}`);
  console.table(Object.fromEntries(rows.map(([title, some]) => [title, measure(some)])));
}
