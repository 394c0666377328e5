import { setImmediate as pause } from 'node:timers/promises';
import type { Answer } from '#core/contract/index.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { slices } from '#server/network/snapshot.ts';
import { endOf } from './open-round.ts';
import { findRounds, findTold, findToldOf } from './round-queries.ts';
import { type ToldPerson, toldHead } from './told-round.ts';

/** What a round said of somebody: only by the counts that were told, who named whom has no part in it. */
export type Named = NonNullable<Answer<'account'>['standing']['named']>;

/** A claim is looked for in so many rounds; those before say little of today. */
const maxRounds = 20;

interface Claim {
  id: number;
  endedAt: string;
  modelVersion: number;
}

/** The last round of a community that allows a claim. */
async function findClaim(db: Db, scope: Scope): Promise<Claim | undefined> {
  for (const round of await findRounds(db, scope, maxRounds)) {
    const head = toldHead(round);
    if (head?.verdict.mayClaim)
      return { id: round.id, endedAt: endOf(round), modelVersion: head.modelVersion };
  }
  return undefined;
}

/** What a claim says of people by what was told of each; nothing of those of whom nothing may be told. */
const namedIn = (
  { endedAt, modelVersion }: Claim,
  rows: readonly { id: number; body: string }[],
): [number, Named][] =>
  rows.flatMap(({ id, body }) => {
    const { together }: Partial<ToldPerson> = JSON.parse(body);
    return together ? [[id, { count: together.count, endedAt, modelVersion }]] : [];
  });

/** What the last round that allows a claim said of these people; without those of whom nothing may be told. */
export async function findNamed(
  db: Db,
  userIds: readonly number[],
  scope: Scope,
): Promise<Map<number, Named>> {
  const claim = await findClaim(db, scope);
  return new Map(claim ? namedIn(claim, await findToldOf(db, userIds, claim.id)) : []);
}

/** The same of everybody in a community, without those who hide their names or do not want to be named. */
export async function findAllNamed(db: Db, scope: Scope): Promise<Map<number, Named>> {
  const all = new Map<number, Named>();
  const claim = await findClaim(db, scope);
  if (!claim) return all;
  for (const some of slices(await findTold(db, claim.id, scope))) {
    for (const [id, named] of namedIn(claim, some)) all.set(id, named);
    await pause();
  }
  return all;
}
