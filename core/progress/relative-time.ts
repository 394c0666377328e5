import { day, hour } from './day.ts';
import { counted } from './wording.ts';

/** How long ago an instant was, as the specification words it; a clock that runs ahead counts as just now. */
export const relativeTime = (at: number, now: number): string => {
  const elapsed = now - at;
  if (elapsed < hour) return 'há poucos minutos';
  if (elapsed < day) return `há ${counted(Math.floor(elapsed / hour), 'hora', 'horas')}`;
  return `há ${counted(Math.floor(elapsed / day), 'dia', 'dias')}`;
};
