import { signal, signalNews } from '#web/api/signal.ts';
import { takeOver } from '#web/sw/keep-program.ts';

/** `asking`: the person saves data and has not said yet whether the program may be kept on the device. */
type State = 'unsupported' | 'asking' | 'keeping' | 'new-version';

interface Surroundings {
  /** Missing over plain http, and in some private windows. */
  workers: ServiceWorkerContainer | undefined;
  savesData: boolean;
  /** Calls back once nothing else is to be done. */
  whenIdle: (act: () => void) => void;
  reload: () => void;
}

const wantedKey = 'keep-program';
const lookAgainMs = 60 * 60_000;
/** A signal that comes and goes is no reason to look each time. */
const lookPauseMs = 60_000;
const firstRetryMs = 10_000;

/** Keeps the program on the device after the first signed-in visit, and knows when there is a newer one. */
export function createKeptProgram({ workers, savesData, whenIdle, reload }: Surroundings) {
  const listeners = new Set<() => void>();
  let isWanted = !savesData || localStorage.getItem(wantedKey) === 'yes';
  let state: State = workers ? (isWanted ? 'keeping' : 'asking') : 'unsupported';
  let waiting: ServiceWorker | undefined;
  let isStarted = false;
  const watched = new WeakSet<ServiceWorkerRegistration | ServiceWorker>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;

  function change(next: State) {
    state = next;
    for (const listener of listeners) listener();
  }

  function offer(registration: ServiceWorkerRegistration) {
    // The very first one replaces nobody.
    if (!registration.waiting || !workers?.controller) return;
    waiting = registration.waiting;
    change('new-version');
  }

  /** Hears of newer versions, and of a visit that broke off before all was there: it is brought later, from where it was. */
  function watch(registration: ServiceWorkerRegistration) {
    if (watched.has(registration)) return;
    watched.add(registration);
    offer(registration);
    const follow = () => {
      const { installing } = registration;
      if (!installing || watched.has(installing)) return;
      watched.add(installing);
      installing.addEventListener('statechange', () => offer(registration));
      installing.addEventListener('statechange', () => installing.state === 'redundant' && tryLater(), {
        once: true,
      });
    };
    follow();
    registration.addEventListener('updatefound', follow);
  }

  function tryLater() {
    lookedAt = Number.NEGATIVE_INFINITY;
    clearTimeout(retry);
    retry = setTimeout(look, retryMs);
    // A storage that is full would have it brought again and again.
    retryMs = Math.min(2 * retryMs, lookAgainMs);
  }

  /** Brings what is not there, and looks for something newer. */
  async function look() {
    if (performance.now() - lookedAt < lookPauseMs) return;
    try {
      const registration = await workers?.register('/sw.js');
      if (!registration) return;
      watch(registration);
      // The browser looks for itself too, but when it likes: a worker that went wrong must not stay for a day.
      if (!registration.active) return;
      await registration.update();
      lookedAt = performance.now();
    } catch {
      // Without it the program works as long as there is a signal; without a signal nobody has looked.
      tryLater();
    }
  }

  function begin() {
    const lookNow = () => {
      retryMs = firstRetryMs;
      void look();
    };
    lookNow();
    addEventListener('online', lookNow);
    // A server that was away comes back without the browser noticing.
    addEventListener(signalNews, () => signal.isLost || lookNow());
    setInterval(look, lookAgainMs);
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins, unless the person saves data and has not asked for it. */
    start(): void {
      if (isStarted || !workers || !isWanted) return;
      isStarted = true;
      whenIdle(begin);
    },
    /** The person wants it kept, whatever it costs to bring. */
    keep(): void {
      isWanted = true;
      try {
        localStorage.setItem(wantedKey, 'yes');
      } catch {
        // Where nothing more can be written it is kept for now, and asked for again the next time.
      }
      change('keeping');
      this.start();
    },
    /** Changes to the newer version; only this tab, which asked for it, starts anew. */
    update(): void {
      // Another tab may have asked for it before: then it is at work already.
      if (waiting?.state === 'installed') {
        workers?.addEventListener('controllerchange', reload, { once: true });
        waiting.postMessage(takeOver);
      } else reload();
    },
  };
}

const idleMs = 2000;

/** The kept program of this tab; while it is being developed nothing is kept. */
export const keptProgram = createKeptProgram({
  workers: import.meta.env.PROD ? navigator.serviceWorker : undefined,
  savesData: 'connection' in navigator && Object(navigator.connection).saveData === true,
  whenIdle: (act) =>
    'requestIdleCallback' in window
      ? void requestIdleCallback(act, { timeout: 5 * idleMs })
      : void setTimeout(act, idleMs),
  reload: () => location.reload(),
});
