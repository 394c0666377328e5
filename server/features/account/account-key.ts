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

/** How a name could be read besides: a one within a word is read as an l, which the skeleton holds, or as an i. */
export const otherLook = (username: string): string =>
  nameSkeleton(username.replaceAll(/(?<=\p{L})1(?=\p{L})/gu, 'i'));

/** What is kept of the names of a deleted account: the name and the email cannot be read back. */
export const restingHashes = (user: {
  username_key: string;
  username_skeleton: string | null;
  email_key: string;
}) => ({
  username: hash(`username ${user.username_key}`),
  look: hash(`look ${user.username_skeleton ?? user.username_key}`),
  email: hash(`email ${user.email_key}`),
});

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
