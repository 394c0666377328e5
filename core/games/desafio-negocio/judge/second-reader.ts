import { type ChallengeId, type Level, levels } from '#core/content/desafio-negocio.ts';
import { beliefs, estimate } from '#core/games/desafio-negocio/words/lesson.ts';
import type { Line, Message } from '#core/games/desafio-negocio/words/message.ts';
import { read } from '#core/games/desafio-negocio/words/words.ts';

const wordsIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { role, content }) => sum + (role === 'user' ? read(content).words.length : 0), 0);

/** Of the whole talk: what is plainly doubted, and what is believed. */
const doubtful = 38;
const believable = 48;
const mostApart = 5;
const fewestWords = 45;
const fewestToBelieve = 60;

/** Of one objective: how much each says of its worth, and from what worth on it is half or wholly reached. */
const fewestWordsOfAll = 35;
const share = { judged: 0.38, belief: 0.69, talk: 0.15 };
const strictness = 12;
const worthHalf = 35;
const worthWhole = 67.5;
/** What was judged to be whole stays so in a talk that is believed, unless the words speak plainly against it. */
const staysWhole = 55;

/** What the second reader makes of a talk. It knows no claims, only how people speak who make them and how those who make none. */
export interface SecondReading {
  /** The talk as a whole sounds like those of people who mean what they say. */
  isBelieved: boolean;
  /** The most that the talk is believed to be worth: nothing is held against a short one, nor one that is not plainly doubted. */
  max: number;
  /** How much the words of the talk speak for an objective, by its place, from about 0 to 100. */
  beliefIn(place: number): number;
  /**
   * The level of an objective, by its place, once both have been heard. What no rule heard stays unheard, however right the
   * rest sounds, and whoever is doubted already gains nothing.
   */
  levelFor(place: number, level: Level, isDoubted: boolean): Level;
}

/** The whole talk shows how it is meant; each objective goes by what was heard of it, in words that were not there before. */
export function secondReading(
  challengeId: ChallengeId,
  lines: readonly Line[],
  messages: readonly Message[],
): SecondReading {
  const own = messages.map(ownWords);
  const believed = wordsIn(own) < fewestWordsOfAll ? [] : beliefs(challengeId, own);
  const guess = estimate(lines);
  const words = wordsIn(lines);
  return {
    isBelieved: words >= fewestToBelieve && guess >= believable,
    max: words < fewestWords || guess >= doubtful ? 100 : Math.max(0, guess + mostApart),
    beliefIn: (place) => believed[place] ?? 0,
    levelFor(place, level, isDoubted) {
      const belief = believed[place];
      if (belief === undefined || level === 'none') return level;
      const judged = levels.indexOf(level);
      const worth = share.judged * 50 * judged + share.belief * belief + share.talk * guess - strictness;
      const isKept = judged === levels.indexOf('whole') && guess >= believable;
      const agreed = worth >= (isKept ? staysWhole : worthWhole) ? 2 : worth >= worthHalf ? 1 : 0;
      const gainsNothing = isDoubted || guess < doubtful;
      return levels[gainsNothing ? Math.min(agreed, judged) : agreed] ?? level;
    },
  };
}

/** What a message says without what it asks, and the words that the challenge or the persona had said before. */
function ownWords({ reading: { text, words, sentences }, copied }: Message): Line {
  const isAsked = (sentence: number) => sentences[sentence]?.asks && sentences[sentence].tag === 0;
  const content = words
    .filter(({ sentence }, place) => copied.has(place) || isAsked(sentence))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return { role: 'user', content };
}
