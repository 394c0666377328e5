import type { EventSourceMessage } from 'eventsource-parser';
import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent } from '#core/contract/live.ts';
import { call } from './client.ts';
import { openDesks } from './open-desks.ts';
import { openStream } from './open-stream.ts';
import { readStream } from './read-stream.ts';
import { createSeenEvents } from './seen-events.ts';
import { signal } from './signal.ts';

/**
 * What has just changed. `connected`: a stream has begun, so what failed meanwhile can be read again;
 * `resync`: nobody knows what changed, so everything on the screen is read again.
 */
export type LiveNews = LiveEvent | { type: 'connected' | 'resync' };

type Handler = (news: LiveNews) => void;

const firstRetryMs = 2000;
const longestRetryMs = 60_000;
/** More than two of the server's heartbeats: a stream that silent is dead, or held back by a proxy. */
const silenceMs = 45_000;
/** A stream that lasted this long was no failure. */
const soundMs = 5000;
const failuresBeforePolling = 3;
const pollMs = 15_000;
const pollsPerMinute = 60_000 / pollMs;
/** How long a tab may be hidden before its connection is given back. */
const hiddenMs = 60_000;
/** What is on the screen may have been asked for so long before the stream, whose code comes last, on a slow phone or line. */
const headStartMs = 30_000;

/** Keeps one stream of live updates open, or reads again from time to time where streams do not get through. */
export function createLive() {
  const handlers = new Set<Handler>();
  const seen = createSeenEvents();
  let lastId: number | undefined;
  let isOpen = false;
  let isAsleep = false;
  let openedAt = 0;
  let attempt = new AbortController();
  let seatedAt: number | undefined;
  let firstBytesAt: number | undefined;
  let failures = 0;
  let skippedPolls = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let falling: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;

  function notify(news: LiveNews) {
    for (const handler of handlers) handler(news);
  }

  function disconnect() {
    attempt.abort();
    clearTimeout(retry);
    clearTimeout(silence);
  }

  function connect() {
    disconnect();
    if (!isOpen || isAsleep) return;
    attempt = new AbortController();
    seatedAt = openDesks.latest();
    firstBytesAt = undefined;
    void listen(attempt);
  }

  async function listen(own: AbortController) {
    listenForSilence(own);
    try {
      const since = Math.round(Math.min(performance.now() - openedAt + headStartMs, performance.now()));
      const response = await openStream(own.signal, { team: seatedAt, lastId, since });
      if (own.signal.aborted) return;
      // A lost session is for the ordinary calls to notice and to tell; it may be a page before the network that says no.
      if (response.status === 401) await call('me').catch(() => {});
      const isStream = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream');
      if (isStream && response.body) {
        await readStream(
          response.body,
          () => own === attempt && hear(own),
          (message) => own === attempt && take(message),
        );
      }
    } catch {
      // However it ended, it is tried again.
    }
    lose(own);
  }

  function listenForSilence(own: AbortController) {
    clearTimeout(silence);
    silence = setTimeout(() => lose(own), silenceMs);
  }

  /** Anything at all came through, so the stream works. */
  function hear(own: AbortController) {
    listenForSilence(own);
    if (firstBytesAt !== undefined) return;
    firstBytesAt = Date.now();
    stopPolling();
    // A screen that reads nothing would take the signal for lost until the person does something.
    if (signal.isLost) void call('me').catch(() => {});
    notify({ type: 'connected' });
  }

  function take({ event: type, id: place, data }: EventSourceMessage) {
    const id = place === undefined ? undefined : Number(place);
    if (id !== undefined) lastId = Math.max(lastId ?? 0, id);
    if (type === 'resync') {
      seen.clear();
      lastId = undefined;
      return notify({ type: 'resync' });
    }
    // Any other name only marks a place.
    if (type !== undefined) return;
    const event: LiveEvent = JSON.parse(data);
    // An older state must not cover a newer one.
    if (id === undefined || seen.add(id, event)) notify(event);
  }

  function lose(own: AbortController) {
    if (own !== attempt || own.signal.aborted) return;
    disconnect();
    const wasSound = firstBytesAt !== undefined && Date.now() - firstBytesAt >= soundMs;
    failures = wasSound ? 1 : failures + 1;
    if (failures >= failuresBeforePolling) polling ??= setInterval(poll, pollMs);
    retry = setTimeout(connect, navigator.onLine ? waitAfter(failures) : longestRetryMs);
  }

  /** Without a signal there is nothing to ask, and a server that is away is asked once a minute: the battery is spared. */
  function poll() {
    if (!navigator.onLine) return;
    skippedPolls = signal.isLost ? (skippedPolls + 1) % pollsPerMinute : 0;
    if (skippedPolls === 0) notify({ type: 'resync' });
  }

  function stopPolling() {
    clearInterval(polling);
    polling = undefined;
  }

  function sleep() {
    isAsleep = true;
    disconnect();
    stopPolling();
  }

  function wake() {
    failures = 0;
    isAsleep = false;
    connect();
  }

  function changeSeat() {
    if (openDesks.latest() !== seatedAt) connect();
  }

  function tryNow() {
    if (!isAsleep) wake();
  }

  function watchVisibility() {
    clearTimeout(falling);
    if (document.hidden) falling = setTimeout(sleep, hiddenMs);
    else if (isAsleep) wake();
  }

  return {
    /** Calls back with what changes; returns how to stop. */
    watch(handler: Handler): () => void {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    /** Connects until told to stop; returns how. */
    open(): () => void {
      isOpen = true;
      openedAt = performance.now();
      wake();
      const stopWatchingDesks = openDesks.watch(changeSeat);
      window.addEventListener('online', tryNow);
      document.addEventListener('visibilitychange', watchVisibility);
      return () => {
        isOpen = false;
        stopWatchingDesks();
        sleep();
        clearTimeout(falling);
        lastId = undefined;
        seen.clear();
        window.removeEventListener('online', tryNow);
        document.removeEventListener('visibilitychange', watchVisibility);
      };
    },
  };
}

/** The live updates of this tab. */
export const live = createLive();

/** Calls back with every live update while the component is shown. */
export function useLiveEvents(handler: Handler): void {
  const onNews = useEffectEvent(handler);
  useEffect(() => live.watch((news) => onNews(news)), []);
}

/** Twice as long each time, and never for everyone at the same moment. */
const waitAfter = (failures: number): number =>
  Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs) * (0.5 + Math.random() / 2);
