import { hash, verify } from '@node-rs/argon2';

/** Argon2id at the library's defaults; composed first, so that every keyboard types the same password. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'));

let decoy: Promise<string> | undefined;

/** Whether the password fits; without an account the same work is done, so that the time tells nothing. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return fits && stored !== undefined;
}
