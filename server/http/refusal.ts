import { type ErrorCode, errors } from '#core/contract/errors.ts';
import { counted } from '#core/progress/wording.ts';

/** One field that was wrong, for forms to show at its place. */
export interface FieldIssue {
  path: string;
  code: ErrorCode;
  message: string;
}

interface Details {
  issues?: FieldIssue[];
  /** Why, in the words of whoever decided it. */
  reason?: string;
  /** Seconds after which the same request may succeed. */
  retryAfter?: number;
}

/** An expected "no": carries a code of the catalogue and becomes that code's status and sentence. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errors[this.code].status;
  }

  /** The answer's body. */
  toJSON() {
    const { issues, retryAfter = 0, reason = '' } = this.details;
    const message = errors[this.code].message
      .replace('{tempo}', () => waitInWords(retryAfter))
      .replace('{motivo}', () => sentence(reason));
    return { code: this.code, message, ...(issues ? { issues } : {}) };
  }
}

/** What is of whoever asks, unless their account has gone at this moment. */
export function ofSomebody<T>(own: T | undefined): T {
  if (own === undefined) throw new Refusal('signed_out');
  return own;
}

/** A reason as a sentence of its own. */
const sentence = (reason: string): string => (/[.!?…]$/.test(reason) ? reason : `${reason}.`);

const waitInWords = (seconds: number): string =>
  seconds < 100
    ? counted(seconds, 'segundo', 'segundos')
    : counted(Math.ceil(seconds / 60), 'minuto', 'minutos');
