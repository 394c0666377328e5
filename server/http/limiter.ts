import { Refusal } from './refusal.ts';

/**
 * How often something may happen from one place. A cooperative shares one address, so what counts an address is
 * wide enough for a room of people on their first day; what counts an account is narrow.
 */
const rules = {
  request: { max: 3000, seconds: 60 },
  register: { max: 200, seconds: 3600 },
  /** Each costs a model's answer where one is used. */
  ai: { max: 600, seconds: 600 },
  login: { max: 600, seconds: 900 },
  /** Wrong passwords for one account from one address, and from everywhere. */
  wrongPassword: { max: 10, seconds: 900 },
  wrongPasswordAnywhere: { max: 100, seconds: 900 },
} as const satisfies Record<string, { max: number; seconds: number }>;

export type RuleName = keyof typeof rules;

export interface Limiter {
  /** Counts one more, or refuses with the seconds to wait. */
  take(rule: RuleName, key: string): void;
  /** Takes one count back: it turned out not to be the kind that is limited. */
  giveBack(rule: RuleName, key: string): void;
}

interface Window {
  count: number;
  endsAt: number;
}

const maxWindows = 100_000;

/** Counts in windows of time, in this process's memory; several processes each count their own share. */
export function createLimiter(clock: () => number): Limiter {
  const windows = new Map<string, Window>();

  const windowOf = (id: string, seconds: number): Window => {
    const now = clock();
    const known = windows.get(id);
    if (known && known.endsAt > now) return known;
    const fresh = { count: 0, endsAt: now + seconds * 1000 };
    windows.delete(id);
    windows.set(id, fresh);
    if (windows.size > maxWindows) forget(windows);
    return fresh;
  };

  return {
    take(rule, key) {
      const { max, seconds } = rules[rule];
      const window = windowOf(`${rule} ${key}`, seconds);
      if (window.count >= max) {
        throw new Refusal('too_many_attempts', { retryAfter: Math.ceil((window.endsAt - clock()) / 1000) });
      }
      window.count++;
    },
    giveBack(rule, key) {
      const window = windows.get(`${rule} ${key}`);
      if (window && window.count > 0) window.count--;
    },
  };
}

/** Lets the oldest tenth go, so that a flood of addresses cannot fill the memory. */
function forget(windows: Map<string, Window>): void {
  let left = maxWindows / 10;
  for (const id of windows.keys()) {
    if (left-- === 0) return;
    windows.delete(id);
  }
}

/** A limiter that never refuses, for load programs. */
export const noLimiter: Limiter = { take() {}, giveBack() {} };

/** One household or office: a whole IPv4 address, or the network half of an IPv6 one. */
export const addressKey = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
