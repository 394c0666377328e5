import learned from '#core/content/desafio-negocio/second-reader.json' with { type: 'json' };
import type { ChallengeId } from '#core/content/desafio-negocio.ts';
import type { Line, Message } from './message.ts';
import { once } from './once.ts';
import { glue } from './speech.ts';
import { sound } from './spelling.ts';
import { read } from './words.ts';

/** What the second reader (`second-reader.ts`) knows of people's talks; `npm run teach` writes it. */
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
