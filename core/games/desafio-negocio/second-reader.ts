import learned from '#core/content/desafio-negocio/second-reader.json' with { type: 'json' };
import type { ChallengeId, Level } from '#core/content/desafio-negocio.ts';
import type { Line } from './message.ts';
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
    const isLast = words[at + 1]?.sentence !== sentence;
    return [number ? '#' : plain, ...(isLast && sentences[sentence]?.asks ? ['?'] : [])];
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

const wordsIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { role, content }) => sum + (role === 'user' ? read(content).words.length : 0), 0);

const fewestWords = 45;
const doubtful = 40;
const mostApart = 10;

/**
 * The most that a talk is believed to be worth. The second reader knows no claims, only how people speak who make them and
 * how those who make none; so it holds nothing against a short talk, nor against one that it does not plainly doubt.
 */
export function mostFor(lines: readonly Line[]): number {
  const guess = estimate(lines);
  return wordsIn(lines) < fewestWords || guess >= doubtful ? 100 : Math.max(0, guess + mostApart);
}

const fewestWordsOfAll = 30;
const believable = 48;
const likelyWhole = 70;
const unlikelyWhole = 45;
const unlikelyHalf = 18;

/**
 * What the second reader makes of the level that an objective, by its place, was judged to have reached. It lowers nothing of
 * a talk that it believes as a whole; of whoever is doubted already it raises nothing, and of anybody nothing that was not heard.
 */
export function secondReading(challengeId: ChallengeId, lines: readonly Line[], isDoubted: boolean) {
  const believed = wordsIn(lines) < fewestWordsOfAll ? [] : beliefs(challengeId, lines);
  const isUnsure = estimate(lines) < believable;
  return (place: number, level: Level): Level => {
    const belief = believed[place];
    if (belief === undefined || level === 'none') return level;
    if (belief < unlikelyHalf && isUnsure) return 'none';
    if (belief < unlikelyWhole && isUnsure) return 'half';
    return belief < likelyWhole || isDoubted ? level : 'whole';
  };
}
