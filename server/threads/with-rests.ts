const workMs = 3;
const restMs = 4;
/** The clock is looked at every so many draws. */
const stretch = 2048;
const nobody = new Int32Array(new SharedArrayBuffer(4));

/** Draws as before, but rests now and then: in a long reckoning whoever answers requests finds a free core in between. */
export function withRests(draw: (bound: number) => number): (bound: number) => number {
  let drawn = 0;
  let since = performance.now();
  return (bound) => {
    drawn++;
    if (drawn % stretch === 0 && performance.now() - since > workMs) {
      Atomics.wait(nobody, 0, 0, restMs);
      since = performance.now();
    }
    return draw(bound);
  };
}
