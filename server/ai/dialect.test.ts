import { expect, it } from 'vitest';
import { type Dialect, firstDialect, otherDialect } from './dialect.ts';

it('changes what the server complains of', () => {
  const length = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.";
  expect(otherDialect(firstDialect, length, [firstDialect])).toEqual({
    ...firstDialect,
    lengthField: 'max_completion_tokens',
  });
  const format = "'response_format.type' must be 'text' or 'json_object'";
  expect(otherDialect(firstDialect, format, [firstDialect])).toEqual({
    ...firstDialect,
    format: 'json_object',
  });
});

it('tries every way once and then gives up', () => {
  const tried: Dialect[] = [];
  let dialect: Dialect | undefined = firstDialect;
  while (dialect) {
    tried.push(dialect);
    dialect = otherDialect(dialect, 'no', tried);
  }
  expect(tried.map(({ lengthField, format }) => `${format} ${lengthField}`)).toEqual([
    'json_schema max_tokens',
    'json_object max_tokens',
    'plain max_tokens',
    'plain max_completion_tokens',
  ]);
});
