import type { Criterion } from '#core/content/desafio-negocio/shape.ts';
import { emptyNumbers, isDense } from '#core/games/desafio-negocio/claims/numbers.ts';
import { findSign } from '#core/games/desafio-negocio/claims/signs.ts';
import type { Message } from '#core/games/desafio-negocio/words/message.ts';
import { once } from '#core/games/desafio-negocio/words/once.ts';
import { has } from '#core/games/desafio-negocio/words/pattern.ts';
import { isList, isScrap } from '#core/games/desafio-negocio/words/speech.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';
import { isHandedBack } from './echo.ts';
import { isLecture } from './lecture.ts';
import { litanyIn } from './litany.ts';

/** The ways in which a message can say much and mean nothing. */
export interface Substance {
  /** A list, a lecture, everything in one breath: it is not heard at all. */
  isEmpty: boolean;
  /** Words with nothing between them that nobody had asked for. */
  isScrap: boolean;
  isLitany: boolean;
  isEcho: boolean;
  throwsNumbers: boolean;
}

/** A message is of one conversation, and so always looked at with the same criteria. */
const known = new WeakMap<Message, Substance>();

export const substanceOf = (message: Message, criteria: readonly Criterion[], isAnswer: boolean): Substance =>
  once(known, message, () => weigh(message, criteria, isAnswer));

function weigh(message: Message, criteria: readonly Criterion[], isAnswer: boolean): Substance {
  const { reading } = message;
  const items = litanyIn(reading);
  return {
    isEmpty:
      isList(reading, subjectsOf(message, criteria), isAnswer) ||
      namesObjectives(reading, criteria) ||
      isLecture(reading) ||
      (items >= manyItems && touches(reading, criteria) >= manySubjects),
    isScrap: !isAnswer && isScrap(reading),
    isLitany: items > 0,
    isEcho: isHandedBack(message),
    throwsNumbers: emptyNumbers(reading.words).size > 0,
  };
}

const fewest = { lists: 2, echoes: 3 };

/** The messages that say something, in the light of how the whole conversation is held. */
export function withSubstance(
  messages: readonly Message[],
  substances: ReadonlyMap<Message, Substance>,
  { said, orders }: { said: number; orders: number },
): Message[] {
  const all = [...substances.values()];
  const isMostly = (is: (substance: Substance) => boolean) => {
    const times = all.filter(is).length;
    return times >= fewest.lists && times * 2 >= said;
  };
  // Whoever lists catchwords and then orders the judge about has said nothing with either.
  const lists = all.filter((one) => one.isEmpty || one.isScrap).length;
  const isLister = lists >= fewest.lists && (lists + orders) * 2 >= said;
  const isChanting = isMostly((one) => one.isLitany);
  // Now and then a question is answered in its own words; who hardly has any others says nothing.
  const echoes = all.filter((one) => one.isEcho).length;
  const isEchoing = echoes >= fewest.echoes && echoes * 4 >= said * 3;
  const throwsNumbers = all.some((one) => one.throwsNumbers && !one.isEmpty);
  return messages.filter((message) => {
    const substance = substances.get(message);
    if (!substance || substance.isEmpty) return false;
    // Who mostly lists catchwords lists them in the shorter messages too.
    if (isLister && !message.hasVerb) return false;
    if ((isChanting && substance.isLitany) || (isEchoing && substance.isEcho)) return false;
    return !(throwsNumbers && isDense(message.reading.words));
  });
}

const manyItems = 4;
const manySubjects = 3;

/** «tenho preço, tenho nota, tenho prazo»: of how many objectives something is named in one breath. */
function touches({ words }: Reading, criteria: readonly Criterion[]): number {
  return criteria.filter(({ hints, asks }) => has(words, hints) || has(words, asks)).length;
}

/** A person speaks of honey and papers, not of «diferencial, legalidade, preço e volume». */
function namesObjectives({ words }: Reading, criteria: readonly Criterion[]): boolean {
  const named = criteria.filter(({ id }) => words.some(({ plain }) => plain.startsWith(id.slice(0, 7))));
  return named.length >= 3;
}

function subjectsOf(message: Message, criteria: readonly Criterion[]): number {
  const isHeard = (criterion: Criterion) => (name: string) => {
    const sign = criterion.signs[name];
    return sign !== undefined && findSign(criterion, sign, message) !== null;
  };
  return criteria.filter(
    (criterion) =>
      criterion.half.some(isHeard(criterion)) ||
      criterion.whole.some((names) => names.every(isHeard(criterion))),
  ).length;
}
