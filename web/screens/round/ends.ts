import { endWords } from '#core/nominations/end-words.ts';
import { serverNow } from '#web/api/server-clock.ts';

/** When a round ends, by the clock of this place. */
export const endHere = (endsAt: string): string =>
  endWords(endsAt, -60_000 * new Date(endsAt).getTimezoneOffset());

/** Whether its end has come by the clock of this device, which proves nothing. */
export const seemsOver = (endsAt: string): boolean => Date.parse(endsAt) <= serverNow();
