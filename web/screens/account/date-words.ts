const long = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('pt-BR');

/** A day as one says it: '15 de novembro de 2026'. */
export const longDate = (instant: string): string => long.format(new Date(instant));

/** A day as one writes it: '15/11/2026'. */
export const shortDate = (instant: string): string => short.format(new Date(instant));
