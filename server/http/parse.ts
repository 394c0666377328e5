import type { z } from 'zod';
import { type ErrorCode, errors, isErrorCode } from '#core/contract/errors.ts';
import { type FieldIssue, Refusal } from './refusal.ts';

/** Parses what a client sent; a wrong field is refused with the catalogue's sentence for it. */
export function parse<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  // Looked at once more for the sentences: asked for them at once, the library takes several times as long over what is right.
  const issues = schema.safeParse(sent, { error: codeOf }).error?.issues.map(toFieldIssue) ?? [];
  throw new Refusal(issues[0]?.code ?? 'invalid_input', { issues });
}

const codeOf = ({ code, input }: z.core.$ZodRawIssue): ErrorCode =>
  code === 'invalid_type' && input === undefined ? 'missing_fields' : 'invalid_input';

function toFieldIssue({ path, message }: z.core.$ZodIssue): FieldIssue {
  const code = isErrorCode(message) ? message : 'invalid_input';
  return { path: path.map(String).join('.'), code, message: errors[code].message };
}
