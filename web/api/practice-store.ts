import type { Answer } from '#core/contract/index.ts';
import { merged, type Practised } from '#core/practice/ladder.ts';
import { storedToken } from './token.ts';

type Wire = Answer<'practice'>['items'][number];

/** Instants travel as texts. */
export const toWire = ({ at, ...one }: Practised): Wire => ({ ...one, at: new Date(at).toISOString() });
export const fromWire = ({ at, ...one }: Wire): Practised => ({ ...one, at: Date.parse(at) });

const listeners = new Set<() => void>();
const keyOf = (userId: number): string => `practice:${userId}:unsent`;

/** What was read last, so that the same words are the same list. */
let last: { text: string | null; list: readonly Practised[] } = { text: null, list: [] };

/** What a member practised on this device and the server has not answered for. */
export function readUnsent(userId: number): readonly Practised[] {
  const text = localStorage.getItem(keyOf(userId));
  if (text !== last.text) last = { text, list: parsed(text) };
  return last.list;
}

/** Another version of the client, or anybody, may have written it. */
function parsed(text: string | null): readonly Practised[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isPractised) : [];
  } catch {
    return [];
  }
}

function isPractised(value: unknown): value is Practised {
  const { item, step, at } = Object(value);
  return typeof item === 'string' && Number.isSafeInteger(step) && Number.isSafeInteger(at);
}

function write(userId: number, list: readonly Practised[]): void {
  // Whoever signed out leaves nothing behind.
  if (storedToken() === null) return;
  try {
    if (list.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(list));
  } catch {
    // Where the storage is full, the call that waits to be sent knows it too.
  }
  for (const listener of listeners) listener();
}

/** Keeps what was practised until it is sent. */
export const addUnsent = (userId: number, items: readonly Practised[]): void =>
  write(userId, merged(readUnsent(userId), items));

/** The server has these; what was practised since stays. */
export const removeSent = (userId: number, sent: readonly Practised[]): void =>
  write(
    userId,
    readUnsent(userId).filter(({ item, at }) => !sent.some((one) => one.item === item && one.at === at)),
  );

export function watchUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
