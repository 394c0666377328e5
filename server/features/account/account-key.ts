import { createHash } from 'node:crypto';
import { nameSkeleton } from '#server/db/name-skeleton.ts';

/** A name or email as compared: "José", "JOSÉ" and "José" typed with a separate accent are one account. */
export const accountKey = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/** A name with all by which it is compared. */
export const namesOf = (username: string) => ({
  username,
  username_key: accountKey(username),
  username_skeleton: nameSkeleton(username),
});

/** Signs at the ends of a name, which hardly anybody sees. */
const outerSigns = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

/**
 * How a name could be read besides: a one within a word is read as an l, which the skeleton holds, or as an i; and signs at
 * its ends are passed over: «Maria.» is Maria.
 */
export function otherLooks(username: string): string[] {
  const bare = username.replaceAll(outerSigns, '');
  return [username, ...(bare === '' ? [] : [bare])].flatMap((name) => [
    nameSkeleton(name),
    nameSkeleton(name.replaceAll(/(?<=\p{L})1(?=\p{L})/gu, 'i')),
  ]);
}

/** What is kept of the names of a deleted account: the name and the email cannot be read back. */
export const restingHashes = (user: {
  username_key: string;
  username_skeleton: string | null;
  email_key: string;
}) => ({
  username: hash(`username ${user.username_key}`),
  look: restingLook(user.username_skeleton ?? user.username_key),
  email: hash(`email ${user.email_key}`),
});

/** What is kept of how it looks: a name rests for whatever could be read as it. */
export const restingLook = (skeleton: string): string => hash(`look ${skeleton}`);

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
