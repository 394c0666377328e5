import type { Message } from './message.ts';
import { glue } from './speech.ts';
import { stemOf } from './stem.ts';
import type { Word } from './words.ts';

const mostOwn = 0.25;
/** Who says yes or addresses somebody says nothing of their own by it. */
const addressing = new Set(
  'senhor senhora dona seu moca moco tenho temos sim claro isso tudo porque'.split(' '),
);

/** «nas duas» counts nothing anew. */
const both = new Set(['dois', 'duas']);

/** Whether a message only hands the question back: «quantos potes por mês?», «entrego os potes por mês». */
export function isHandedBack({ reading, question, copied }: Message): boolean {
  const { words } = reading;
  if (!question) return false;
  const asked = new Set(question.words.map(stemOf));
  const brings = (word: Word) =>
    (word.number || word.proper) && !both.has(word.plain) && !asked.has(stemOf(word));
  if (words.some(brings)) return false;
  const stems = new Set(
    words.filter(({ plain }) => !glue.has(plain) && !addressing.has(plain) && plain.length > 2).map(stemOf),
  );
  const taken = new Set(words.filter((_, at) => copied.has(at)).map(stemOf));
  const own = [...stems].filter((stem) => !asked.has(stem) && !taken.has(stem));
  return stems.size > 0 && own.length <= stems.size * mostOwn;
}
