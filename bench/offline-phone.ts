import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { paths } from '#core/contract/paths.ts';
import type { CallNews } from '#web/api/call-news.ts';
import type { Outbox } from '#web/api/outbox.ts';
import type { StoredCall, WaitingCall } from '#web/api/waiting-calls.ts';
import type { Carried } from './offline-server.ts';

/** What is broken on purpose, to see that it is noticed. */
export type Break = 'forgets run ids' | 'lets two tabs send' | 'drops what is refused';

type CreateOutbox = typeof import('#web/api/outbox.ts').createOutbox;

interface Tab {
  phone: Phone;
  isDead: boolean;
  /** Done once it is killed. */
  death: Promise<void>;
  onDeath: (() => void)[];
}

interface OpenTab extends Tab {
  outbox: Outbox;
  close: () => void;
}

/** The window of every tab at once: each hears only what happens in it. */
class TabWindow extends EventTarget {
  readonly #own = new Map<unknown, (event: Event) => void>();

  override addEventListener(type: string, listener: (event: Event) => void): void {
    const tab = running.getStore();
    const own = (event: Event) => running.getStore() === tab && listener(event);
    this.#own.set(listener, own);
    super.addEventListener(type, own);
  }

  override removeEventListener(type: string, listener: (event: Event) => void): void {
    super.removeEventListener(type, this.#own.get(listener) ?? listener);
    this.#own.delete(listener);
  }
}

type Carry = (request: InjectOptions) => Promise<Carried>;

/** Whose code is running: a browser has one storage a person and one page a tab. */
const running = new AsyncLocalStorage<Tab>();
const never = <T>(): Promise<T> => new Promise(() => {});

/** Lays what the client expects of a browser under it; answers its outbox. */
export async function openBrowser(carry: Carry): Promise<CreateOutbox> {
  const window = new TabWindow();
  setMaxListeners(0, window);
  const storage = () => running.getStore()?.phone.storage ?? new Map<string, string>();
  Object.assign(globalThis, {
    window,
    dispatchEvent: window.dispatchEvent.bind(window),
    localStorage: {
      getItem: (key: string) => storage().get(key) ?? null,
      setItem: (key: string, value: string) => void storage().set(key, value),
      removeItem: (key: string) => void storage().delete(key),
    },
    fetch: (url: string, init: RequestInit) => send(carry, url, init),
  });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  const [{ createOutbox }, { knowCalls }] = await Promise.all([
    import('#web/api/outbox.ts'),
    import('#web/api/client.ts'),
  ]);
  knowCalls(paths);
  return createOutbox;
}

/** Sends a request of the tab that is running; one that is killed meanwhile never hears of it. */
async function send(carry: Carry, url: string, { method, headers, body }: RequestInit): Promise<Response> {
  const tab = running.getStore();
  if (!tab || tab.isDead) return never();
  const { phone } = tab;
  if ([...phone.sending].some((other) => !other.isDead)) phone.faults.add('two tabs sent at once');
  phone.sending.add(tab);
  try {
    const payload = phone.breaks === 'forgets run ids' ? withoutRunId(String(body)) : String(body);
    const request = { method: method as 'POST', url, headers: headers as Record<string, string>, payload };
    const { status, headers: told, body: answer } = await carry(request);
    return tab.isDead ? never() : new Response(answer, { status, headers: told });
  } catch (failure) {
    if (tab.isDead) return never();
    throw failure;
  } finally {
    phone.sending.delete(tab);
  }
}

function withoutRunId(body: string): string {
  const { runId: _, ...rest } = JSON.parse(body);
  return JSON.stringify(rest);
}

/** A member's phone: what is stored there outlives its tabs, which are killed at any moment. */
export class Phone {
  readonly storage = new Map<string, string>();
  readonly calls = new Map<string, StoredCall>();
  readonly sending = new Set<Tab>();
  readonly faults = new Set<string>();
  /** Everything that was made here, in order. */
  readonly made: { call: WaitingCall; runId: string }[] = [];
  /** What somebody in front of the screen was told is refused. */
  readonly toldRefused = new Set<string>();
  readonly #stored = new Set<string>();
  readonly #hearers = new Map<Tab, (news: CallNews) => void>();
  #tabs: OpenTab[] = [];
  #lastTurn: Promise<void> = Promise.resolve();

  readonly userId: number;
  readonly breaks: Break | undefined;
  readonly #create: CreateOutbox;

  constructor(userId: number, breaks: Break | undefined, create: CreateOutbox) {
    this.userId = userId;
    this.breaks = breaks;
    this.#create = create;
  }

  open(): void {
    let die = () => {};
    const death = new Promise<void>((resolve) => {
      die = resolve;
    });
    const tab: Tab = { phone: this, isDead: false, death, onDeath: [die] };
    const outbox = running.run(tab, () => this.#create(this.userId, this.#deviceOf(tab)));
    outbox.watch((news) => {
      if (news.kind === 'refused' && !news.isLate && !tab.isDead) this.toldRefused.add(news.call.runId);
    });
    const close = running.run(tab, () => outbox.open());
    this.#tabs.push(Object.assign(tab, { outbox, close }));
  }

  /** Kills one tab, or all of them, as a phone does that needs room or whose battery is empty. */
  kill(count: number): void {
    for (const tab of this.#tabs.splice(0, count)) {
      tab.isDead = true;
      tab.close();
      for (const act of tab.onDeath) act();
    }
  }

  async make(call: WaitingCall): Promise<void> {
    while (this.#tabs.length < 2) this.open();
    const tab = this.#tabs[Math.random() < 0.5 ? 0 : 1];
    const runId = randomUUID();
    this.made.push({ call, runId });
    running.run(tab as Tab, () => tab?.outbox.put(call, runId));
    // What is not even stored was not done; and nobody does two things in the same moment.
    while (!this.#stored.has(runId)) await nextTurn();
    await pause(3);
  }

  /** Every tab tries to send what waits, until it is done or killed. */
  async deliver(): Promise<void> {
    while (this.#tabs.length < 2) this.open();
    await Promise.all(
      this.#tabs.map((tab) => Promise.race([tab.death, running.run(tab, () => tab.outbox.deliverWaiting())])),
    );
  }

  get isDone(): boolean {
    return [...this.calls.values()].every(({ refusal }) => refusal);
  }

  #deviceOf(tab: Tab): Parameters<CreateOutbox>[1] {
    const hop = async () => {
      await nextTurn();
      if (tab.isDead) await never();
    };
    return {
      store: {
        all: async () => {
          await hop();
          return structuredClone([...this.calls.values()]);
        },
        put: async (entry) => {
          await hop();
          this.#stored.add(entry.runId);
          if (entry.refusal && this.breaks === 'drops what is refused') this.calls.delete(entry.runId);
          else this.calls.set(entry.runId, structuredClone(entry));
        },
        remove: async (runId) => {
          await hop();
          this.calls.delete(runId);
        },
      },
      lock: { run: (work) => this.#takeTurn(tab, work) },
      tabs: {
        say: (news) => {
          for (const [other, hear] of this.#hearers)
            if (other !== tab) setImmediate(() => !other.isDead && running.run(other, hear, news));
        },
        hear: (listener) => void this.#hearers.set(tab, listener),
        close: () => void this.#hearers.delete(tab),
      },
    };
  }

  /** The browser's lock: one after another, and given back by a tab that dies. */
  async #takeTurn(tab: Tab, work: (isStillMine: () => Promise<boolean>) => Promise<void>): Promise<boolean> {
    const before = this.#lastTurn;
    let release = () => {};
    this.#lastTurn = new Promise((resolve) => {
      release = () => void before.then(resolve);
    });
    tab.onDeath.push(release);
    if (this.breaks !== 'lets two tabs send') await before;
    if (tab.isDead) return never();
    try {
      await work(async () => true);
    } finally {
      release();
    }
    return true;
  }
}
