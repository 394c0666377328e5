import { createHash } from 'node:crypto';

/** A name or email as compared: "José", "JOSÉ" and "José" typed with a separate accent are one account. */
export const accountKey = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

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
