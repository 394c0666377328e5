import type { Message } from './message.ts';
import { has } from './pattern.ts';
import { glue, mayBeVerb } from './speech.ts';
import { stemOf } from './stem.ts';
import type { Word } from './words.ts';

/** What takes back the sentence before it, whatever it was. */
const undoing = [
  'esquece|esqueca|deixa|retiro|desconsidera',
  'mentira|lorota|brincadeira|zoeira|potoca',
  'inventei|chutei|menti|blefei|exagerei',
  'falei|disse|foi por falar|dizer',
  'modo|maneira|jeito|forca de dizer|falar|expressao',
  'era|foi|e|so conversa|papo|bravata|garganta|teste|lorota|mentira|brincadeira',
  'sei la se|quanto|quando',
  'ou nao|nem',
  'quer dizer',
  'ou melhor',
  'alias',
  'pensando bem',
  'na verdade nao|nem|nunca',
  'to|tou|estou|tava brincando|zoando|mentindo|inventando',
];
const denying = new Set('nao nada nem nunca nenhum nenhuma ninguem jamais'.split(' '));
const stronglyUndoing = undoing.slice(0, 6);

const sayingNothing = new Set(
  'esta estou isso aqui mais muito tudo todo voce senhor senhora gente porque para'.split(' '),
);

/** The words by which a sentence is known again. */
const subjectsOf = (words: readonly Word[]): Set<string> =>
  new Set(
    words
      .filter(
        ({ plain, number }) => plain.length > 2 && !number && !glue.has(plain) && !sayingNothing.has(plain),
      )
      .map(stemOf),
  );

/** Sentences in the order in which they were said. */
function sentencesOf({ reading }: Message): Word[][] {
  const numbers = [...new Set(reading.words.map(({ sentence }) => sentence))];
  return numbers.map((number) => reading.words.filter(({ sentence }) => sentence === number));
}

const longestDenial = 14;
const shortest = 3;

/** Whether a sentence takes back the one before it: «tenho Cadastur», «Cadastur eu não tenho, foi modo de dizer». */
function isUndone(before: readonly Word[], sentence: readonly Word[]): boolean {
  if (has(sentence.slice(0, 8), stronglyUndoing)) return true;
  if (before.some(({ plain }) => denying.has(plain))) return false;
  if (sentence.length > longestDenial || !sentence.some(({ plain }) => denying.has(plain))) return false;
  if (has(sentence.slice(0, 4), undoing)) return true;
  return sentence.some((word, at) => isDeniedAgain(before, sentence, word, at));
}

/** «Cadastur eu não tenho»; a verb alone says it only where nothing else is named: «cabe nada», not «milho não preciso». */
function isDeniedAgain(before: readonly Word[], sentence: readonly Word[], word: Word, at: number): boolean {
  const said = subjectsOf(before);
  if (word.number || word.plain.length < shortest || !said.has(stemOf(word)) || glue.has(word.plain))
    return false;
  const near = [...sentence.slice(Math.max(0, at - 2), at), ...sentence.slice(at + 1, at + 5)];
  if (!near.some(({ plain, clause }) => denying.has(plain) && clause === word.clause)) return false;
  const clause = sentence.filter((other) => other.clause === word.clause && !denying.has(other.plain));
  return !mayBeVerb(word.plain) || [...subjectsOf(clause)].every((subject) => said.has(subject));
}

/** How often something is taken back, in the next breath or in the next message, and how many messages that leaves empty. */
export function retractionsIn(messages: readonly Message[]): { times: number; emptied: number } {
  const emptied = new Set<Message>();
  let times = 0;
  let before: { message: Message; words: readonly Word[] } | undefined;
  for (const message of messages) {
    for (const words of sentencesOf(message)) {
      if (before && isUndone(before.words, words)) {
        times++;
        emptied.add(before.message).add(message);
      }
      before = { message, words };
    }
  }
  return { times, emptied: emptied.size };
}
