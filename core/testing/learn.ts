import { type Lesson, phrasesOf, weigh } from '#core/games/desafio-negocio/second-reader.ts';
import type { GradedTalk } from './graded.ts';

const fewestTalks = 4;
/** The larger, the less is made of a phrase that stood in few talks. */
const caution = 0.5;
const steps = 60;
const closeEnough = 1e-9;

/** Learns what phrases are worth from talks with grades, so that the sum over a talk comes near its grade: ridge regression. */
export function learn(talks: readonly GradedTalk[]): Lesson {
  const said = talks.map(({ lines }) => phrasesOf(lines));
  const talksWith = new Map<string, number>();
  for (const phrase of said.flatMap((phrases) => [...phrases.keys()])) {
    talksWith.set(phrase, (talksWith.get(phrase) ?? 0) + 1);
  }
  for (const [phrase, count] of talksWith) if (count < fewestTalks) talksWith.delete(phrase);
  const known = [...talksWith.keys()].toSorted();
  const placeOf = new Map(known.map((phrase, place) => [phrase, place]));
  const rows = said.map((phrases) =>
    [...weigh(phrases, talks.length, (phrase) => talksWith.get(phrase))].map(
      ([phrase, weight]): Entry => [placeOf.get(phrase) ?? 0, weight],
    ),
  );
  const mean = talks.reduce((sum, { score }) => sum + score, 0) / talks.length;
  const worth = solve(
    rows,
    talks.map(({ score }) => score - mean),
    known.length,
  );
  const phrases = Object.fromEntries(
    known.map((phrase, place) => [
      phrase,
      [talksWith.get(phrase) ?? 0, Math.round(worth[place] ?? 0)] as const,
    ]),
  );
  return { talks: talks.length, mean: Math.round(mean), phrases };
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
