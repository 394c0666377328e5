import type { Answer } from '#core/contract/index.ts';
import { greedyCover } from '#core/nominations/cover.ts';
import type { Snapshot } from '#server/network/snapshot.ts';

type Told = NonNullable<Answer<'roundResults'>['told']>;
type Named = Pick<Told['named'][number], 'id' | 'username' | 'fullName' | 'together'>;

/** As many of the named reach most of the community, or it is said how far they come; `maxShare` is that share. */
const maxCover = 10;
const maxShare = 0.8;

/** How few of the named reach most by the ties that the network has measured; who named whom has no part in it. */
export function coverOf(
  named: readonly Named[],
  places: ReadonlyMap<number, number>,
  {
    people,
    ties,
  }: { people: readonly unknown[]; ties: readonly Pick<Snapshot['ties'][number], 'one' | 'other'>[] },
): Told['cover'] {
  const reaches = new Map<number, number[]>();
  const persons = new Map<number, Named>();
  for (const person of named) {
    const place = places.get(person.id);
    if (place === undefined || !person.together) continue;
    reaches.set(place, [place]);
    persons.set(place, person);
  }
  for (const { one, other } of ties) {
    reaches.get(one)?.push(other);
    reaches.get(other)?.push(one);
  }
  return greedyCover(reaches, Math.ceil(people.length * maxShare), maxCover).flatMap(({ place, reached }) => {
    const person = persons.get(place);
    return person ? [{ id: person.id, username: person.username, fullName: person.fullName, reached }] : [];
  });
}
