/** What a server of the chat API understands: servers differ in how the length and the format are asked for. */
export interface Dialect {
  lengthField: 'max_tokens' | 'max_completion_tokens';
  format: 'json_schema' | 'json_object' | 'plain';
  /** How many times the length is asked for: a model that thinks first needs room for its thoughts. */
  room: 1 | 4;
}

/** What is tried first. */
export const firstDialect: Dialect = { lengthField: 'max_tokens', format: 'json_schema', room: 1 };

const simpler = { json_schema: 'json_object', json_object: 'plain', plain: undefined } as const;

/**
 * Another way to ask a server that did not understand a request, by what it complained of; nothing when all ways were
 * tried. `tried` holds the dialects it refused for this request.
 */
export function otherDialect(
  dialect: Dialect,
  complaint: string,
  tried: readonly Dialect[],
): Dialect | undefined {
  const other = {
    ...dialect,
    lengthField: dialect.lengthField === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens',
  } as const;
  const format = simpler[dialect.format];
  const plainer = format && { ...dialect, format };
  const complainsOfLength = /max_(completion_)?tokens/i.test(complaint);
  const ways = complainsOfLength ? [other, plainer] : [plainer, other];
  return ways.find((way) => way !== undefined && !tried.some((known) => isSame(known, way)));
}

const isSame = (one: Dialect, two: Dialect): boolean =>
  one.lengthField === two.lengthField && one.format === two.format && one.room === two.room;
