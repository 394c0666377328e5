import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Control characters no text of a person needs and no database should see; line breaks and tabs are fine. */
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** A text that both databases can keep: composed Unicode, trimmed, without control characters. */
export const text = (max: number, code: ErrorCode = 'invalid_input') =>
  z
    .string()
    .refine((value) => !unstorable.test(value), { error: 'text_invalid' satisfies ErrorCode, abort: true })
    .transform((value) => value.normalize('NFC').trim())
    .pipe(z.string().max(max, { error: code }));

/** The same, and something must be left after trimming. */
export const filledText = (max: number, code: ErrorCode = 'missing_fields') =>
  text(max, code).pipe(z.string().min(1, { error: code }));

/** An id as it stands in a path: a whole number both databases can compare. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** How many of a list; more than the most is cut to it, as a client in a hurry would want. */
export const limit = (max: number, usual: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .optional()
    .transform((value) => Math.max(1, Math.min(max, value === undefined ? usual : Number(value))));

/** Instants travel as ISO texts. */
export const instant = z.iso.datetime();
