const long = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' });

/** A day as one says it: '15 de novembro de 2026'. */
export const longDate = (instant: string): string => long.format(new Date(instant));
