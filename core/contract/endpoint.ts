import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** What a rate limit protects; the numbers live in the server. */
export type LimitName = 'login' | 'register' | 'ai' | 'export' | 'code';

/** One call of the API: who may make it, what goes in, what comes out, how it can be refused. */
export interface Endpoint {
  /** A Portuguese sentence for the documentation page. */
  summary: string;
  access: 'public' | 'member';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body carries a game's data, and may be larger than others. */
  carriesGameData?: true;
  answer: z.ZodType;
  /** The status of a successful answer; 200 unless told. */
  status?: 200 | 201;
  errors: readonly ErrorCode[];
  limit?: LimitName;
}
