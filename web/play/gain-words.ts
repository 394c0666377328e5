import type { Game } from '#core/content/games.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';

interface Gain {
  game: Pick<Game, 'name' | 'article' | 'baseReward'>;
  /** How often the game pays: 'uma vez por baralho'. */
  once: string;
  /** What the person did, as a sentence. */
  result: string;
  earned: number;
  isCompleted: boolean;
}

/** How the result of a game became influence, or why it did not. */
export function gainSentence({ game, once, result, earned, isCompleted }: Gain): string {
  if (earned === 0 && !isCompleted)
    return `${result} Desta vez o jogo não foi concluído, por isso não há influência.`;
  const reward = `Concluir ${game.article} ${game.name} vale ${formatNumber(game.baseReward)} de influência, ${once}`;
  return earned > 0 ? `${result} ${reward}.` : `${result} ${reward}: esta você já recebeu.`;
}

/** The points of a run, called so that nobody takes them for influence. */
export const runPoints = (score: number): string => counted(score, 'ponto da partida', 'pontos da partida');
