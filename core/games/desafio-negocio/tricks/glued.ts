import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { glue, isVerbAt } from '#core/games/desafio-negocio/words/speech.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';

const fewest = { things: 3, messages: 2, asked: 3 };

/**
 * «tenho Cadastur alvará seguro vigilância»: a verb, and after it nothing but things in a row, with no comma and no
 * little word between any two of them. It is a list with a verb stuck on.
 */
export function isGlued(reading: Reading): boolean {
  const { words } = reading;
  const [first, ...rest] = words;
  if (!first || words.at(-1)?.clause !== first.clause || !isVerbAt(reading, 0)) return false;
  if (rest.some(({ plain }, at) => glue.has(plain) || isDoing(reading, at + 1))) return false;
  return rest.filter(({ number }) => !number).length >= fewest.things;
}

/** Things can sound like verbs, «custo», «frete»; after a figure or another thing they are none. */
const isDoing = (reading: Reading, at: number): boolean =>
  isVerbAt(reading, at) && !thingsToo.has(reading.words[at]?.plain ?? '');

const thingsToo = new Set('custo volta visita entrega leite seco prova passa conto ganho vendo'.split(' '));

/** Who is asked may answer with a row of papers; who speaks only so, or unasked, lists catchwords. */
export function speaksInRows(messages: readonly Message[]): boolean {
  const rows = messages.filter(({ reading }) => isGlued(reading));
  const unasked = rows.filter(({ question, index }) => question === null || index <= 1);
  if (unasked.length >= fewest.messages && rows.length * 2 >= messages.length) return true;
  return rows.length >= fewest.asked && rows.length * 4 >= messages.length * 3;
}
