import type { z } from 'zod';
import { type ErrorCode, errors, isErrorCode } from '#core/contract/errors.ts';
import { type FieldIssue, Refusal } from './refusal.ts';

/** Parses what a client sent; a wrong field is refused with the catalogue's sentence for it. */
export function parse<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => toFieldIssue(issue, sent));
  throw new Refusal(issues[0]?.code ?? 'invalid_input', { issues });
}

/** Looked for here: asked to say it itself, the library takes several times as long over what is right. */
function codeOf({ code, path, message }: z.core.$ZodIssue, sent: unknown): ErrorCode {
  if (isErrorCode(message)) return message;
  return code === 'invalid_type' && valueAt(sent, path) === undefined ? 'missing_fields' : 'invalid_input';
}

const valueAt = (sent: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    sent,
  );

function toFieldIssue(issue: z.core.$ZodIssue, sent: unknown): FieldIssue {
  const code = codeOf(issue, sent);
  const { path } = issue;
  return { path: path.map(String).join('.'), code, message: errors[code].message };
}
