import { keepOnDevice } from '#web/ui/keep-on-device.ts';

const key = 'clock_ahead';
const worthNotingMs = 60_000;

/** How far the server's clock is ahead of this device's, which may be years off; what was last known serves without a signal. */
const ahead = (): number => Number(localStorage.getItem(key)) || 0;

/** What time it is by the server's clock, as far as this device knows. */
export const serverNow = (): number => Date.now() + ahead();

/** Notes at what time the server gave an answer. */
export function noteServerTime(date: string | null): void {
  const told = Date.parse(date ?? '') - Date.now();
  if (Math.abs(told - ahead()) > worthNotingMs) keepOnDevice(key, String(told));
}
