import { expect, test } from 'vitest';
import { businessChallenges } from '#core/content/desafio-negocio.ts';
import { exchanges } from '#core/testing/exchanges.ts';
import { metBy } from '#core/testing/met-by.ts';

const cases = businessChallenges.flatMap(({ id }) =>
  exchanges[id].map(([says, meets]) => ({ id, says: [says].flat(), meets })),
);

test.each(cases)('$id: $says', ({ id, says, meets }) => {
  expect(metBy(id)(...says)).toEqual(meets);
});
