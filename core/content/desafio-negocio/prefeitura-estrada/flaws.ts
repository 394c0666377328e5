import { comeAnyDay, openDay } from '#core/content/desafio-negocio/open-day.ts';
import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** An open day is no day. */
export const estradaFlaws = [
  {
    of: 'compromisso',
    said: comeAnyDay,
    vague: openDay,
    unless: [
      'segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje',
      'dia #',
      'fim|final do|de mes',
      'ate #|o|fim|final',
      'qualquer dia de',
    ],
    lines: ['Qualquer dia não entra na minha agenda: marco para quando?'],
  },
] as const satisfies Voice['flaws'];
