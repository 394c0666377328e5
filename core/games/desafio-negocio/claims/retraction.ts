import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { findInPart, type Part, partsOf } from '#core/games/desafio-negocio/words/part.ts';
import { glue, mayBeVerb } from '#core/games/desafio-negocio/words/speech.ts';
import { stemOf } from '#core/games/desafio-negocio/words/stem.ts';
import { type Reading, stretch, type Word } from '#core/games/desafio-negocio/words/words.ts';
import { choicesIn, isBroken, isGivenAway, isSwerve, isUndercut, repeatsIn } from './swerve.ts';

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
/** «138 ou não?», «sim ou não»: who wants an answer takes nothing back. */
const pressing = ['#|sim|fecha|faz|quer|aceita|topa|compra|cobre ou nao'];
const denying = new Set('nao nada nem nunca nenhum nenhuma ninguem jamais'.split(' '));
const stronglyUndoing = undoing.slice(0, 6);
/** Wherever it stands in a sentence. */
const mistaken = ['falei|disse .. sem querer|pensar', 'confundi|troquei as bolas'];

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

const longestDenial = 14;
const shortest = 3;

/**
 * Tells of a sentence which of those before it are taken back by it: «tenho Cadastur», «Cadastur eu não tenho, foi modo
 * de dizer». It is looked through once, however many stand before it.
 */
function undoerOf(part: Part): (before: readonly Word[]) => boolean {
  const { words: sentence } = part;
  if (findInPart(part, pressing).length > 0) return () => false;
  const opensWith = (patterns: readonly string[], max: number) => findInPart(part, patterns, max).length > 0;
  if (opensWith(stronglyUndoing, 8) || findInPart(part, mistaken).length > 0) return () => true;
  const mayDeny = sentence.length <= longestDenial && sentence.some(({ plain }) => denying.has(plain));
  const undoes = mayDeny && opensWith(undoing, 4);
  return (before) => {
    if (before.some(({ plain }) => denying.has(plain))) return false;
    if (undoes || isWithout(before, sentence)) return true;
    return mayDeny && sentence.some((word, at) => isDeniedAgain(before, sentence, word, at));
  };
}

/** «Péra», «espera aí»: who stops short says next what is so. */
const stopping = ['nao pera|perai|espera|calma', 'pera|perai|opa nao|que|ai|minto'];

/** The places of a message that its next breath takes back: «guardo uma pra senhora! Guardo nada.» */
export function undoneIn(reading: Reading): number[] {
  const parts = partsOf(reading);
  return parts.flatMap((part, at) => {
    const before = parts[at - 1];
    if (!before || !isUndoneAtOnce(before, part)) return [];
    return before.words.map((_, place) => before.start + place);
  });
}

function isUndoneAtOnce(before: Part, part: Part): boolean {
  const [first, second, third] = part.words;
  if (findInPart(part, stronglyUndoing, 2).length > 0 && first?.plain !== 'deixa') return true;
  const denies = ({ plain }: Word) => denying.has(plain);
  if (findInPart(part, stopping, 3).length > 0) return part.words.slice(1).some(denies);
  if (!first || !mayBeVerb(first.plain) || !before.words.some(({ plain }) => plain === first.plain))
    return false;
  return second?.plain === 'nada' || (second?.plain === 'nao' && third?.clause !== second.clause);
}

const longestWithout = 3;

/** «Quero nota e entrega. Sem nota.» */
const isWithout = (before: readonly Word[], sentence: readonly Word[]): boolean =>
  sentence.length <= longestWithout &&
  sentence[0]?.plain === 'sem' &&
  sentence.slice(1).some((word) => word.plain.length >= shortest && subjectsOf(before).has(stemOf(word)));

/** «Cadastur eu não tenho»; a verb alone says it only where nothing else is named: «cabe nada», not «milho não preciso». */
function isDeniedAgain(before: readonly Word[], sentence: readonly Word[], word: Word, at: number): boolean {
  const said = subjectsOf(before);
  if (word.number || word.plain.length < shortest || !said.has(stemOf(word)) || glue.has(word.plain))
    return false;
  const near = [...stretch(sentence, at - 3, at), ...sentence.slice(at + 1, at + 5)];
  if (!near.some(({ plain, clause }) => denying.has(plain) && clause === word.clause)) return false;
  const clause = sentence.filter((other) => other.clause === word.clause && !denying.has(other.plain));
  return !mayBeVerb(word.plain) || [...subjectsOf(clause)].every((subject) => said.has(subject));
}

const isOtherwise = (before: Part, part: Part): boolean =>
  isSwerve(before.words, part.words) || isBroken(before.words, part.words) || isUndercut(before, part);

interface Retractions {
  /** How often something is taken back, or told in another way. */
  times: number;
  /** How many messages that leaves empty. */
  emptied: number;
}

/** Nobody takes back what they said longer ago than so many sentences. */
const lookBack = 12;

/**
 * How often something is taken back, in the next breath or in the next message, or is counted in two ways;
 * one of them is nobody's fault: a figure may be mended.
 */
export function retractionsIn(messages: readonly Message[]): Retractions {
  const parts = messages.flatMap((message) => partsOf(message.reading).map((part) => ({ message, part })));
  const emptied = new Set<Message>();
  const swerved: Message[] = [];
  let times = 0;
  for (const [at, { message, part }] of parts.entries()) {
    const last = parts[at - 1];
    const isUndone = undoerOf(part);
    const undone = stretch(parts, at - lookBack, at).findLast(
      (some) =>
        ((some === last || some.message === message) && isUndone(some.part.words)) ||
        isGivenAway(some.part.words, part),
    );
    if (undone) {
      times++;
      emptied.add(undone.message).add(message);
    } else if (last?.message === message && isOtherwise(last.part, part)) swerved.push(message);
  }
  for (const message of messages) {
    const { words } = message.reading;
    swerved.push(...Array<Message>(choicesIn(words) + repeatsIn(words)).fill(message));
  }
  return { times: times + swerved.length, emptied: new Set([...emptied, ...swerved]).size };
}
