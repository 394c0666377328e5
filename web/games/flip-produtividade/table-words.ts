import type { Pair } from '#core/content/flip-produtividade.ts';
import { isFinished, type Play } from '#core/games/flip-produtividade/rules.ts';
import { cardName } from './flip-card.tsx';

/** The pair that was found last, if one was. */
export function latestMatch({ deck, matched }: Play): Pair | undefined {
  return deck.pairs.find(({ id }) => id === matched.at(-1));
}

/** Whether the last move found a pair and no card has been turned since. */
export const hasJustMatched = ({ open, matched, turns, cards }: Play): boolean => {
  const last = turns.at(-1)?.[0];
  const pair = cards.find(({ id }) => id === last)?.pairId;
  return open.length === 0 && pair !== undefined && matched.at(-1) === pair;
};

/** What the cards say that were turned last; it stays when they turn back, since reading it out takes longer. */
export function lastTurned({ cards, open, turns }: Play): string {
  const shown = open.length > 0 ? open : (turns.at(-1) ?? []);
  return shown.map((cardId) => cards.find(({ id }) => id === cardId)?.content).join('. ');
}

/** What has just happened on the table, for whoever hears it rather than sees it. */
export function wordsFor(play: Play): string {
  if (hasJustMatched(play)) {
    const match = `Você acertou! ${latestMatch(play)?.explanation ?? ''}`;
    return isFinished(play) ? `${match} Todos os pares encontrados.` : match;
  }
  const turned = play.open.map((id) => nameOnTable(play, id)).join('. ');
  return play.open.length === 2 ? `${turned}. Não combinam.` : turned;
}

function nameOnTable({ cards }: Play, cardId: string): string {
  const index = cards.findIndex(({ id }) => id === cardId);
  const card = cards[index];
  return card ? cardName({ card, place: index + 1, face: 'open' }) : '';
}
