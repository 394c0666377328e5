import { inStore } from './device-store.ts';
import { newRunId } from './run-id.ts';

/** Lets one tab at a time send what waits. */
export interface SenderLock {
  /** Works while no other tab does; false when another tab is at it. `isStillMine` is asked before each sending. */
  run(work: (isStillMine: () => Promise<boolean>) => Promise<void>): Promise<boolean>;
}

/** Takes a lease until an instant unless somebody else has one that lasts; an instant that is over gives it back. */
export type TakeLease = (name: string, owner: string, until: number) => Promise<boolean>;

/** Longer than any sending takes, so that it only ends under a tab that is gone. */
const leaseMs = 150_000;

/** The browser's locks or, where it has none, a lease in its database. */
export function createSenderLock(name: string, takeLease: TakeLease = takeDeviceLease): SenderLock {
  const locks: LockManager | undefined = navigator.locks;
  if (locks) {
    return {
      async run(work) {
        await locks.request(name, () => work(async () => true));
        return true;
      },
    };
  }
  const owner = newRunId();
  const take = () => takeLease(name, owner, Date.now() + leaseMs);
  return {
    async run(work) {
      if (!(await take())) return false;
      try {
        await work(take);
      } finally {
        await takeLease(name, owner, 0);
      }
      return true;
    },
  };
}

interface Lease {
  name: string;
  owner: string;
  until: number;
}

/** Whether a lease can be taken. Nobody takes one for long: where it says so, the phone's clock was set back since. */
export const isFreeFor = (
  owner: string,
  held: Pick<Lease, 'owner' | 'until'> | undefined,
  now: number,
): boolean => !held || held.owner === owner || held.until < now || held.until > now + leaseMs;

async function takeDeviceLease(name: string, owner: string, until: number): Promise<boolean> {
  try {
    const isTaken = await inStore<boolean>('leases', 'readwrite', (store, answer) => {
      const request: IDBRequest<Lease | undefined> = store.get(name);
      request.onsuccess = () => {
        const held = request.result;
        const isFree = isFreeFor(owner, held, Date.now());
        if (isFree) store.put({ name, owner, until } satisfies Lease);
        answer(isFree);
      };
    });
    return isTaken ?? false;
  } catch {
    // Without a database nothing is shared with other tabs.
    return true;
  }
}
