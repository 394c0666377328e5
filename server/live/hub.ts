import type { LiveEvent } from '#core/contract/live.ts';

/** An event on its way to those it is for. */
export interface Delivery {
  id: number;
  audience: readonly number[] | null;
  event: LiveEvent;
}

export type Send = (delivery: Delivery) => void;

/** The listeners of this process. */
export interface Hub {
  listen(userId: number, send: Send): () => void;
  deliver(delivery: Delivery): void;
  /** How many listen now. */
  size(): number;
  close(): void;
}

/** The same news for everyone is told at most once in this time; the last one is never lost. */
const quiet = 500;

/** Keeps the listeners by member and hands events to those they are for. */
export function createHub(): Hub {
  const everyone = new Map<number, Set<Send>>();
  const waiting = new Map<string, { timer: NodeJS.Timeout; last: Delivery | undefined }>();

  const send = (delivery: Delivery): void => {
    const ids = delivery.audience ?? everyone.keys();
    for (const id of ids) for (const send of everyone.get(id) ?? []) send(delivery);
  };

  const wait = (news: string): void => {
    const timer = setTimeout(() => {
      const held = waiting.get(news)?.last;
      waiting.delete(news);
      if (!held) return;
      send(held);
      wait(news);
    }, quiet);
    waiting.set(news, { timer: timer.unref(), last: undefined });
  };

  return {
    listen(userId, send) {
      const own = everyone.get(userId) ?? new Set();
      everyone.set(userId, own.add(send));
      return () => {
        own.delete(send);
        if (own.size === 0 && everyone.get(userId) === own) everyone.delete(userId);
      };
    },
    deliver(delivery) {
      if (delivery.audience) return send(delivery);
      const news = JSON.stringify(delivery.event);
      const held = waiting.get(news);
      if (held) held.last = delivery;
      else {
        send(delivery);
        wait(news);
      }
    },
    size: () => [...everyone.values()].reduce((sum, sends) => sum + sends.size, 0),
    close() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
      everyone.clear();
    },
  };
}
