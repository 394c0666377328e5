import learned from '#core/content/desafio-negocio/second-reader.json' with { type: 'json' };
import { type ChallengeId, type Level, levels } from '#core/content/desafio-negocio.ts';
import type { Line, Message } from './message.ts';
import { once } from './once.ts';
import { glue } from './speech.ts';
import { sound } from './spelling.ts';
import { read } from './words.ts';

/** What the second reader knows of people's talks; `npm run teach` writes it. */
export interface Lesson {
  /** How many talks it was learned from, and what they were worth on the average. */
  talks: number;
  mean: number;
  /** Of each phrase: in how many talks it stood, and how much more or less it makes of a talk. */
  phrases: Readonly<Record<string, readonly number[]>>;
  /** Of each challenge: what its objectives were worth on the average, and how much more or less a word makes of each. */
  objectives: Readonly<Record<string, ObjectivesLesson>>;
}

interface ObjectivesLesson {
  means: readonly number[];
  words: Readonly<Record<string, readonly number[]>>;
}

const lesson: Lesson = learned;

/** The phrases of up to three words in what the person said, and how often; one number is as good as another. */
export function phrasesOf(lines: readonly Line[], longest = 3): Map<string, number> {
  const said = new Map<string, number>();
  for (const { role, content } of lines) {
    if (role !== 'user') continue;
    const tokens = tokensOf(content);
    for (const start of tokens.keys()) {
      for (let length = 1; length <= longest && start + length <= tokens.length; length++) {
        const phrase = tokens.slice(start, start + length).join(' ');
        said.set(phrase, (said.get(phrase) ?? 0) + 1);
      }
    }
  }
  return said;
}

function tokensOf(text: string): string[] {
  const { words, sentences } = read(text);
  return words.flatMap(({ plain, number, sentence }, at) => {
    const { asks = false, tag = 0 } = sentences[sentence] ?? {};
    // «tá bom?», «pode ser?»: what is put at the end to hear a yes tells nothing of a talk.
    if (tag > 0 && words[at + tag]?.sentence !== sentence) return [];
    const isLast = words[at + 1]?.sentence !== sentence;
    return [number ? '#' : plain, ...(isLast && asks ? ['?'] : [])];
  });
}

/**
 * How much each known phrase weighs in a talk: a rare one tells more, one said again little more, and those of a long
 * talk weigh no more together than those of a short one.
 */
export function weigh(
  said: ReadonlyMap<string, number>,
  talks: number,
  talksWith: (phrase: string) => number | undefined,
): Map<string, number> {
  const weights = new Map<string, number>();
  let squares = 0;
  for (const [phrase, times] of said) {
    const known = talksWith(phrase);
    if (known === undefined) continue;
    const weight = (1 + Math.log(times)) * (1 + Math.log((1 + talks) / (1 + known)));
    weights.set(phrase, weight);
    squares += weight ** 2;
  }
  for (const [phrase, weight] of weights) weights.set(phrase, weight / Math.sqrt(squares));
  return weights;
}

/** What people would give a talk, from about 0 to 100, going by how talks like it are worded. */
export function estimate(lines: readonly Line[], { talks, mean, phrases }: Lesson = lesson): number {
  const weights = weigh(phrasesOf(lines), talks, (phrase) => phrases[phrase]?.[0]);
  return [...weights].reduce((sum, [phrase, weight]) => sum + weight * (phrases[phrase]?.[1] ?? 0), mean);
}

/** What people would give for each objective of a challenge, from about 0 to 100, going by the words of the talk. */
export function beliefs(
  challengeId: ChallengeId,
  lines: readonly Line[],
  { talks, phrases, objectives }: Lesson = lesson,
): number[] {
  const { means = [], words = {} } = objectives[challengeId] ?? {};
  const weights = weigh(phrasesOf(lines, 1), talks, (word) => phrases[word]?.[0]);
  return means.map((mean, place) =>
    [...weights].reduce((sum, [word, weight]) => sum + weight * (words[word]?.[place] ?? 0), mean),
  );
}

/** How many different words a talk has, and how many of them are known in talks of its challenge; names and short words tell nothing. */
export function familiarity(
  challengeId: ChallengeId,
  messages: readonly Message[],
  { objectives }: Lesson = lesson,
): { words: number; share: number } {
  const known = soundsOf(objectives[challengeId]);
  const telling = messages
    .flatMap(({ reading }) => reading.words)
    .filter(
      ({ plain, number, proper }) =>
        plain.length >= shortestTelling && !number && !proper && !glue.has(plain),
    );
  const said = [...new Set(telling.map((word) => singular(word.sound)))];
  return {
    words: said.length,
    share: said.filter((word) => known.has(word)).length / Math.max(1, said.length),
  };
}

const soundsIn = new WeakMap<ObjectivesLesson, ReadonlySet<string>>();

/** How the words known in a challenge sound: «cemana» is as well known as «semana». */
function soundsOf(lesson: ObjectivesLesson | undefined): ReadonlySet<string> {
  if (!lesson) return new Set();
  return once(
    soundsIn,
    lesson,
    () => new Set(Object.keys(lesson.words).map((word) => singular(sound(word)))),
  );
}

const singular = (word: string): string => word.replace(/s$/, '');

const shortestTelling = 4;

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
  most: number;
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
    most: words < fewestWords || guess >= doubtful ? 100 : Math.max(0, guess + mostApart),
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
