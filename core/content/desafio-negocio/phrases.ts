/** What people say of money, days and months, whatever the negotiation is about. */

/** A number that is said to be money. */
export const money = [
  'r$ #',
  '# reais|real|conto|contos|pila|pilas|mangos|prata|pratas|pau|paus|centavos',
  '$$',
] as const;

export const weekday = 'segunda|terca|quarta|quinta|sexta|sabado|domingo';

export const month =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
