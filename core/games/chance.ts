/** The whole numbers of mulberry32, 0 to 2³² - 1: tiny, fast, and the same in every browser for a seed. */
function randomIntegers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** A number below the bound, each one equally likely: the incomplete last stretch of 2³² is drawn again. */
function below(bound: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  let drawn = next();
  while (drawn >= fair) drawn = next();
  return drawn % bound;
}

/** Draws whole numbers below a bound, the same ones for the same seed. */
export function dice(seed: number): (bound: number) => number {
  const next = randomIntegers(seed);
  return (bound) => below(bound, next);
}

/** Numbers in [0, 1) that the same text always repeats. */
export function seeded(seed: string): () => number {
  const next = randomIntegers(hash(seed));
  return () => next() / 2 ** 32;
}

/** One of the items, drawn with a seeded stream; null when there are none. */
export function draw<T>(items: readonly T[], random: () => number): T | null {
  return items[Math.floor(random() * items.length)] ?? null;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
