import { games } from '#core/content/games.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Route, read, write } from '#server/http/route.ts';
import { gameById, readProgress, saveProgress } from './save-progress.ts';

/** The games and what members reach in them. */
export const gamesRoutes: readonly Route[] = [
  read('games', async () => games.map(({ factor, ...game }) => ({ ...game, octalysisFactor: factor }))),
  read('gameProgress', async (db, { params, member }) => {
    if (member.id !== params.userId) throw new Refusal('forbidden');
    return readProgress(db, params.userId, gameById(params.gameId).id);
  }),
  write('saveProgress', saveProgress),
];
