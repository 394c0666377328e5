import { eventsPath } from '#core/contract/live.ts';
import { fillPath } from './client.ts';
import { storedToken } from './token.ts';

interface StreamRequest {
  team: number | undefined;
  /** The place to go on from. */
  lastId: number | undefined;
  /** Without one: for how many milliseconds the screen has been read already. */
  since: number;
}

/** Asks for the stream of live updates. */
export function openStream(signal: AbortSignal, { team, lastId, since }: StreamRequest) {
  const query = { team, since: lastId === undefined ? since : undefined };
  return fetch(fillPath(eventsPath, { query }), {
    method: 'GET',
    headers: {
      Accept: 'text/event-stream',
      Authorization: `Bearer ${storedToken()}`,
      ...(lastId !== undefined && { 'last-event-id': String(lastId) }),
    },
    credentials: 'include',
    cache: 'no-store',
    signal,
  });
}
