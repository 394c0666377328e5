import { isTelling } from '#core/games/desafio-negocio/claims/undone-later.ts';
import { lowered, nothing, type ObjectiveResult } from '#core/games/desafio-negocio/claims/verdict.ts';
import type { Reading } from '#core/games/desafio-negocio/words/words.ts';
import type { Heard } from './listen.ts';
import { scoreOf } from './score.ts';
import type { SecondReading } from './second-reader.ts';

interface Believed {
  objectives: readonly ObjectiveResult[];
  /** The talk as a whole was not believed to be worth what its parts came to. */
  isCapped: boolean;
}

type Talk = Pick<Heard, 'messages' | 'wasRude'> & { isSuspect: boolean };

/** Who has given so many answers to what was asked talks with the other side, and is believed as a whole. */
const fewestAnswers = 3;
/** Whoever writes so many messages and asks back in some of them talks with the other side as well. */
const manyMessages = 5;
const fewestQuestions = 2;
/** A talk that is worth less than this as a whole is nobody's answer to anything. */
const leastWorth = 25;

/**
 * What is left of the results once the second reader has been heard. It knows speeches, not conversations: what answers a
 * question of the other side is taken at its word.
 */
export function readAgain(
  again: SecondReading,
  objectives: readonly ObjectiveResult[],
  talk: Talk,
): Believed {
  const answers =
    talk.isSuspect || again.max < leastWorth ? [] : objectives.filter((result) => isAnswer(result, talk));
  const weighed = objectives.map((result, place) => {
    const believed = weigh(again, result, place, talk.isSuspect || talk.wasRude);
    return answers.includes(result) && !believed.met ? result : believed;
  });
  const isTalking = answers.length >= fewestAnswers || (!talk.isSuspect && asksBack(talk));
  if (isTalking) return { objectives: weighed, isCapped: false };
  return { objectives: within(again, weighed), isCapped: scoreOf(weighed) > again.max };
}

/** Whether what met an objective was said because the other side had just asked for it; a greeting asks for nothing. */
const isAnswer = ({ id, messageIndex }: ObjectiveResult, { messages }: Talk): boolean =>
  messages.some(({ index, asked }) => index === messageIndex && index > 1 && asked.has(id));

/** Speeches are held in a few long messages; whoever asks, waits for an answer. */
const asksBack = ({ messages }: Talk): boolean =>
  messages.length >= manyMessages &&
  messages.filter(({ reading }) => asksSomething(reading)).length >= fewestQuestions;

/** What is asked only to be agreed with: «concorda comigo?», «não é bonito?». */
const agreeing = new Set(
  'concorda concordam comigo certo verdade entende entendeu sabia gostou gosta topa vamos bora juntos bonito bonita lindo linda maravilha bom boa combinado fechado feito fechamos aceita imagina acredita pronto legal maravilhoso otimo justo acha'.split(
    ' ',
  ),
);

/** Whether a message has a question with a word of its own that somebody could answer. */
const asksSomething = ({ words, sentences }: Reading): boolean =>
  words.some(({ plain, sentence }) => {
    const { asks = false, tag = 0 } = sentences[sentence] ?? {};
    return asks && tag === 0 && isTelling(plain) && !agreeing.has(plain);
  });

/** The same result as the second reader would have it; the words that met it stay. */
function weigh(
  again: SecondReading,
  result: ObjectiveResult,
  place: number,
  isHeld: boolean,
): ObjectiveResult {
  const level = again.levelFor(place, result.level, isHeld || result.isDishonest);
  if (level === result.level || (level === 'whole' && result.heard.fallsShort)) return result;
  if (level === 'none') return { ...result, ...nothing };
  return { ...result, level, met: level === 'whole', lacks: [] };
}

/** What is worth more than the second reader would ever give loses a step where it is believed least, and another if it must. */
function within(again: SecondReading, objectives: readonly ObjectiveResult[]): readonly ObjectiveResult[] {
  if (scoreOf(objectives) <= again.max) return objectives;
  const [least] = [...objectives.keys()]
    .filter((place) => objectives[place]?.level !== 'none')
    .toSorted((one, other) => again.beliefIn(one) - again.beliefIn(other));
  return within(
    again,
    objectives.map((result, place) => (place === least ? { ...result, ...lowered(result) } : result)),
  );
}
