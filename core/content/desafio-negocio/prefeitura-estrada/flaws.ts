import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** An open day is no day. */
export const estradaFlaws = [
  {
    of: 'compromisso',
    said: ['qualquer dia|hora', 'dia desses', 'quando der|puder|quiser'],
    unless: ['segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje', 'dia #', 'fim|final do|de mes'],
    lines: ['Qualquer dia não entra na minha agenda: marco para quando?'],
  },
] as const satisfies Voice['flaws'];
