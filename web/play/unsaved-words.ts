import { isOutOfReach } from '#web/api/api-error.ts';
import type { RunNews } from './run-news.ts';

/** A run that is not saved, or not yet. */
type Unsaved = Exclude<RunNews, { kind: 'saved' }>;

const waits = 'Seu resultado está guardado neste aparelho e será enviado de novo.';

/** Why a run is not saved, after the words that the game has for it; the same on the card as in the notice. */
export function unsavedSentence({ kind, failure }: Unsaved, notSaved: string): string {
  if (kind === 'refused') return [notSaved, failure.sentence].filter(Boolean).join(' ');
  if (failure.status === 0)
    return 'Sem conexão: seu resultado está guardado e será enviado quando a internet voltar.';
  if (isOutOfReach(failure))
    return 'O servidor não respondeu: seu resultado está guardado e será enviado quando ele voltar.';
  return `${isHurry(failure) ? (failure.sentence ?? 'Espere um pouco.') : notSaved} ${waits}`;
}

/** Whether a run only waits, and nothing has gone wrong with it. */
export const onlyWaits = ({ kind, failure }: Unsaved): boolean =>
  kind === 'kept' && (isOutOfReach(failure) || isHurry(failure));

const isHurry = ({ status }: { status: number }): boolean => status === 429;
