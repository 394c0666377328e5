import { createHash } from 'node:crypto';

/** What was sent, as a short text that is the same only for the same, in whatever order its fields come. */
export const fingerprint = (sent: object): string =>
  createHash('sha256').update(JSON.stringify(sent, sorted)).digest('base64url');

/** By their names alone: what people send may have a `toString` that is none. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
