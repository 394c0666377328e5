import { hash, randomBytes } from 'node:crypto';
import { day } from '#core/progress/day.ts';

/** How long a session lasts: people who read little should not have to sign in every month. */
export const sessionLife = 90 * day;

/** A fresh opaque token: 256 bits that mean nothing by themselves. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
