import { clockTime, dayWords } from '#web/ui/day-words.ts';

/** An instant as one writes it: '15/11/2026 às 14:05'. */
export const dayAndTime = (instant: string): string => `${dayWords(instant)} às ${clockTime(instant)}`;
