import { type GameCard, games } from '#core/content/games.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Request, type Route, read, withNetwork, write } from '#server/http/route.ts';
import { gameById, readProgress, saveProgress } from './save-progress.ts';

/** Does what a run asks of a team before it is saved, and returns what that brought. */
type TakeTeamRun = (
  tx: Tx,
  request: Request<'saveProgress'>,
) => Promise<{ points: number; newBadges: readonly { name: string }[] }>;

const shownGames = games.map(({ factor, ...game }: GameCard) => ({
  estimatedTime: '10 min',
  ...game,
  octalysisFactor: factor,
}));

/** The games and what members reach in them. */
export const gamesRoutes = (takeTeamRun: TakeTeamRun): readonly Route[] => [
  read('games', async () => shownGames),
  read('gameProgress', async (db, { params, member }) => {
    if (member.id !== params.userId) throw new Refusal('forbidden');
    return readProgress(db, params.userId, gameById(params.gameId));
  }),
  // Who is met in a team is paid by whether the community knows them.
  withNetwork(
    write('saveProgress', async (tx, request) => {
      const brought = await takeTeamRun(tx, request);
      const saved = await saveProgress(tx, request);
      return {
        ...saved,
        pointsEarned: saved.pointsEarned + brought.points,
        newBadges: [...brought.newBadges.map(({ name }) => name), ...saved.newBadges],
      };
    }),
  ),
];
