import { dayWords } from '#web/ui/day-words.ts';

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** The time of day of an instant: '14:05'. */
export const clockTime = (instant: string): string => clock.format(new Date(instant));

/** An instant as one writes it: '15/11/2026 às 14:05'. */
export const dayAndTime = (instant: string): string => `${dayWords(instant)} às ${clockTime(instant)}`;
