import { relativeTime } from '#core/progress/relative-time.ts';
import { serverNow } from './server-clock.ts';

/** How long ago something was that the server has dated, whatever this device's clock says. */
export const ageOf = (at: string): string => relativeTime(Date.parse(at), serverNow());
