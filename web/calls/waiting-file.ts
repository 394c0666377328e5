import { isStoredCall, type StoredCall } from '#web/api/waiting-calls.ts';

const format = 'rota-viva-guardados';

/** What waits as a file, to be read in on another phone by the same person. */
export const packWaiting = (userId: number, calls: readonly StoredCall[]): Blob =>
  new Blob([JSON.stringify({ format, userId, calls })], { type: 'application/json' });

/** What such a file holds; nothing where it is another person's or no such file. */
export function unpackWaiting(userId: number, text: string): StoredCall[] | undefined {
  try {
    const file = Object(JSON.parse(text));
    if (file.format !== format || file.userId !== userId || !Array.isArray(file.calls)) return undefined;
    return file.calls.filter(isStoredCall);
  } catch {
    return undefined;
  }
}
