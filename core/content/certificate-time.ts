import type { TimeSpent } from '#core/progress/certified.ts';
import { counted } from '#core/progress/wording.ts';

const minutesWords = (minutes: number): string =>
  minutes < 60
    ? counted(minutes, 'minuto', 'minutos')
    : [counted(Math.floor(minutes / 60), 'hora', 'horas'), minutes % 60 && `${minutes % 60} min`]
        .filter(Boolean)
        .join(' e ');

/** How long it took, and how that is known. */
export function timeWords({ from, to, basis }: TimeSpent): string {
  const range =
    from === to
      ? minutesWords(from)
      : `de ${from < 60 && to < 60 ? from : minutesWords(from)} a ${minutesWords(to)}`;
  return basis === 'stated'
    ? `Tempo previsto dos jogos: ${range}.`
    : `Tempo de jogo registrado até a emissão: ${range}.`;
}
