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

/** Somebody who listens; what is told comes in the order of the ids. */
export interface Listener {
  hear(delivery: Delivery): void;
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

/** After something was told, the next waits so long: of the same news for everyone only the last is told. */
const quiet = 250;

/** Keeps the listeners by member and hands events to those they are for, none before an earlier one. */
export function createHub(): Hub {
  const everyone = new Map<number, Set<Listener>>();
  let held: Delivery[] | undefined;
  let timer: NodeJS.Timeout | undefined;

  const tell = (delivery: Delivery): void => {
    const ids = delivery.audience ?? everyone.keys();
    for (const id of ids) for (const listener of everyone.get(id) ?? []) listener.hear(delivery);
  };

  const hold = (): void => {
    held = [];
    timer = setTimeout(tellHeld, quiet).unref();
  };

  const tellHeld = (): void => {
    const waiting = held ?? [];
    held = undefined;
    if (waiting.length === 0) return;
    withoutRepetition(waiting).forEach(tell);
    hold();
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
      if (held) held.push(delivery);
      else {
        tell(delivery);
        hold();
      }
    },
    readAgain(place) {
      if (held) held = [];
      for (const own of everyone.values()) for (const listener of own) listener.readAgain(place);
    },
    size: () => [...everyone.values()].reduce((sum, own) => sum + own.size, 0),
    close() {
      clearTimeout(timer);
      held = undefined;
      everyone.clear();
    },
  };
}

/** Of the same news for everyone only the last, at its own place. */
function withoutRepetition(deliveries: readonly Delivery[]): Delivery[] {
  const last = new Map<string, Delivery>();
  for (const delivery of deliveries) last.set(newsOf(delivery), delivery);
  return deliveries.filter((delivery) => last.get(newsOf(delivery)) === delivery);
}

function newsOf({ id, audience, event }: Delivery): string {
  if (audience) return `${id}`;
  return event.type === 'votes' ? `votes ${event.postId}` : JSON.stringify(event);
}
