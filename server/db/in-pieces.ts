import { setImmediate as pause } from 'node:timers/promises';

/** So many rows are read at once: few enough that a request in between does not wait. */
const atOnce = 1000;

/** Rows that are read a piece at a time, in the order of their ids and from after one of them, with other requests in between. */
export async function* inPieces<R extends { id: number }>(
  read: (after: number, max: number) => Promise<R[]>,
  after = 0,
): AsyncGenerator<R[], void> {
  for (let last = after; ; await pause()) {
    const rows = await read(last, atOnce);
    yield rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.id ?? last;
  }
}
