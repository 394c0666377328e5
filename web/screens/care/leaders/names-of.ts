import { joined } from '#core/progress/wording.ts';

/** As many names fit a sentence. */
const maxNames = 6;

/** People by the names they go by, the first few of them. */
export const namesOf = (people: readonly { fullName: string | null; username: string }[]): string =>
  joined([
    ...people.slice(0, maxNames).map(({ fullName, username }) => fullName ?? username),
    ...(people.length > maxNames ? [`mais ${people.length - maxNames}`] : []),
  ]);
