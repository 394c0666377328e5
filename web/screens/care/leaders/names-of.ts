import { formatNumber, joined } from '#core/progress/wording.ts';

/** As many names fit a sentence. */
const maxNames = 6;

interface Named {
  fullName: string | null;
  username: string;
}

/** People by the names they go by, the first few of them, and how many more there are. */
export const namesOf = (people: readonly Named[], howMany = people.length): string =>
  joined([
    ...people.slice(0, maxNames).map((person) => nameAmong(person, people)),
    ...(howMany > maxNames ? [`mais ${formatNumber(howMany - maxNames)}`] : []),
  ]);

/** The full name; where another has the same, with the user name, which nobody shares. */
function nameAmong({ fullName, username }: Named, people: readonly Named[]): string {
  if (fullName === null) return username;
  const alike = people.filter((other) => other.fullName === fullName);
  return alike.length > 1 ? `${fullName} (${username})` : fullName;
}
