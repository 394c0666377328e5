import { type ApiError, connectionError } from './api-error.ts';
import type { CallNews } from './call-news.ts';
import type { CallQueue } from './call-queue.ts';
import { firstWaitMs } from './send-call.ts';
import type { TabLine } from './tab-line.ts';
import type { StoredCall } from './waiting-calls.ts';

/** Tells what becomes of calls, here and in the other tabs: the one that made a call may not be the one that sent it. */
export function createCallTeller(queue: CallQueue, tabs: TabLine) {
  const listeners = new Set<(news: CallNews) => void>();
  /** The calls of this visit whose fate the person has not been told yet. */
  const untold = new Set<string>();

  function tellHere(news: CallNews) {
    for (const listener of listeners) listener(news);
  }

  tabs.hear((news) => {
    const { runId } = news.call;
    const isOwn = untold.has(runId);
    if (news.kind === 'kept' && !isOwn) return;
    untold.delete(runId);
    if (news.kind !== 'kept') queue.hide(runId);
    tellHere('isLate' in news ? { ...news, isLate: !isOwn } : news);
    if (news.kind === 'refused') void queue.reload();
  });

  function tellKept(call: StoredCall, failure: ApiError): void {
    const news: CallNews = { kind: 'kept', call, failure };
    const isOwn = untold.delete(call.runId);
    if (isOwn) tellHere(news);
    else tabs.say(news);
    if (isOwn && queue.isUnstored(call.runId)) tellHere({ kind: 'unstored', call });
  }

  return {
    /**
     * Whoever made this call waits to hear of it; on a slow signal nobody stays before a form for minutes, however many go
     * before it and whichever tab sends them.
     */
    expectNews(runId: string): void {
      untold.add(runId);
      setTimeout(() => {
        const call = queue.waiting().find((one) => one.runId === runId);
        if (call && untold.has(runId)) tellKept(call, connectionError());
      }, firstWaitMs);
    },
    /** Whether somebody here still waited to hear of this call; from now on nobody does. */
    settle: (runId: string): boolean => untold.delete(runId),
    tellHere,
    tellTabs: (news: CallNews): void => tabs.say(news),
    /** That a call waits, to whoever does not know it yet. */
    tellKept,
    /** Calls back with what becomes of each call; returns how to stop. */
    watch(listener: (news: CallNews) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => tabs.close(),
  };
}
