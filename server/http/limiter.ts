import { isIPv6 } from 'node:net';
import { Refusal } from './refusal.ts';

/**
 * How often something may happen from one place. A cooperative shares one address, so what counts an address is
 * wide enough for a room of people on their first day; what counts an account is narrow.
 */
const rules = {
  /** All that comes from an address, and all that a member asks for. */
  address: { max: 30_000, seconds: 60 },
  request: { max: 3000, seconds: 60 },
  /** Files with everything in them. */
  export: { max: 6, seconds: 60 },
  register: { max: 200, seconds: 3600 },
  /** Each costs a model's answer where one is used. */
  ai: { max: 200, seconds: 600 },
  login: { max: 600, seconds: 900 },
  /** Codes that let somebody in, tried or looked at; and those that were none, from an address and from everywhere. */
  code: { max: 600, seconds: 900 },
  wrongCode: { max: 20, seconds: 900 },
  wrongCodeAnywhere: { max: 2000, seconds: 900 },
  /** Once there were so many, an address has these: whoever guesses from everywhere cannot shut out the rest. */
  wrongCodeCrowded: { max: 2, seconds: 900 },
  /** Wrong passwords for one account from one address, and from everywhere. */
  wrongPassword: { max: 10, seconds: 900 },
  wrongPasswordAnywhere: { max: 100, seconds: 900 },
} as const satisfies Record<string, { max: number; seconds: number }>;

export type RuleName = keyof typeof rules;

export interface Limiter {
  /** Counts one more, or refuses with the seconds to wait. */
  take(rule: RuleName, key: string): void;
  /** Whether one more would be refused. */
  isFull(rule: RuleName, key: string): boolean;
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
    const endsAt = now + seconds * 1000;
    // One that ends later than any can was begun before the clock was set back: it would count for hours.
    if (known && known.endsAt > now && known.endsAt <= endsAt) return known;
    const fresh = { count: 0, endsAt };
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
    isFull: (rule, key) => windowOf(`${rule} ${key}`, rules[rule].seconds).count >= rules[rule].max,
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
export const noLimiter: Limiter = { take() {}, isFull: () => false, giveBack() {} };

/**
 * One household or office: a whole IPv4 address, or the network half of an IPv6 one, however it is written. A connection
 * that was closed meanwhile has none any more, whatever its type says.
 */
export function addressKey(address = ''): string {
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped || !isIPv6(bare)) return mapped ?? address;
  const [before = '', after] = bare.toLowerCase().split('::');
  const groupsOf = (text: string) => text.split(':').filter((group) => group !== '');
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')];
  // An IPv4 address at the end stands for two groups.
  const written = head.length + tail.length + (bare.includes('.') ? 1 : 0);
  const zeros = after === undefined ? [] : Array.from({ length: 8 - written }, () => '0');
  const groups = [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
  const [high = '0', low = '0'] = groups.slice(6);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = [high, low]
      .map((group) => Number.parseInt(group, 16))
      .flatMap((two) => [two >> 8, two & 255]);
    return bytes.join('.');
  }
  return groups.slice(0, 4).join(':');
}
