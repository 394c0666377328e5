/** The games that remember what one got wrong. */
export const practiceGames = [
  'mapa-produtivo',
  'jornada-empreendedor',
  'flip-produtividade',
  'cadeia-valor',
] as const;

export type PracticeGame = (typeof practiceGames)[number];

/** The name of one thing to learn: its game, and where it stands in the content of the game. */
export const itemOf = (game: PracticeGame, ...place: string[]): string => `${game}:${place.join('/')}`;

/** The game and the place that a name tells; none where no game of these is named. */
export function partsOf(item: string): { game: PracticeGame; place: readonly string[] } | undefined {
  const [name, place] = item.split(':');
  const game = practiceGames.find((one) => one === name);
  return game && place ? { game, place: place.split('/') } : undefined;
}
