import { amountsIn } from '#core/games/desafio-negocio/words/amounts.ts';
import { findEach } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';

const inCents = ['# centavos|centavo|centavinhos'];
const more = ['mais # centavos|real|reais|conto|contos|pila', '# centavos|real|reais|conto|contos a|de mais'];
const less = [
  'menos|tira|tire|abate|abata|abaixa|baixa|desconta|desconto .. # centavos|real|reais|conto|contos|pila',
  '# centavos|real|reais|conto|contos a|de menos|desconto',
];

/** What is asked for by a difference, «mais 10 centavos», «tira 5 reais», as a price; null where nothing is. */
export function raisedBy({ words }: Reading, own: number, isUp: boolean): number | null {
  const [asked] = findEach(words, isUp ? more : less);
  if (!asked) return null;
  const said = words.slice(asked.from, asked.to + 1);
  const step = amountsIn(said)[0]?.value;
  if (step === undefined) return null;
  const difference = findEach(said, inCents).length > 0 ? step / 100 : step;
  return Math.round((isUp ? own + difference : own - difference) * 100) / 100;
}
