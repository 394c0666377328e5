import type { LiveEvent } from '#core/contract/live.ts';

/** A session is over: its streams end. It is told among the servers only, never to a client. */
export interface SessionOver {
  type: 'session-over';
  sessionHash: string;
}

/** An event on its way to those it is for. */
export interface Delivery {
  id: number;
  audience: readonly number[] | null;
  event: LiveEvent | SessionOver;
}

/** News for everyone, in the order of the ids, written once for all who listen. */
export interface Round {
  deliveries: readonly Delivery[];
  first: number;
  last: number;
  bytes: Buffer;
}

/** Somebody who listens; what is told comes in the order of the ids, and what was heard already is passed over. */
export interface Listener {
  hear(delivery: Delivery): void;
  hearRound(round: Round): void;
  /** More was missed than is kept: read everything again, and go on from this place. */
  readAgain(place: number): void;
}

/** The listeners of this process. */
export interface Hub {
  listen(userId: number, listener: Listener): () => void;
  deliver(delivery: Delivery): void;
  /** Tells everyone that more was missed than is kept. */
  readAgain(place: number): void;
  /** How many listen now. */
  size(): number;
  close(): void;
}

/**
 * After a round the next waits: of the same news only the last is told then. It waits longer the more listen, since
 * ten thousand cost a fifth of a second.
 */
const pauseFor = (listeners: number): number => Math.max(250, listeners / 8);

/** So many are told before other requests have their turn. */
const slice = 100;

/** An event as it is sent; among the servers only, nothing is sent. */
export const eventText = ({ id, event }: Delivery): string =>
  event.type === 'session-over' ? '' : `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * Keeps the listeners by member and hands events to those they are for, none before an earlier one. What is for some
 * is told at once; what is for everyone goes round now and again.
 */
export function createHub(): Hub {
  const everyone = new Map<number, Set<Listener>>();
  /** What is for everyone and waits for the next round. */
  let held: Delivery[] = [];
  let underWay: Round | undefined;
  let nextRound: NodeJS.Timeout | undefined;

  const size = (): number => [...everyone.values()].reduce((sum, own) => sum + own.size, 0);

  const beginRound = (): void => {
    nextRound = undefined;
    if (held.length === 0) return;
    const round = toRound(held);
    held = [];
    underWay = round;
    handOut(round, each(everyone));
  };

  const handOut = (round: Round, listeners: Iterator<Listener, void>): void => {
    if (underWay !== round) return;
    for (let count = 0; count < slice; count++) {
      const { value: listener, done } = listeners.next();
      if (done) {
        underWay = undefined;
        nextRound = setTimeout(beginRound, pauseFor(size())).unref();
        return;
      }
      listener.hearRound(round);
    }
    setImmediate(handOut, round, listeners);
  };

  /** Whoever is told something for themselves hears first what went before it. */
  const tell = (listener: Listener, delivery: Delivery): void => {
    if (underWay) listener.hearRound(underWay);
    held.forEach(listener.hear);
    listener.hear(delivery);
  };

  return {
    listen(userId, listener) {
      const own = everyone.get(userId) ?? new Set();
      everyone.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && everyone.get(userId) === own) everyone.delete(userId);
      };
    },
    deliver(delivery) {
      if (delivery.audience) {
        for (const id of delivery.audience)
          for (const listener of everyone.get(id) ?? []) tell(listener, delivery);
        return;
      }
      held.push(delivery);
      if (!underWay && !nextRound) beginRound();
    },
    readAgain(place) {
      held = [];
      for (const listener of each(everyone)) listener.readAgain(place);
    },
    size,
    close() {
      clearTimeout(nextRound);
      underWay = undefined;
      held = [];
      everyone.clear();
    },
  };
}

function* each(everyone: ReadonlyMap<number, ReadonlySet<Listener>>): Generator<Listener, void> {
  for (const own of everyone.values()) yield* own;
}

function toRound(held: readonly Delivery[]): Round {
  const deliveries = withoutRepetition(held);
  return {
    deliveries,
    first: deliveries[0]?.id ?? 0,
    last: deliveries.at(-1)?.id ?? 0,
    bytes: Buffer.from(deliveries.map(eventText).join('')),
  };
}

/** Of the same news only the last, at its own place. */
function withoutRepetition(deliveries: readonly Delivery[]): Delivery[] {
  const last = new Map<string, Delivery>();
  for (const delivery of deliveries) last.set(newsOf(delivery), delivery);
  return deliveries.filter((delivery) => last.get(newsOf(delivery)) === delivery);
}

const newsOf = ({ event }: Delivery): string =>
  event.type === 'votes' ? `votes ${event.postId}` : JSON.stringify(event);
