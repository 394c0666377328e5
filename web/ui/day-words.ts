import { months } from '#core/progress/calendar.ts';

// By hand, like numbers: a cheap phone needs a tenth of a second to make the browser's own formatter.

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A day as one writes it: '15/11/2026'. */
export function dayWords(instant: string): string {
  const day = new Date(instant);
  return `${twoDigits(day.getDate())}/${twoDigits(day.getMonth() + 1)}/${day.getFullYear()}`;
}

/** A day as one says it: '15 de novembro de 2026'. */
export function longDate(instant: string): string {
  const day = new Date(instant);
  return `${day.getDate()} de ${months[day.getMonth()]} de ${day.getFullYear()}`;
}

/** The time of day of an instant: '14:05'. */
export function clockTime(instant: string): string {
  const moment = new Date(instant);
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}
