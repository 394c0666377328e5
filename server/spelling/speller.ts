import { type MendedFields, mendFields } from '#core/games/minha-historia/mend-fields.ts';
import { createAskThread } from '#server/threads/ask-thread.ts';

/** What members wrote, by field. */
export type Written = Readonly<Record<string, string>>;

/** Mends the spelling of what members wrote. */
export interface Speller {
  mend(fields: Written): Promise<MendedFields>;
  stop(): Promise<void>;
}

/** Without a dictionary: only what everybody shortens. */
export const plainSpeller: Speller = {
  mend: async (fields) => mendFields(fields),
  stop: async () => {},
};

/** Longer nobody waits for the dictionary, which takes its time when it is opened. */
const patienceMs = 8_000;
/** A dictionary that nobody asks gives its memory back. */
const idleMs = 5 * 60_000;

interface Options {
  file?: URL;
  patience?: number;
  idle?: number;
  failed: (error: unknown) => void;
}

/**
 * With a dictionary, in a thread that is there only while stories are written: it takes seconds to read and some
 * 60 MB to keep. What it does not answer in time is mended without it.
 */
export function createSpeller({
  file = new URL('./spelling-worker.ts', import.meta.url),
  patience = patienceMs,
  idle = idleMs,
  failed,
}: Options): Speller {
  const without = (fields: Written) => mendFields(fields);
  const { ask, stop } = createAskThread<Written, MendedFields>({ file, patience, idle, without, failed });
  return { mend: ask, stop };
}
