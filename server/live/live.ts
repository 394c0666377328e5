import type { Tx } from '#server/db/schema.ts';
import { type Announcement, insertNews } from './events.ts';
import { createHub, type Delivery, type Hub } from './hub.ts';

/** How a change travels to those who listen, in this process and in the others. */
export interface Live {
  hub: Hub;
  /**
   * Writes down what a transaction announces and notifies of, to be told if and when it commits. It is the last thing a transaction
   * does: from here to the commit other transactions that announce something wait.
   */
  record(tx: Tx, announcements: readonly Announcement[], now: number): Promise<Delivery[]>;
  /** Tells what was recorded, once it is committed. */
  send(deliveries: readonly Delivery[]): void;
  close(): Promise<void>;
}

/** One process: what is committed is told at once. */
export function createLocalLive(): Live {
  const hub = createHub();
  let committed: Delivery[] = [];
  const deliverAll = (): void => {
    const all = committed.sort((one, other) => one.id - other.id);
    committed = [];
    all.forEach(hub.deliver);
  };
  return {
    hub,
    record: insertNews,
    send(deliveries) {
      // Transactions that went to the disk together come here in any order.
      if (committed.length === 0 && deliveries.length > 0) setImmediate(deliverAll);
      committed.push(...deliveries);
    },
    close: async () => hub.close(),
  };
}
