import { expect, test } from 'vitest';
import { citation } from './fact.ts';

test.each([
  [{ source: 'IBGE', year: 2024 }, 'IBGE, 2024'],
  [{ source: 'Lei 5.764/1971', year: 1971 }, 'Lei 5.764/1971'],
])('%o is cited as «%s»', (source, line) => {
  expect(citation(source)).toBe(line);
});
