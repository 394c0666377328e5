import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { glue } from '#core/games/desafio-negocio/words/speech.ts';
import { stemLength, stemOf } from '#core/games/desafio-negocio/words/stem.ts';
import type { Word } from '#core/games/desafio-negocio/words/words.ts';

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

const fewestWords = 4;
const mostFresh = 0.35;

/** Whether a message only turns over the words of the task, or its own: «ordenho ordenhando e resfrio resfriando». */
export function isTurnedOver({ reading }: Message, task: ReadonlySet<string>): boolean {
  const { words } = reading;
  if (words.some(({ number, proper }) => number || proper)) return false;
  const stems = words
    .filter(({ plain }) => plain.length >= stemLength && !glue.has(plain) && !addressing.has(plain))
    .map(stemOf);
  const fresh = new Set(stems.filter((stem) => !task.has(stem)));
  return stems.length >= fewestWords && fresh.size <= stems.length * mostFresh;
}
