import { formatNumber, joined } from '#core/progress/wording.ts';

/** As many names fit a sentence. */
const maxNames = 6;

/** People by the names they go by, the first few of them, and how many more there are. */
export const namesOf = (
  people: readonly { fullName: string | null; username: string }[],
  howMany = people.length,
): string =>
  joined([
    ...people.slice(0, maxNames).map(({ fullName, username }) => fullName ?? username),
    ...(howMany > maxNames ? [`mais ${formatNumber(howMany - maxNames)}`] : []),
  ]);
