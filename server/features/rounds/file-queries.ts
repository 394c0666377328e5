import { networkModel } from '#core/network/model.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { emptySnapshot, type Snapshot, unpackSnapshot } from '#server/network/snapshot.ts';
import { readCounting } from '#server/network/store.ts';
import { nameable } from './answer-queries.ts';
import type { FilePerson, FileRound } from './round-graph.ts';
import { findTold } from './round-queries.ts';
import { toldPeople } from './told-people.ts';

/** Everybody who could be named in a round that was told: those of whom something was told first. */
export async function findFilePeople(
  db: Db,
  scope: Scope,
  round: { id: number; endsAt: string; questions: readonly string[] },
): Promise<FilePerson[]> {
  const told = toldPeople(await findTold(db, round.id, scope));
  const known = new Set(told.map(({ id }) => id));
  const all = await nameable(db, scope).where('users.settled_at', '<=', Date.parse(round.endsAt)).execute();
  const nothing = {
    together: null,
    questions: round.questions.map(() => null),
    isHidden: false,
    isUnnamed: false,
  };
  return [
    ...told,
    ...all.filter(({ id }) => !known.has(id)).map(({ id, username }) => ({ id, username, ...nothing })),
  ];
}

/** The ties between people as the network was seen last. */
export async function findFileTies(
  db: Db,
  scope: Scope,
  people: readonly { id: number }[],
): Promise<FileRound['ties']> {
  const snapshot = (await unpackSnapshot(await readCounting(db, scope))) ?? emptySnapshot;
  return tiesAmong(snapshot, new Set(people.map(({ id }) => id)));
}

/** Each pair once, whether connected, in a team or both; without what the network counts for nothing. */
export function tiesAmong(
  { people, ties }: Pick<Snapshot, 'ties'> & { people: readonly { id: number }[] },
  shown: ReadonlySet<number>,
): FileRound['ties'] {
  // Of so few the network tells nothing either.
  if (people.length < networkModel.fewestPeople) return [];
  const pairs = new Map<string, FileRound['ties'][number]>();
  for (const { one, other, weights, isDamped } of ties) {
    const [from = 0, to = 0] = [people[one]?.id, people[other]?.id];
    if (isDamped || !shown.has(from) || !shown.has(to)) continue;
    const key = [from, to].toSorted((a, b) => a - b).join(' ');
    pairs.set(key, { one: from, other: to, weight: (pairs.get(key)?.weight ?? 0) + weights[0] });
  }
  return [...pairs.values()];
}
