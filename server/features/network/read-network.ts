import { setImmediate as pause } from 'node:timers/promises';
import type { Answer } from '#core/contract/index.ts';
import { networkModel } from '#core/network/model.ts';
import { networkInsights } from '#core/network/words.ts';
import { hasEnough } from '#core/progress/sample.ts';
import type { Db } from '#server/db/schema.ts';
import { findAllNamed, findNamed, type Named } from '#server/features/rounds/named-queries.ts';
import type { Member, Request } from '#server/http/route.ts';
import { caresAtHome } from '#server/http/scope.ts';
import { type NamedRow, showMember } from '#server/http/show-member.ts';
import { emptySnapshot, type Snapshot, slices } from '#server/network/snapshot.ts';
import { findHidden, findNames } from './queries.ts';
import { type Selected, select } from './select.ts';

type View = Answer<'network'>;
type Person = View['people'][number];

/** What the filters leave of the last snapshot, with the names as they may be told now. */
export async function readNetwork(db: Db, { query, member, services }: Request<'network'>): Promise<View> {
  const { snapshot: current } = await services.network.of(member);
  const snapshot = current ?? emptySnapshot;
  const hidden = (await findHidden(db, member)).filter((id) => id !== member.id);
  const { totals, places, ties, groupVotes } = select(snapshot, query, hidden);
  const heads = headsOf(snapshot);
  const [somebody] = snapshot.people;
  const shown = places.flatMap((place) => snapshot.people[place] ?? []);
  const wanted = new Set([...shown, ...heads.values()].map(({ id }) => id));
  const names = await findNames(db, [...wanted]);
  const named = await readNamed(db, member);
  const people = await writePeople(snapshot, places, { names, named, viewer: member });
  const gone = places.length - people.size;
  const isTooSmall = totals.people - gone < networkModel.fewestPeople;
  return {
    computedAt: current ? new Date(current.computedAt).toISOString() : null,
    modelVersion: snapshot.modelVersion,
    isEnough: hasEnough('network', snapshot.connections),
    isTooSmall,
    figures: snapshot.figures,
    insights: somebody ? networkInsights(snapshot.insights) : [],
    groups: snapshot.groups.map((group) => ({ ...group, name: groupName(group.id, heads, names) })),
    people: isTooSmall ? [] : [...people.values()],
    ties: isTooSmall ? [] : await writeTies(ties, people),
    groupVotes,
    totals: isTooSmall ? { people: 0, ties: 0 } : totals,
    self: isTooSmall ? null : selfOf(people, member.id),
  };
}

/** What the last round said: to those who take care of everybody, to a member of themselves. */
async function readNamed(db: Db, member: Member): Promise<ReadonlyMap<number, Named>> {
  const others = (await caresAtHome(db, member)) ? await findAllNamed(db, member) : [];
  return new Map([...others, ...(await findNamed(db, [member.id], member))]);
}

interface Telling {
  names: ReadonlyMap<number, NamedRow>;
  named: ReadonlyMap<number, Named>;
  viewer: { id: number };
}

/** How the people at these places are told to the one who asks, by place; without those whose account is gone. */
async function writePeople(
  { people }: Snapshot,
  places: readonly number[],
  { names, named, viewer }: Telling,
): Promise<Map<number, Person>> {
  const told = new Map<number, Person>();
  for (const some of slices(places)) {
    for (const place of some) {
      const person = people[place];
      const name = person && names.get(person.id);
      if (!name) continue;
      const { id, username, isNameless } = showMember(name, viewer, place);
      const { votes: _votes, groups: _groups, bridged: _bridged, group, leadership, ...measures } = person;
      told.set(place, {
        ...measures,
        id,
        username,
        isHidden: name.hidden_at !== null,
        group: group === 0 ? null : group,
        named: isNameless ? null : (named.get(person.id) ?? null),
        // The reasons count what stands elsewhere beside the name, such as the votes of an idea.
        leadership: isNameless ? { ...leadership, reasons: [] } : leadership,
      });
    }
    await pause();
  }
  return told;
}

async function writeTies(ties: Selected['ties'], people: ReadonlyMap<number, Person>): Promise<View['ties']> {
  const told: View['ties'] = [];
  for (const some of slices(ties)) {
    for (const { one, other, ...tie } of some) {
      const [from, to] = [people.get(one), people.get(other)];
      if (from && to) told.push({ ...tie, from: from.id, to: to.id });
    }
    await pause();
  }
  return told;
}

function selfOf(people: ReadonlyMap<number, Person>, viewerId: number): number | null {
  for (const { id } of people.values()) if (id === viewerId) return id;
  return null;
}

type Heads = ReadonlyMap<number, Snapshot['people'][number]>;

const keptHeads = new WeakMap<Snapshot, Heads>();

/** The most influential person of each group; worked out once for each snapshot. */
function headsOf(snapshot: Snapshot): Heads {
  const heads = keptHeads.get(snapshot) ?? findHeads(snapshot);
  keptHeads.set(snapshot, heads);
  return heads;
}

function findHeads({ people }: Snapshot): Heads {
  const heads = new Map<number, Snapshot['people'][number]>();
  for (const person of people) if (!heads.has(person.group)) heads.set(person.group, person);
  heads.delete(0);
  return heads;
}

function groupName(id: number, heads: Heads, names: ReadonlyMap<number, NamedRow>): string {
  const person = heads.get(id);
  const head = person && names.get(person.id);
  return head?.hidden_at === null ? `Grupo de ${head.username}` : `Grupo ${id}`;
}
