/** What people say of money, days and months, whatever the negotiation is about. */

/** A number that is said to be money. */
export const money = [
  'r$ #',
  '# reais|real|conto|contos|pila|pilas|mangos|prata|pratas|pau|paus|centavos',
  '$$',
] as const;

/** Who leaves the price to the other side in the end had none. */
export const yielding = [
  'pego|aceito|vendo|entrego|fecho|fico|faco|levo|largo|quero|serve .. que|quanto voce|voces der|derem|pagar|pagarem|quiser|quiserem|achar|acharem|disser|mandar|oferecer|paga|pagam',
  'pego|aceito|vendo|entrego|fecho|fico|faco|levo|largo|quero|serve .. que|quanto o|a senhor|senhora|chicao der|pagar|quiser|achar|disser|mandar|oferecer|paga',
  'preco|valor voce|senhor|senhora que|quem faz|diz|manda|decide|sabe',
  'paga|pague|pagam|paguem quando|quanto|como der|puder|puderem|quiser|quiserem',
  'leva|leve|fecha|fecho|faz do seu|teu jeito|preco',
] as const;

export const weekday = 'segunda|terca|quarta|quinta|sexta|sabado|domingo';

export const month =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
