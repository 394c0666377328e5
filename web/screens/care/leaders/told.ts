import type { Answer } from '#core/contract/index.ts';

type Results = Answer<'roundResults'>;

/** What was told of a round. */
export type Told = NonNullable<Results['told']>;

/** The round it was told of. */
export type RoundHead = Results['round'];
