import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** An open day is no day. */
export const vizinhoFlaws = [
  {
    of: 'passo',
    said: ['qualquer dia|hora', 'dia desses', 'quando der|puder|quiser'],
    unless: ['segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje', 'dia #'],
    lines: ['Qualquer dia acaba em dia nenhum: que dia, e onde?'],
  },
] as const satisfies Voice['flaws'];
