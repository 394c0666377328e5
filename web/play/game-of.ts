import { type Game, type GameType, games } from '#core/content/games.ts';

/** A game of the catalogue by its slug. */
export function gameOf(type: GameType): Game {
  const game = games.find((one) => one.type === type);
  if (!game) throw new RangeError(`no game ${type}`);
  return game;
}
