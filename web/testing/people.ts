import type { Answer } from '#core/contract/index.ts';

export const maria: Answer<'me'> = {
  id: 7,
  username: 'maria',
  email: 'maria@exemplo.com.br',
  influenceScore: 12480,
  gamesCompleted: 3,
  connections: 5,
  badges: [],
  isModerator: false,
  role: 'member',
  community: { id: 1, name: 'Cooperativa do Vale', place: 'Serro, MG' },
};

/** Takes care of everything. */
export const rita: Answer<'me'> = {
  ...maria,
  id: 3,
  username: 'rita',
  isModerator: true,
  role: 'coordinator',
};
