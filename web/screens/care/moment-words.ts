const day = new Intl.DateTimeFormat('pt-BR');
const hour = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** A day as a spreadsheet reads it: '15/11/2026'. */
export const dayWords = (instant: string): string => day.format(new Date(instant));

/** A moment as a spreadsheet reads it: '15/11/2026 14:00'. */
export const momentWords = (instant: string): string =>
  `${dayWords(instant)} ${hour.format(new Date(instant))}`;
