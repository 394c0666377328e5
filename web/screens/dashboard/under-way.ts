import { type GameType, games } from '#core/content/games.ts';

/** The game whose round or text a member left unfinished on this device, if there is one. */
export function underWay(userId: number): GameType | undefined {
  const mark = `draft:${userId}:`;
  const kept = Object.keys(localStorage)
    .filter((key) => key.startsWith(mark))
    .map((key) => key.slice(mark.length).split(':')[0]);
  return games.find(({ type }) => kept.includes(type))?.type;
}
