import { comeAnyDay, openDay } from '#core/content/desafio-negocio/open-day.ts';
import type { Voice } from '#core/content/desafio-negocio/shape.ts';

/** An open day is no day. */
export const vizinhoFlaws = [
  {
    of: 'passo',
    said: comeAnyDay,
    vague: openDay,
    unless: [
      'segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje',
      'dia #',
      'conta|contas|livro|socio*|cota|sair',
    ],
    lines: ['Qualquer dia acaba em dia nenhum: que dia, e onde?'],
  },
] as const satisfies Voice['flaws'];
