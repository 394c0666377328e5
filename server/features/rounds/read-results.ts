import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Member, Request } from '#server/http/route.ts';
import { careScopeOf } from '#server/http/scope.ts';
import { emptySnapshot, type Snapshot } from '#server/network/snapshot.ts';
import { coverOf } from './cover-of.ts';
import { isOver, showRound } from './open-round.ts';
import { opinionsOf } from './opinion.ts';
import type { Publisher } from './publisher.ts';
import { retestOf } from './retest-of.ts';
import { findRound, findTold, type RoundRow } from './round-queries.ts';
import { toldPeople } from './told-people.ts';
import { type ToldHead, toldHead } from './told-round.ts';

type Results = Answer<'roundResults'>;
type Told = NonNullable<Results['told']>;

/** What a round told, for those who take care; it is told here if it is over and was not yet. */
export const readResults =
  (publisher: Publisher) =>
  async (db: Db, { params, member, now, services }: Request<'roundResults'>): Promise<Results> => {
    const asked = { id: params.id, member, now };
    const { row, scope, shown, head } = await findResults(db, publisher, asked);
    const opinions = await opinionsOf(db, { roundId: row.id, scope, viewerId: member.id });
    if (!head) return { round: shown, told: null, opinions };
    const { snapshot = emptySnapshot } = await services.network.of(scope);
    return { round: shown, told: await resultsOf(db, { round: row, head, scope, snapshot }), opinions };
  };

interface Asked {
  id: number;
  member: Member;
  now: number;
}

/** A round with what was told of all together, for an answer and for files. */
interface FoundResults {
  row: RoundRow;
  scope: Scope;
  shown: Results['round'];
  head: ToldHead | null;
}

/** Finds a round of those who take care, and tells it where it is over and nobody has asked before. */
export async function findResults(
  db: Db,
  publisher: Publisher,
  { id, member, now }: Asked,
): Promise<FoundResults> {
  let row = await findRound(db, id);
  const scope = await careScopeOf(db, member, row);
  if (row && isOver(row, now) && row.told === null) {
    await publisher.publish(row);
    row = await findRound(db, id);
  }
  // Its community was there a moment ago.
  const round = row as RoundRow;
  return { row: round, scope, shown: await showRound(db, round, now), head: toldHead(round) };
}

interface Kept {
  round: RoundRow;
  head: ToldHead;
  scope: Scope;
  snapshot: Snapshot;
}

async function resultsOf(db: Db, { round, head, scope, snapshot }: Kept): Promise<Told> {
  const places = new Map(snapshot.people.map((person, place) => [person.id, place]));
  const people = toldPeople(await findTold(db, round.id, scope));
  const named = people
    .filter(({ isUnnamed }) => !isUnnamed)
    .map(({ isUnnamed: _, ...person }) => ({
      ...person,
      groups: snapshot.people[places.get(person.id) ?? -1]?.groups ?? 0,
    }));
  const hidden = named.filter(({ isHidden }) => isHidden);
  const unnamed = people.filter(({ isUnnamed }) => isUnnamed);
  const { max } = limits.roundShown;
  return {
    ...head,
    named: [...new Set([...named.slice(0, max), ...hidden.slice(0, max)])],
    unnamed: unnamed.slice(0, max).map(({ id, username, fullName }) => ({ id, username, fullName })),
    howMany: { named: named.length, hidden: hidden.length, unnamed: unnamed.length },
    cover: coverOf(named, places, snapshot),
    inNetwork: snapshot.people.length,
    retest: await retestOf(db, { round, head, scope, people }),
  };
}
