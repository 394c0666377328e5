import { dayWords } from '#web/ui/day-words.ts';

const hour = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** A moment as a spreadsheet reads it: '15/11/2026 14:00'. */
export const momentWords = (instant: string): string =>
  `${dayWords(instant)} ${hour.format(new Date(instant))}`;
