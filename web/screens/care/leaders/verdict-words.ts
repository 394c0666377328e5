import { counted } from '#core/progress/wording.ts';
import type { Told } from './told.ts';

const causes = {
  few_answers: 'poucas pessoas responderam',
  unstable: 'a ordem mudaria muito com outras respostas',
  no_accord: 'as respostas não mostram um rumo em comum',
} as const;

/** What the round allows to be said, in one or two sentences. */
export function verdictWords({ verdict }: Pick<Told, 'verdict'>): string {
  if (verdict.mayClaim) {
    return verdict.isFirm
      ? 'A comunidade aponta com clareza a quem recorre; só entre números próximos a ordem pode mudar.'
      : 'A comunidade aponta a quem recorre; as primeiras pessoas são certas, e a ordem entre as que estão perto pode mudar.';
  }
  const more =
    verdict.missing === null
      ? 'Converse com a comunidade antes da próxima rodada: quanto mais gente responder, mais dá para ver.'
      : `Na próxima rodada, é preciso ter mais ${counted(verdict.missing, 'resposta', 'respostas')}.`;
  return `Ainda não dá para afirmar: ${causes[verdict.cause]}. ${more}`;
}

/** A share as one says it. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A measure with two decimals. */
export const measure = (value: number): string => value.toFixed(2).replace('.', ',');
