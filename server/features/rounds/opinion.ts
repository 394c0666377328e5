import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Request } from '#server/http/route.ts';
import { careScopeOf } from '#server/http/scope.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { findThose } from './answer-queries.ts';
import { findOpinions, replaceOpinion } from './opinion-queries.ts';
import { findRound } from './round-queries.ts';

type Opinions = Answer<'roundResults'>['opinions'];

/** Keeps whom somebody who takes care would name, in the place of what they said before. */
export async function giveOpinion(
  tx: Tx,
  { params, body, member }: Request<'giveOpinion'>,
): Promise<Answer<'giveOpinion'>> {
  await lockMembers(tx, [member.id]);
  const scope = await careScopeOf(tx, member, await findRound(tx, params.id));
  const people = await findThose(tx, { ...scope, id: member.id }, [...new Set(body.people)]);
  await replaceOpinion(tx, { roundId: params.id, carerId: member.id, people });
  return { people };
}

/** Whom those who take care would name: how many of them, and whether one of them is the one who asks. */
export async function opinionsOf(
  db: Db,
  { roundId, scope, viewerId }: { roundId: number; scope: Scope; viewerId: number },
): Promise<Opinions> {
  const opinions = new Map<number, Opinions[number]>();
  for (const { id, username, full_name, carer_id } of await findOpinions(db, roundId, scope)) {
    const known = opinions.get(id);
    opinions.set(id, {
      id,
      username,
      fullName: full_name,
      carers: (known?.carers ?? 0) + 1,
      isOwn: carer_id === viewerId || known?.isOwn === true,
    });
  }
  return [...opinions.values()].sort((one, other) => other.carers - one.carers);
}
