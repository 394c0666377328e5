import { searchedName } from '#core/care/names.ts';
import { formatNumber, joined } from '#core/progress/wording.ts';
import type { Told } from './told.ts';

/** As many names fit a sentence. */
const maxNames = 6;

type Named = Told['unnamed'][number];

const compared = ({ fullName, username }: Named): string => searchedName(fullName ?? username);

/** The names, as compared, by which more than one person goes in a report, in whichever sentence or row of it. */
export function sharedNames({ named, unnamed, cover, retest }: Told): ReadonlySet<string> {
  const bearers = new Map<string, number>();
  const shared = new Set<string>();
  for (const person of [...named, ...unnamed, ...cover, ...retest.rose, ...retest.fell]) {
    const name = compared(person);
    if ((bearers.get(name) ?? person.id) !== person.id) shared.add(name);
    bearers.set(name, person.id);
  }
  return shared;
}

/** Whether somebody's name is another's as well. */
export const isShared = (person: Named, shared: ReadonlySet<string>): boolean => shared.has(compared(person));

/** People of a report by the names they go by, the first few of them, and how many more there are. */
export function namesOf(told: Told, people: readonly Named[], howMany = people.length): string {
  const shared = sharedNames(told);
  return joined([
    ...people.slice(0, maxNames).map((person) => nameAmong(person, shared)),
    ...(howMany > maxNames ? [`mais ${formatNumber(howMany - maxNames)}`] : []),
  ]);
}

/** The full name; where another has the same, with the user name, which nobody shares. */
const nameAmong = (person: Named, shared: ReadonlySet<string>): string =>
  person.fullName !== null && isShared(person, shared)
    ? `${person.fullName} (${person.username})`
    : (person.fullName ?? person.username);
