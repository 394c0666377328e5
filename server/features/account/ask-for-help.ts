import type { Answer } from '#core/contract/index.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import type { Tx } from '#server/db/schema.ts';
import { findCarerNames } from '#server/features/care/carer-queries.ts';
import { insertHelpRequest } from '#server/features/care/recovery-queries.ts';
import type { Request } from '#server/http/route.ts';
import { accountKey } from './account-key.ts';

const maxNamed = 3;

/**
 * Notes that somebody cannot come in. The answer tells nothing of the account: it names those who take care of
 * everybody and of those who came without an invite, whoever asks.
 */
export async function askForHelp(
  tx: Tx,
  { body, now }: Request<'askForHelp'>,
): Promise<Answer<'askForHelp'>> {
  await insertHelpRequest(tx, accountKey(body.usernameOrEmail), now);
  return { carers: await findCarerNames(tx, firstCommunity, maxNamed) };
}
