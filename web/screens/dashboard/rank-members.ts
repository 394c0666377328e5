import type { Answer } from '#core/contract/index.ts';

export type RankedMember = Answer<'leaderboard'>[number];

/** The periods of the ranking, in the order of its selector. */
export const periods = {
  week: 'Última semana',
  month: 'Último mês',
  quarter: 'Último trimestre',
} as const satisfies Record<keyof RankedMember['periods'], string>;

export type Period = keyof typeof periods;

const max = 10;

/** Whether a text names a period. */
export const isPeriod = (text: string): text is Period => Object.hasOwn(periods, text);

/** The first ten of a period; equal points go by influence. */
export const rankMembers = (members: readonly RankedMember[], period: Period): RankedMember[] =>
  [...members]
    .sort(
      (one, other) =>
        other.periods[period] - one.periods[period] || other.influenceScore - one.influenceScore,
    )
    .slice(0, max);
