import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/http/route.ts';
import { createTurns, QueueFullError } from './turns.ts';

/** A hash fills one of the few threads that also read files: a class that signs in at once must not stop the others. */
export const maxInQueue = 100;
const retryAfter = 5;

const takeTurn = createTurns(maxInQueue);

/** Waits for its turn among those who hash, or is refused. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  takeTurn(work).catch((error: unknown) => {
    throw error instanceof QueueFullError ? new Refusal('sign_in_busy', { retryAfter }) : error;
  });

/** An Argon2id hash of a password, composed first, so that every keyboard types the same one. */
export const hashPassword = (password: string, { passwordCost }: Services): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), passwordCost));

let decoy: Promise<string> | undefined;

/** Whether the password fits; without an account the same work is done, so that the time tells nothing. */
export async function passwordFits(
  password: string,
  stored: string | undefined,
  { passwordCost }: Services,
): Promise<boolean> {
  decoy ??= hash('nobody has this password', passwordCost).catch((failure: unknown) => {
    decoy = undefined;
    throw failure;
  });
  const known = stored ?? (await decoy);
  const fits = await inTurn(() => verify(known, password.normalize('NFKC')));
  return fits && stored !== undefined;
}
