import { type Level, levels } from '#core/content/desafio-negocio.ts';
import { type Lesson, phrasesOf, weigh } from '#core/games/desafio-negocio/words/lesson.ts';
import type { GradedTalk } from './graded.ts';

const fewestTalks = 4;
/** The larger, the less is made of a phrase that stood in few talks. */
const caution = 0.5;
const steps = 60;
const closeEnough = 1e-9;

/** Learns from talks with grades what phrases are worth, and in each challenge what words are worth for its objectives. */
export function learn(talks: readonly GradedTalk[]): Lesson {
  const talksWith = new Map<string, number>();
  for (const phrase of talks.flatMap(({ lines }) => [...phrasesOf(lines).keys()])) {
    talksWith.set(phrase, (talksWith.get(phrase) ?? 0) + 1);
  }
  for (const [phrase, count] of talksWith) if (count < fewestTalks) talksWith.delete(phrase);
  const weightsIn = ({ lines }: GradedTalk, longest?: number) =>
    weigh(phrasesOf(lines, longest), talks.length, (phrase) => talksWith.get(phrase));
  const whole = regress(
    talks.map((talk) => weightsIn(talk)),
    talks.map(({ score }) => score),
  );
  const objectives = [...new Set(talks.map(({ challengeId }) => challengeId))].map((id) => {
    const own = talks.filter(({ challengeId }) => challengeId === id);
    return [id, learnObjectives(own, (talk) => weightsIn(talk, 1))] as const;
  });
  return {
    talks: talks.length,
    mean: whole.mean,
    phrases: Object.fromEntries(
      [...talksWith]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([phrase, count]) => [phrase, [count, whole.worth.get(phrase) ?? 0]]),
    ),
    objectives: Object.fromEntries(objectives),
  };
}

const worthOf = (level: Level): number => levels.indexOf(level) * 50;

function learnObjectives(
  talks: readonly GradedTalk[],
  weightsIn: (talk: GradedTalk) => ReadonlyMap<string, number>,
): Lesson['objectives'][string] {
  const rows = talks.map(weightsIn);
  const count = talks[0]?.grades.length ?? 0;
  const learned = Array.from({ length: count }, (_, place) =>
    regress(
      rows,
      talks.map(({ grades }) => worthOf(grades[place] ?? 'none')),
    ),
  );
  const words = [...(learned[0]?.worth.keys() ?? [])].toSorted();
  return {
    means: learned.map(({ mean }) => mean),
    words: Object.fromEntries(
      words.map((word) => [word, learned.map(({ worth }) => worth.get(word) ?? 0)] as const),
    ),
  };
}

/** What each phrase adds to or takes from the mean, so that the sum over a talk comes near what was wanted: ridge regression. */
function regress(weights: readonly ReadonlyMap<string, number>[], wanted: readonly number[]) {
  const known = [...new Set(weights.flatMap((row) => [...row.keys()]))].toSorted();
  const placeOf = new Map(known.map((phrase, place) => [phrase, place]));
  const rows = weights.map((row) =>
    [...row].map(([phrase, weight]): Entry => [placeOf.get(phrase) ?? 0, weight]),
  );
  const mean = wanted.reduce((sum, value) => sum + value, 0) / wanted.length;
  const worth = solve(
    rows,
    wanted.map((value) => value - mean),
    known.length,
  );
  return {
    mean: Math.round(mean),
    worth: new Map(known.map((phrase, place) => [phrase, Math.round(worth[place] ?? 0)])),
  };
}

type Entry = readonly [place: number, weight: number];

/** Conjugate gradients on the normal equations: only ever one pass over the rows at a time. */
function solve(rows: readonly (readonly Entry[])[], wanted: readonly number[], size: number): Float64Array {
  const worth = new Float64Array(size);
  const rest = transposed(rows, wanted, size);
  let direction = rest.slice();
  let left = dot(rest, rest);
  for (let step = 0; step < steps && left > closeEnough; step++) {
    const image = transposed(
      rows,
      rows.map((row) => row.reduce((sum, [place, weight]) => sum + weight * (direction[place] ?? 0), 0)),
      size,
    );
    for (let place = 0; place < size; place++)
      image[place] = (image[place] ?? 0) + caution * (direction[place] ?? 0);
    const far = left / dot(direction, image);
    for (let place = 0; place < size; place++) {
      worth[place] = (worth[place] ?? 0) + far * (direction[place] ?? 0);
      rest[place] = (rest[place] ?? 0) - far * (image[place] ?? 0);
    }
    const now = dot(rest, rest);
    direction = direction.map((value, place) => (rest[place] ?? 0) + (now / left) * value);
    left = now;
  }
  return worth;
}

function transposed(
  rows: readonly (readonly Entry[])[],
  values: readonly number[],
  size: number,
): Float64Array {
  const sums = new Float64Array(size);
  for (const [at, row] of rows.entries()) {
    for (const [place, weight] of row) sums[place] = (sums[place] ?? 0) + weight * (values[at] ?? 0);
  }
  return sums;
}

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
