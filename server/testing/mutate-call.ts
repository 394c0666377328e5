import type { InjectOptions } from 'fastify';
import { type CallName, paths } from '#core/contract/paths.ts';
import { splitPath } from '#server/http/split-path.ts';
import { hostileKinds, hostileText } from './hostile-texts.ts';
import { validCall, type World } from './valid-calls.ts';

const calls = Object.keys(paths) as CallName[];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
const mediaTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  '',
  'application/json;;',
  'multipart/form-data',
];

/** Values that programs trip over. */
const oddValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  [],
  {},
  '',
  ' ',
  '\u0000',
  '\ud800',
  '-0',
  'NaN',
  '1e9',
  ['a'],
  [[[[]]]],
  { toString: 1, valueOf: 1 },
  { constructor: {} },
  { length: 1e9 },
  '__proto__',
  'constructor',
  '999999999',
  '00000000-0000-4000-8000-000000000000',
  '../../etc/passwd',
  "' or 1=1 --",
  '%00',
  '{{7*7}}',
  '<script>',
];

/** A whole number below the bound. */
type Chance = (bound: number) => number;

const pick = <T>(list: readonly T[], chance: Chance): T => list[chance(list.length)] as T;

function oddValue(chance: Chance): unknown {
  if (chance(3) > 0) return pick(oddValues, chance);
  return hostileText(pick(hostileKinds, chance), pick([1, 10, 41, 301, 1001, 6001, 20_000], chance));
}

/** Changes something in a value, at any depth. */
function mutate(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance(6) === 0) return oddValue(chance);
  const entries = Object.entries(value);
  if (entries.length === 0 || chance(8) === 0)
    return {
      ...value,
      [pick(['x', '', 'toString', 'userId', 'id', 'a'.repeat(70)], chance)]: oddValue(chance),
    };
  const [name] = pick(entries, chance);
  if (chance(8) === 0) return Object.fromEntries(entries.filter(([one]) => one !== name));
  return { ...value, [name]: mutate((value as Record<string, unknown>)[name], chance) };
}

/** Changes the text of a body so that it is no longer the JSON it was. */
function breakText(text: string, chance: Chance): string | Buffer {
  switch (chance(9)) {
    case 0:
      return text.slice(0, chance(text.length + 1));
    case 1:
      return `${'['.repeat(30_000)}${text}`;
    case 2:
      return text.replace('{', '{"__proto__":{"isModerator":true},');
    case 3:
      return text.replace('{', '{"constructor":{"prototype":{"x":1}},');
    case 4:
      return text.replace(/"(\w+)":/, '"$1":1,"$1":');
    case 5:
      return Buffer.from([0xff, 0xfe, 0x00, ...Buffer.from(text)]);
    case 6:
      return Buffer.from(text, 'utf16le');
    case 7:
      return `\ufeff${text}`;
    default:
      return '{"a":'.repeat(5000) + text;
  }
}

/** A request made from a valid call of the contract with something wrong in it; often with several things. */
export function mutateCall(world: World, token: string, chance: Chance): InjectOptions {
  const name = pick(calls, chance);
  const [method, path] = splitPath(name);
  let {
    params = {},
    query = {},
    body,
  } = structuredClone(validCall(name, world)) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  if (chance(4) === 0) params = mutate(params, chance) as Record<string, unknown>;
  if (chance(3) === 0) query = mutate(query, chance) as Record<string, unknown>;
  if (chance(4) > 0) body = mutate(body ?? {}, chance);
  const text = JSON.stringify(body) ?? '';
  const inAddress = (value: unknown) =>
    encodeURIComponent(
      Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString(),
    ).slice(0, 6000);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => inAddress(Object(params)[key]));
  const asked = Object.entries(Object(query)).map(([key, value]) => `${inAddress(key)}=${inAddress(value)}`);
  const isOddMethod = chance(12) === 0;
  const isJson = chance(10) > 0;
  return {
    method: isOddMethod ? pick(methods, chance) : (method as 'GET'),
    url: `${address}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
    headers: {
      'content-type': isJson ? 'application/json' : pick(mediaTypes, chance),
      ...(chance(10) > 0
        ? { authorization: `Bearer ${token}` }
        : { authorization: `Bearer ${'x'.repeat(chance(9000))}` }),
      ...(chance(10) === 0
        ? { 'last-event-id': '9'.repeat(chance(30)), expect: '100-continue', 'x-forwarded-for': '::::' }
        : {}),
    },
    ...(text !== '' && (method !== 'GET' || chance(10) === 0)
      ? { payload: chance(8) === 0 ? breakText(text, chance) : text }
      : {}),
  };
}

/** Whether making this call would end the session or the account with which the others are made. */
export const endsSession = ({ method, url }: InjectOptions): boolean =>
  (method === 'POST' && String(url).startsWith('/api/auth/logout')) ||
  (method === 'DELETE' && String(url).startsWith('/api/account'));
