import type { Answer } from '#core/contract/index.ts';
import { hiddenName } from '#core/contract/network-export.ts';
import { networkModel, tiePeriods } from '#core/progress/network-model.ts';
import { networkInsights } from '#core/progress/network-words.ts';
import { hasEnough } from '#core/progress/sample.ts';
import type { Db } from '#server/db/schema.ts';
import type { Request } from '#server/http/route.ts';
import { emptySnapshot, type Snapshot, type SnapshotPerson } from '#server/network/snapshot.ts';
import { findNames, type Name } from './queries.ts';
import { select } from './select.ts';

type View = Answer<'network'>;

type Seen = (place: number) => View['people'][number] | undefined;

/** What the filters leave of the last snapshot, with the names as they may be told now. */
export async function readNetwork(db: Db, { query, member, services }: Request<'network'>): Promise<View> {
  const current = services.network.current();
  const snapshot = current ?? emptySnapshot;
  const { totals, places, ties } = select(snapshot, query);
  const heads = headsOf(snapshot);
  const wanted = new Set([...places, ...heads.values()]);
  const names = await findNames(
    db,
    Array.from(wanted, (place) => snapshot.people[place]?.id ?? 0),
  );
  const seen = seenBy(snapshot, names, member.id);
  const people = places.flatMap((place) => seen(place) ?? []);
  const gone = places.length - people.length;
  const isTooSmall = totals.people - gone < networkModel.fewestPeople;
  return {
    computedAt: current ? new Date(current.computedAt).toISOString() : null,
    modelVersion: snapshot.modelVersion,
    isEnough: hasEnough('network', snapshot.connections),
    isTooSmall,
    figures: snapshot.figures,
    insights: snapshot.people.length > 0 ? networkInsights(snapshot.insights) : [],
    groups: snapshot.groups.map((group) => ({ ...group, name: groupName(group.id, heads, seen) })),
    people: isTooSmall ? [] : people,
    ties: isTooSmall ? [] : ties.flatMap((tie) => seenTie(tie, seen) ?? []),
    groupVotes: groupVotesOf(snapshot, query),
    totals: isTooSmall ? { people: 0, ties: 0 } : totals,
    self: people.some(({ id }) => id === member.id) && !isTooSmall ? member.id : null,
  };
}

/** How the person at a place is told to the one who asks; nobody, once the account is gone. */
function seenBy({ people }: Snapshot, names: ReadonlyMap<number, Name>, viewerId: number): Seen {
  const known = new Map<number, View['people'][number] | undefined>();
  const tell = (place: number, person: SnapshotPerson) => {
    const name = names.get(person.id);
    if (!name) return undefined;
    const isNameless = name.isHidden && person.id !== viewerId;
    const { votes: _votes, groups: _groups, bridged: _bridged, group, ...measures } = person;
    return {
      ...measures,
      id: isNameless ? -1 - place : person.id,
      username: isNameless ? hiddenName : name.username,
      isHidden: name.isHidden,
      group: group === 0 ? null : group,
    };
  };
  return (place) => {
    const person = people[place];
    if (!known.has(place)) known.set(place, person && tell(place, person));
    return known.get(place);
  };
}

function seenTie(
  { one, other, kind, weight }: { one: number; other: number; kind: 'connection' | 'team'; weight: number },
  seen: Seen,
): View['ties'][number] | undefined {
  const [from, to] = [seen(one), seen(other)];
  return from && to && { from: from.id, to: to.id, kind, weight };
}

/** The most influential person of each group. */
function headsOf({ people }: Snapshot): Map<number, number> {
  const heads = new Map<number, number>();
  for (const [place, { group }] of people.entries()) if (!heads.has(group)) heads.set(group, place);
  heads.delete(0);
  return heads;
}

function groupName(id: number, heads: ReadonlyMap<number, number>, seen: Seen): string {
  const head = seen(heads.get(id) ?? -1);
  return head && !head.isHidden ? `Grupo de ${head.username}` : `Grupo ${id}`;
}

function groupVotesOf({ groupVotes }: Snapshot, query: Request<'network'>['query']): View['groupVotes'] {
  if (query.kind !== 'all' && query.kind !== 'vote') return [];
  const period = tiePeriods.indexOf(query.period);
  return groupVotes.flatMap(({ from, to, votes }) => {
    const count = votes[period] ?? 0;
    const isWanted = query.group === undefined || query.group === from || query.group === to;
    return isWanted && count >= networkModel.fewestGroupVotes ? [{ from, to, votes: count }] : [];
  });
}
