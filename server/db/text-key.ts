import { createHash } from 'node:crypto';
import { isLongEnoughToCompare, saidWords } from '#core/progress/said-again.ts';
import type { PostRow } from './schema.ts';

/** What of a post its key is made of. */
export type KeyedPost = Pick<PostRow, 'kind' | 'user_id' | 'body'>;

/**
 * What a post says, in short: the same for the same words. An idea long enough is one with the same idea of anybody; short
 * ones and stories are their author's. It is kept: another rule needs a step that writes all of them anew.
 */
export function textKey({ kind, user_id, body }: KeyedPost): string {
  const whose = kind === 'submission' && isLongEnoughToCompare(body) ? '' : user_id;
  return createHash('sha256')
    .update(`${kind} ${whose} ${saidWords(body).join(' ')}`)
    .digest('base64url');
}
