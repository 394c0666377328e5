import { clockTime, dayWords } from '#web/ui/day-words.ts';

/** A moment as a spreadsheet reads it: '15/11/2026 14:00'. */
export const momentWords = (instant: string): string => `${dayWords(instant)} ${clockTime(instant)}`;
