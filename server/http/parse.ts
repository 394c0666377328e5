import type { z } from 'zod';
import { type ErrorCode, errors, isErrorCode } from '#core/contract/errors.ts';
import { type FieldIssue, Refusal } from './refusal.ts';

/** Parses what a client sent; a wrong field is refused with the catalogue's sentence for it. */
export function parse<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const result = schema.safeParse(sent, {
    error: ({ code, input }): ErrorCode =>
      code === 'invalid_type' && input === undefined ? 'missing_fields' : 'invalid_input',
  });
  if (result.success) return result.data;
  const issues = result.error.issues.map(toFieldIssue);
  throw new Refusal(issues[0]?.code ?? 'invalid_input', { issues });
}

function toFieldIssue({ path, message }: z.core.$ZodIssue): FieldIssue {
  const code = isErrorCode(message) ? message : 'invalid_input';
  return { path: path.map(String).join('.'), code, message: errors[code].message };
}
