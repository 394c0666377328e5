import { isVerbAt } from '#core/games/desafio-negocio/words/speech.ts';
import type { Reading, Word } from '#core/games/desafio-negocio/words/words.ts';

const fewestItems = 3;
const longestItem = 4;
const leastShare = 0.6;

/**
 * How many things a message ticks off with one and the same verb, «tenho preço, tenho nota, tenho selo», if it hardly
 * says anything else; a number makes it a telling.
 */
export function litanyIn(reading: Reading): number {
  const { words } = reading;
  const items = itemsOf(reading);
  const verbs = items.flatMap(([first]) =>
    first && isVerbAt(reading, words.indexOf(first)) ? [first.plain] : [],
  );
  const counts = verbs.map((verb) => verbs.filter((other) => other === verb).length);
  const commonest = verbs[counts.indexOf(Math.max(...counts))];
  const ticked = items.filter(
    ([first, ...rest]) => first?.plain === commonest && rest.length > 0 && rest.length < longestItem,
  );
  const told = ticked.flat();
  if (ticked.length < fewestItems || told.length < words.length * leastShare) return 0;
  return told.some(({ number }) => number) ? 0 : ticked.length;
}

const chain = { items: 4, words: 3 };

/** «lavo, seco, separo, embalo»: doings in a row, with nothing said of any of them. */
export function isChain(reading: Reading): boolean {
  const { words } = reading;
  const items = itemsOf(reading);
  if (items.length < chain.items || words.some(({ number, proper }) => number || proper)) return false;
  return items.flat().length <= items.length * chain.words;
}

/** What stands between commas, or after an «e», which is no «é». */
function itemsOf(reading: Reading): Word[][] {
  const { words } = reading;
  const joins = (word: Word | undefined) => word?.plain === 'e' && !isVerbAt(reading, words.indexOf(word));
  const items: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const last = items.at(-1);
    if (!last || before?.clause !== word.clause) items.push([word]);
    else if (joins(word)) items.push([]);
    else last.push(word);
  }
  return items.map((item) => (joins(item[0]) ? item.slice(1) : item)).filter(({ length }) => length > 0);
}
