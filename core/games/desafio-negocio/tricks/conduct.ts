import { modeOf } from '#core/games/desafio-negocio/claims/mode.ts';
import { hasBlanks, promisedBlindly } from '#core/games/desafio-negocio/claims/pretence.ts';
import { retractionsIn } from '#core/games/desafio-negocio/claims/retraction.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { isBare, isEnumeration } from '#core/games/desafio-negocio/words/speech.ts';
import type { Word } from '#core/games/desafio-negocio/words/words.ts';
import { isAscribed, isDisowned, isNarrated, isOfAbsent, isUsurped } from './absent.ts';
import { isBorrowed } from './borrowed.ts';
import { isTurnedOver } from './echo.ts';
import { isFanciful } from './fancy.ts';
import { isAllFramed } from './framed.ts';
import { speaksInRows } from './glued.ts';
import { flourishesIn } from './lecture.ts';
import { isChain } from './litany.ts';
import { isLaughing, isPrayer } from './mockery.ts';
import { outlandishIn } from './outlandish.ts';
import {
  isCited,
  isCoaching,
  isDictating,
  isDirection,
  isOwn,
  isPrompting,
  isQuoted,
  isRecited,
  isSignedOff,
} from './recital.ts';
import { isReadOut } from './suggested.ts';
import { isUnlawful } from './unlawful.ts';
import { isVerse } from './verse.ts';

/** Said to be settled before the talk began: nothing of it is heard here. */
const settled = [
  'como|conforme|igual|que combinamos|conversamos|falamos|acertamos|tratamos|combinado|conversado',
  'voce|senhor|senhora mesmo|mesma|ja ja|sabe|conhece|anotou|conferiu|aprovou|viu|aceitou|disse|achou|concordou',
  'voce|voces|senhor|senhora ja|mesmo|mesma sabe|conhece|anotou|conferiu|aprovou|viu|aceitou|disse|achou|tem|concordou|liberou',
  'voce|senhor|senhora conhece|achou|sabe qual|bem|excelente|otimo|quem|como',
  'ja mandei|enviei|expliquei|falei|disse|mostrei|propus|entreguei|passei|ouvi|respondi|fiz|respeitei|apresentei',
  'no|na|em anexo|planilha|email|site|link|pdf|formulario|documento .. que|enviei|mandei|la',
  'no|em|por anexo|email',
  'ta|esta|ficou na|no planilha|email|anexo|site|link|formulario|arquivo',
  'de sempre',
  'da outra|ultima vez',
  'ta|tava|esta|estava|vai|ficou .. na|no lista|bilhete|caderno|planilha|folha',
  'do|no|pelo|como jeito|modo que .. conversad*|conversamos|combinad*|combinamos|falad*|acertad*|tratad*',
  'do|no|pelo jeito|modo que .. conversad*|combinad*|acertad*',
  'voce|senhor|senhora lembra|sabe melhor|mais|bem',
  'voce|senhor|senhora ve como|o que e|for|fica',
  'ja|tudo ficou|esta|ta|foi acertad*|aprovad*|combinad*|resolvid*|tratad*|fechad*|decidid*',
  'so assinar|olhar|conferir la|no|isso|agora',
  'e so assinar|olhar|conferir',
];

const fewest = { messages: 2, told: 3, flourishes: 4 };

/** Ways of speaking that leave nothing said where half of the messages are held in one of them. */
const ways: readonly ((message: Message) => boolean)[] = [
  ({ reading }) => isRecited(reading),
  ({ reading }) => isDirection(reading),
  ({ reading }) => isQuoted(reading),
  ({ reading }) => isPrompting(reading),
  ({ reading }) => isDictating(reading),
  ({ reading }) => isCoaching(reading),
  ({ reading }) => isCited(reading),
  isNarrated,
  isAscribed,
  ({ reading }) => hasBlanks(reading),
  ({ reading }) => isLaughing(reading),
  ({ reading }) => isPrayer(reading),
  isSettled,
  ({ reading }) => promisedBlindly(reading.words).size > 0,
];

/**
 * Whether a whole talk is acted: recited from a manual, told of somebody, taken back as fast as it is said, settled
 * elsewhere or promised blindly. What such a talk says of the objectives is nobody's word.
 */
export function isActed(messages: readonly Message[], task: ReadonlySet<string>): boolean {
  const isMostly = (is: (message: Message) => boolean) => {
    const times = messages.filter(is).length;
    return times >= fewest.messages && times * 2 >= messages.length;
  };
  return (
    messages.some(({ reading }) => isSignedOff(reading)) ||
    ways.some(isMostly) ||
    isMostly((message) => isTurnedOver(message, task)) ||
    isToldOfOthers(messages) ||
    isBorrowed(messages) ||
    isTakenBack(messages) ||
    isListed(messages) ||
    speaksInRows(messages) ||
    isOnlyAsking(messages) ||
    isFlowery(messages) ||
    isNotNow(messages)
  );
}

/** Whether a talk is plainly nobody's own word: the other side's, what was suggested, a song or a play, a neighbour's merits, or figures that nobody has. */
export const isPlayed = (messages: readonly Message[], suggestions: readonly (readonly Word[])[]): boolean =>
  messages.some(isUsurped) ||
  isReadOut(messages, suggestions) ||
  isSung(messages) ||
  isAllFramed(messages) ||
  isAllRecited(messages) ||
  messages.some(isUnlawful) ||
  isAllOfOthers(messages) ||
  messages.reduce((sum, { reading }) => sum + outlandishIn(reading.words), 0) >= fewest.messages;

/** Now and then anybody speaks from the heart; who hardly speaks otherwise, figures or not, means none of it. */
function isSung(messages: readonly Message[]): boolean {
  const times = messages.filter(({ reading }) => isFanciful(reading)).length;
  return times >= fewest.told && times * 2 > messages.length;
}

/** Hardly a message that is not what a book or a rule says, without a word of whoever recites it. */
function isAllRecited(messages: readonly Message[]): boolean {
  const times = messages.filter(({ reading }) => isRecited(reading)).length;
  return times >= fewest.told && times * 4 >= messages.length * 3;
}

/** «seria», «terei», «vendia»: hardly anything of it is so today. */
function isNotNow(messages: readonly Message[]): boolean {
  const modes = messages.map(({ reading }) => modeOf(reading));
  return (['future', 'past', 'if'] as const).some((mode) => {
    const times = modes.filter((one) => one === mode).length;
    const enough = mode === 'if' ? fewest.messages : fewest.told;
    return times >= enough && times * 2 > messages.length;
  });
}

/** Hardly a message has a word of whoever speaks. */
function isAllOfOthers(messages: readonly Message[]): boolean {
  const times = messages.filter(isOfAbsent).length;
  return times >= fewest.told && times * 4 >= messages.length * 3;
}

/** More is told of others than of oneself; two of others and two of one's own are a comparison. */
function isToldOfOthers(messages: readonly Message[]): boolean {
  const absent = messages.filter(isOfAbsent);
  if (absent.length > 0 && messages.some(({ reading }) => isDisowned(reading))) return true;
  const own = messages.filter((message) => !absent.includes(message) && tellsOwn(message));
  return absent.length >= fewest.messages && absent.length > own.length;
}

/** Whether somebody tells of themselves, or of what they are going to do. */
const tellsOwn = ({ reading: { words } }: Message): boolean =>
  words.some((word) => isOwn(word) || word.plain === 'vou');

function isTakenBack(messages: readonly Message[]): boolean {
  const { times, emptied } = retractionsIn(messages);
  return times >= fewest.messages && emptied * 2 >= messages.length;
}

/** Who is asked may answer with a list; who was not, and has only lists, says nothing. */
function isListed(messages: readonly Message[]): boolean {
  const lists = messages.filter(({ reading }) => isEnumeration(reading));
  const unasked = lists.filter(({ question }) => question === null);
  if (unasked.length >= fewest.messages && lists.length * 2 > messages.length) return true;
  const alone = messages.filter(({ question, index }) => question === null || index <= 1);
  if (alone.length >= fewest.messages && alone.length * 2 > messages.length) {
    if (alone.every(({ reading }) => isBare(reading))) return true;
  }
  const chains = messages.filter(({ reading, question }) => question === null && isChain(reading)).length;
  return chains >= fewest.messages && chains * 2 >= messages.length;
}

/** Nothing but questions, and not a figure, a name or a day in any: whoever only hands back what is asked says nothing. */
function isOnlyAsking(messages: readonly Message[]): boolean {
  const asks = ({ reading: { words, sentences } }: Message) =>
    sentences.every(
      ({ asks, tag }, number) => (asks && tag === 0) || !words.some(({ sentence }) => sentence === number),
    ) && !words.some(({ number, proper }) => number || proper);
  return messages.length > fewest.told && messages.every(asks);
}

/** Fine words or rhymes, and not a figure in all of them. */
function isFlowery(messages: readonly Message[]): boolean {
  if (messages.some(({ reading }) => reading.words.some(({ number }) => number))) return false;
  const verses = messages.filter(({ reading }) => isVerse(reading)).length;
  if (verses >= fewest.told && verses * 2 > messages.length) return true;
  return messages.reduce((sum, { reading }) => sum + flourishesIn(reading), 0) >= fewest.flourishes;
}

function isSettled({ reading: { words } }: Message): boolean {
  return !words.some(({ number }) => number) && has(words, settled);
}
