import type { FastifyInstance } from 'fastify';
import type { LiveEvent } from '#core/contract/live.ts';
import { eventsPath } from '#core/contract/live.ts';

type Seen = LiveEvent & { id: number };

export interface Listener {
  events: Seen[];
  /** Waits for an event of this type. */
  next<T extends LiveEvent['type']>(type: T): Promise<Extract<Seen, { type: T }>>;
  /** Waits for the place from which to go on after a drop. */
  place(): Promise<number>;
  /** Whether the server said that too much was missed. */
  isResync(): boolean;
  /** Whatever was sent. */
  raw(): string;
  /** Once the server has ended the stream in order. */
  ended: Promise<void>;
  close(): void;
}

/** Reads live events of a listening server as a browser would. */
export async function listenTo(
  app: FastifyInstance,
  token: string,
  { lastEventId, ...query }: { lastEventId?: number; team?: number; since?: number } = {},
): Promise<Listener> {
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
  const stop = new AbortController();
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await fetch(`http://127.0.0.1:${address.port}${eventsPath}?${asked}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
    signal: stop.signal,
  });
  if (!response.ok || !response.body) {
    await response.text();
    throw new Error(`events answered ${response.status}`);
  }
  const events: Listener['events'] = [];
  let text = '';
  let wake = () => {};
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      for (const [, id, data] of text.matchAll(/(?<!event: place\n)id: (\d+)\ndata: (.*)\n\n/g)) {
        const event = { id: Number(id), ...JSON.parse(data ?? '') };
        if (!events.some((known) => known.id === event.id)) events.push(event);
      }
      wake();
    }
  };
  const ended = read(response.body);
  ended.catch(() => {});
  const moreText = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  return {
    events,
    async place() {
      for (;;) {
        const found = /event: place\nid: (\d+)\n/.exec(text)?.[1];
        if (found !== undefined) return Number(found);
        await moreText();
      }
    },
    async next<T extends LiveEvent['type']>(type: T) {
      for (;;) {
        const isWanted = (event: Seen): event is Extract<Seen, { type: T }> => event.type === type;
        const found = events.find(isWanted);
        if (found) {
          events.splice(events.indexOf(found), 1);
          return found;
        }
        await moreText();
      }
    },
    isResync: () => text.includes('event: resync'),
    raw: () => text,
    ended,
    close: () => stop.abort(),
  };
}
