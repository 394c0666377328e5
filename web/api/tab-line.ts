import { ApiError } from './api-error.ts';
import type { CallNews } from './call-news.ts';

/** What the tabs of one member tell each other. */
export interface TabLine {
  say(news: CallNews): void;
  hear(listener: (news: CallNews) => void): void;
  close(): void;
}

/** A line to the other tabs; where the browser has none, each tab looks for itself. */
export function openTabLine(name: string): TabLine {
  if (!('BroadcastChannel' in window)) return { say() {}, hear() {}, close() {} };
  const channel = new BroadcastChannel(name);
  return {
    say: (news) => channel.postMessage('failure' in news ? { ...news, failure: { ...news.failure } } : news),
    hear(listener) {
      channel.onmessage = ({ data }: MessageEvent<CallNews>) =>
        listener('failure' in data ? { ...data, failure: new ApiError(data.failure) } : data);
    },
    close: () => channel.close(),
  };
}
