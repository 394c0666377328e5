import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';

/** Control characters no text of a person needs and no database should see; line breaks and tabs are fine. */
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/**
 * More marks on one letter than any language has (Unicode's Stream-Safe Text Format allows 30). Composing sorts them, in
 * time that grows with the square of their number: a megabyte of them would hold the server for minutes.
 */
const overloaded = /[\p{M}\uff9e\uff9f]{31}/u;

/** Some keyboards send a letter and its accents apart: so many characters at most are composed to one. */
const charactersPerLetter = 4;

/**
 * A text that both databases can keep: composed Unicode, trimmed, without control characters. The length is looked at
 * before anything else, since all that follows takes time with it.
 */
export const text = (max: number, code: ErrorCode = 'invalid_input') =>
  z
    .string()
    .max(max * charactersPerLetter, { error: code, abort: true })
    .refine((value) => !overloaded.test(value), { error: 'text_invalid' satisfies ErrorCode, abort: true })
    .refine((value) => !unstorable.test(value), { error: 'text_invalid' satisfies ErrorCode, abort: true })
    .transform((value) => value.normalize('NFC').trim())
    .pipe(z.string().max(max, { error: code }));

/** Their sentences speak of an empty box: whoever wrote too much is told something else. */
const ofNothing: readonly ErrorCode[] = ['missing_fields', 'message_empty'];

/** The same, and something must be left after trimming. */
export const filledText = (max: number, code: ErrorCode = 'missing_fields') =>
  text(max, ofNothing.includes(code) ? 'text_too_long' : code).pipe(z.string().min(1, { error: code }));

/** What must be filled in before its form is looked at. */
const given = z.string().min(1, { error: 'missing_fields' satisfies ErrorCode });

/** The name of an account: one line, and nothing that could be an email. */
export const username = text(limits.username.max, 'username_invalid')
  .pipe(given)
  .transform((value) => value.normalize('NFKC').replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .max(limits.username.max, { error: 'username_invalid' satisfies ErrorCode })
      .regex(/^[^@\p{C}]+$/u, { error: 'username_invalid' satisfies ErrorCode }),
  );

/** An email, as far as its form tells. */
export const email = text(limits.email.max, 'email_invalid')
  .pipe(given)
  .pipe(z.string().regex(z.regexes.html5Email, { error: 'email_invalid' satisfies ErrorCode }));

/** A password to be tried: one longer than any can be is wrong without trying. */
export const givenPassword = (code: 'wrong_credentials' | 'wrong_password') =>
  z.string().max(limits.password.max, { error: code, abort: true });

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

/** An id of the client's: a call that is sent again under it, after a lost answer, is done once. */
export const runId = z.uuid().optional();

/** The body of a call that takes nothing else. */
export const onlyRunId = z.object({ runId }).nullish();
