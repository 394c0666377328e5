import { createContext, useContext } from 'react';
import type { CallNews, Posted } from './call-news.ts';
import type { StoredCall, WaitingInput, WaitingName } from './waiting-calls.ts';

export interface Post {
  /** Makes a call that can wait, under an id of its own unless it was tried before; it fails only by an answer. */
  post<N extends WaitingName>(call: N, input: WaitingInput<N>, runId?: string): Promise<Posted<N>>;
}

/** What waits on this device, for the list of it. */
export interface WaitingList {
  read: () => readonly StoredCall[];
  /** Done once it is known what waits, which takes as long as the code of the outbox. */
  ready: () => Promise<void>;
  /** Calls back with what becomes of each call; returns how to stop. */
  watch: (listener: (news: CallNews) => void) => () => void;
  subscribe: (listener: () => void) => () => void;
  takeIn: (calls: readonly StoredCall[]) => void;
  drop: (runId: string) => Promise<void>;
  /** Tries to send it all now; done after a while, arrived or not. */
  deliverWaiting: () => Promise<unknown>;
}

const OutboxContext = createContext<(Post & { list: WaitingList }) | undefined>(undefined);

export const OutboxProvider = OutboxContext.Provider;

/** The way out for calls that can wait. */
export function useOutbox(): Post & { list: WaitingList } {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('no OutboxProvider');
  return outbox;
}
