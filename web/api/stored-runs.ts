import type { Sent } from '#core/contract/index.ts';

/** A run as the game hands it over. */
export interface FinishedRun {
  gameId: number;
  body: Omit<Sent<'saveProgress', 'body'>, 'runId'>;
}

/** A run that waits on this device, under the id that makes sending it twice harmless. */
export interface StoredRun extends FinishedRun {
  runId: string;
}

interface Entry {
  /** The runs go out in this order. */
  place: number;
  run: StoredRun;
}

/** The runs of a member on this device; each has a key of its own, so that two tabs never overwrite one another. */
export function storedRuns(userId: number) {
  const prefix = `outbox:${userId}:`;
  // Where the storage is full or forbidden, a run lives as long as the page.
  const unstored = new Map<string, Entry>();

  function entries(): Entry[] {
    const stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
      .filter((key) => key?.startsWith(prefix))
      .map((key) => readEntry(localStorage.getItem(key ?? '')))
      .filter((entry) => entry !== undefined);
    return [...stored, ...unstored.values()].sort((one, other) => one.place - other.place);
  }

  return {
    all: (): StoredRun[] => entries().map(({ run }) => run),
    put(run: StoredRun): void {
      const last = entries().at(-1)?.place ?? 0;
      const entry = { place: Math.max(Date.now(), last + 1), run };
      try {
        localStorage.setItem(prefix + run.runId, JSON.stringify(entry));
      } catch {
        unstored.set(run.runId, entry);
      }
    },
    remove(runId: string): void {
      localStorage.removeItem(prefix + runId);
      unstored.delete(runId);
    },
  };
}

function readEntry(text: string | null): Entry | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is what this file wrote; an older version of the client may have written otherwise. */
function isEntry(value: unknown): value is Entry {
  const { place, run } = Object(value);
  const { runId, gameId, body } = Object(run);
  return (
    typeof place === 'number' &&
    typeof runId === 'string' &&
    typeof gameId === 'number' &&
    typeof Object(body).score === 'number'
  );
}
