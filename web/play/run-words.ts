import type { Game } from '#core/content/games.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';
import type { RunNews } from '#web/api/outbox.ts';

/** A run that is not saved, or not yet. */
type Unsaved = Exclude<RunNews, { kind: 'saved' }>;

const waits = 'Seu resultado está guardado neste aparelho e será enviado de novo.';

/** Why a run is not saved, after the words that the game has for it; the same on the card as in the notice. */
export function unsavedSentence({ kind, failure }: Unsaved, notSaved: string): string {
  if (kind === 'refused') return [notSaved, failure.sentence].filter(Boolean).join(' ');
  if (failure.status === 0)
    return 'Sem conexão: seu resultado está guardado e será enviado quando a internet voltar.';
  return `${isHurry(failure) ? (failure.sentence ?? 'Espere um pouco.') : notSaved} ${waits}`;
}

/** Whether a run only waits, and nothing has gone wrong with it. */
export const onlyWaits = ({ kind, failure }: Unsaved): boolean =>
  kind === 'kept' && (failure.status === 0 || isHurry(failure));

const isHurry = ({ status }: { status: number }): boolean => status === 429;

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
