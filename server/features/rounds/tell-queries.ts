import { searchedName } from '#core/care/names.ts';
import { networkModel } from '#core/network/model.ts';
import { hear } from '#core/nominations/ballots.ts';
import type { AnsweredRound } from '#core/nominations/tell-round.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { findCardMakers } from '#server/network/queries.ts';
import { emptySnapshot, slices, unpackSnapshot } from '#server/network/snapshot.ts';
import { readCounting } from '#server/network/store.ts';
import { findRound } from './round-queries.ts';
import { selectVoters } from './voter-queries.ts';

/** A round with all that was answered, people by their places in `ids`. */
export interface ReadRound {
  ids: number[];
  round: AnsweredRound;
}

/**
 * Reads everything that was answered in a round by those who have a say in it; for the thread alone. It is told once, so who
 * is kept out at that moment is counted among the named, and read of when they are back.
 */
export async function readAnswered(
  db: Db,
  { roundId, questions, communityId }: Scope & { roundId: number; questions: number },
): Promise<ReadRound> {
  const people = await db
    .selectFrom('users')
    .innerJoin('standings', 'standings.user_id', 'users.id')
    .leftJoin('naming_refusals', 'naming_refusals.user_id', 'users.id')
    .select(['users.id', 'users.hidden_at', 'naming_refusals.since', 'standings.influence_score'])
    .where('users.community_id', '=', communityId)
    .orderBy('users.id')
    .execute();
  const round = await findRound(db, roundId);
  const rows = round ? await selectVoters(db, round).select(['users.id', 'users.came_by']).execute() : [];
  const voiceOf = await findVoices(db, { communityId });
  const makers = await findMakers(
    db,
    rows.filter(({ came_by }) => came_by === 'card').map(({ id }) => id),
  );
  const nameable = people.filter(({ hidden_at, since }) => hidden_at === null && since === null);
  const places = new Map(nameable.map(({ id }, place) => [id, place]));
  const speakers = new Map(
    rows.map(({ id, came_by }) => {
      const own = voiceOf(id);
      // A card is made for one person by those who take care; an invite may hang on a wall.
      const voice = came_by === 'card' ? id : own;
      const maker = own === id ? undefined : places.get(makers.get(id) ?? 0);
      return [id, { belongs: voice === id, isHeard: voice !== null, maker }];
    }),
  );
  const voters = new Set(
    rows.filter(({ id, came_by }) => came_by !== null || speakers.get(id)?.isHeard).map(({ id }) => id),
  );
  const ballots = new Map<number, { lists: (number[] | null)[]; outside: Set<string> }>();
  const answers = await db
    .selectFrom('round_answers')
    .select(['user_id', 'question', 'outside'])
    .where('round_id', '=', roundId)
    .execute();
  for (const { user_id, question, outside } of answers) {
    if (!voters.has(user_id)) continue;
    const ballot = ballots.get(user_id) ?? {
      lists: Array.from({ length: questions }, () => null),
      outside: new Set(),
    };
    ballots.set(user_id, ballot);
    ballot.lists[question] = [];
    for (const name of JSON.parse(outside)) ballot.outside.add(searchedName(name));
  }
  const names = await db
    .selectFrom('round_names')
    .select(['user_id', 'question', 'named_id'])
    .where('round_id', '=', roundId)
    .execute();
  for (const { user_id, question, named_id } of names) {
    const place = places.get(named_id);
    if (place !== undefined) ballots.get(user_id)?.lists[question]?.push(place);
  }
  const all = [...ballots.values()];
  return {
    ids: nameable.map(({ id }) => id),
    round: {
      questions,
      members: voters.size,
      activity: nameable.map(({ influence_score }) => influence_score),
      heard: hear(
        all.map(({ lists }) => lists),
        [...ballots.keys()].map((id) => speakers.get(id) ?? { belongs: false }),
      ),
      // A name that is nobody's here cannot be asked: strangers, who may be one person, add nothing to it.
      outside: [...ballots].map(([id, { outside }]) => (speakers.get(id)?.belongs ? [...outside] : [])),
    },
  };
}

async function findMakers(db: Db, ids: readonly number[]): Promise<Map<number, number | null>> {
  const makers = new Map<number, number | null>();
  for (const some of slices(ids))
    for (const [id, maker] of await findCardMakers(db, some)) makers.set(id, maker);
  return makers;
}

/**
 * With whose voice people speak, as the network was seen last: the own one, that of the only person through whom the
 * community knows them, or none where nobody who belongs to it ever agreed to meet them. Twenty accounts of one person are
 * established after a day, and would name that person. Among few everybody belongs.
 */
async function findVoices(db: Db, scope: Scope): Promise<(id: number) => number | null> {
  const { people } = (await unpackSnapshot(await readCounting(db, scope))) ?? emptySnapshot;
  if (people.filter(({ isNew }) => !isNew).length < networkModel.known.fewest) return (id) => id;
  const own = new Map(
    people.filter(({ isOfBody, isDamped }) => isOfBody && !isDamped).map(({ id, anchor }) => [id, anchor]),
  );
  return (id) => own.get(id) ?? null;
}
