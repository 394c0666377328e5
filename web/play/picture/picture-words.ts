import type { Game } from '#core/content/games.ts';
import { formatNumber } from '#core/progress/wording.ts';

/** A result that can be shown to others. */
export interface SharedResult {
  game: Game;
  score: number;
  /** What the score is counted in. */
  unit: string;
  /** The badge that came with it, or the first of them. */
  badge?: string | undefined;
}

export interface PictureWords {
  heading: string;
  game: string;
  figure: string;
  unit: string;
  badge?: string | undefined;
  invitation: string;
  address: string;
}

/** What the picture of a result says; without a name it tells the game alone. */
export const pictureWords = (
  { game, score, unit, badge }: SharedResult,
  name: string | undefined,
  origin: string,
): PictureWords => ({
  heading: name ? `${name} concluiu ${game.article}` : `Concluí ${game.article}`,
  game: game.name,
  figure: formatNumber(score),
  unit,
  badge,
  invitation: 'Jogue você também:',
  address: `${origin}/games/${game.type}`,
});

/** All of it in one sentence, for whoever does not see the picture. */
export const spokenPicture = ({ heading, game, figure, unit, badge, address }: PictureWords): string =>
  `${heading} ${game}: ${figure} ${unit}.${badge ? ` Selo: ${badge}.` : ''} ${address}`;
