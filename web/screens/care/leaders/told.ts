import type { Answer } from '#core/contract/index.ts';

type Results = Answer<'roundResults'>;

/** What was told of a round. */
export type Told = NonNullable<Results['told']>;

/** Whom those who take care would name themselves. */
export type Opinions = Results['opinions'];

/** The round it was told of. */
export type RoundHead = Results['round'];
