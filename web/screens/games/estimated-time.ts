import { games } from '#core/content/games.ts';

/** How long a game takes; any that is not known takes ten minutes. */
export const estimatedTime = (type: string): string =>
  games.find((game) => game.type === type)?.estimatedTime ?? '10 min';
