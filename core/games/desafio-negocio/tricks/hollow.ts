import { month, weekday } from '#core/content/desafio-negocio/phrases.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { glue } from '#core/games/desafio-negocio/words/speech.ts';
import { stemLength, stemOf } from '#core/games/desafio-negocio/words/stem.ts';
import type { Word } from '#core/games/desafio-negocio/words/words.ts';

/** Words that fit anything: how well, how much, everybody, always. */
const sweeping =
  /^(tudo|tod[oa]s?|muit[oa]s?|bastante|melhor(es)?|just[oa]s?|cert[oa]s?|sempre|total|totalmente|qual(quer)?|preco|valor(es)?|quantidade|forma|jeito|maneira|qualidade|respeito|confianca|confiar|corret[oa]|adequad[oa]|importante|grandes?)$/;

const fewest = { messages: 3, words: 7 };
const mostOfTask = 0.5;
const dates = [weekday, month];

/**
 * Whether a whole talk says in full sentences what the task says, and nothing that only its speaker could: not a
 * figure, a name or a day. Who answers in few words is heard.
 */
export function isHollow(messages: readonly Message[], task: ReadonlySet<string>): boolean {
  if (messages.length < fewest.messages || messages.some(hasParticular)) return false;
  const words = messages.flatMap(({ reading }) => reading.words);
  if (words.length < messages.length * fewest.words) return false;
  const telling = words.filter(({ plain }) => plain.length >= stemLength && !glue.has(plain));
  const given = telling.filter((word) => task.has(stemOf(word)) || sweeping.test(word.plain));
  return given.length >= telling.length * mostOfTask;
}

function hasParticular({ reading: { words } }: Message): boolean {
  const isParticular = ({ number, proper }: Word) => number || proper;
  return words.some(isParticular) || has(words, dates);
}
