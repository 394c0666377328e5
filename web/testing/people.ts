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
};
