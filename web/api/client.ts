import { doorPaths } from '#core/contract/door-paths.ts';
import type { ErrorCode } from '#core/contract/errors.ts';
import type { Answer, Sent } from '#core/contract/index.ts';
import type { CallName, paths } from '#core/contract/paths.ts';
import { goesFirst } from '#web/ui/late-code.ts';
import { connectionError, isOutOfReach, isOwn, isRefused, refusedAnswer } from './api-error.ts';
import { createOnceUnderWay } from './once-under-way.ts';
import { newRunId } from './run-id.ts';
import { noteServerTime } from './server-clock.ts';
import { noteSignal } from './signal.ts';
import { storedToken, storeToken } from './token.ts';

type Nothing = Record<never, never>;
type Place = 'params' | 'query' | 'body';

/** One place of a call: absent when the contract has none, optional when every field of it is. */
type Filled<N extends CallName, P extends Place> =
  Sent<N, P> extends undefined
    ? { [place in P]?: never }
    : Nothing extends Sent<N, P>
      ? { [place in P]?: Sent<N, P> }
      : { [place in P]: Sent<N, P> };

interface LooseInput {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  signal?: AbortSignal;
}

/** What a call takes, as its contract says. */
export type CallInput<N extends CallName> = Filled<N, 'params'> &
  Filled<N, 'query'> &
  Filled<N, 'body'> &
  LooseInput;

/** The input of a call as trailing arguments: left out where nothing of it is required. */
export type CallArguments<N extends CallName> =
  Nothing extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>];

const once = createOnceUnderWay();

/** Done once for each id they carry; the others do the same however often they come, or take an id of their own. */
const underIds: readonly CallName[] = [
  'createTeam',
  'leaveTeam',
  'completeTeam',
  'startChallenge',
  'stepMentoring',
  'sendNotice',
  'makeCards',
];

/** The ids of those that had no answer: whoever asks for the same again, before anything else and soon, means that one. */
const unanswered = new Map<string, { runId: string; at: number }>();
const soonMs = 3 * 60_000;

/** Makes a call of the contract and returns what the contract says; a write that is under way is not made twice. */
export async function call<N extends CallName>(name: N, ...[input]: CallArguments<N>): Promise<Answer<N>> {
  const { method, path } = addressOf(name, input);
  if (!isWrite(name)) {
    const read = send<Answer<N>>(method, path, input);
    // What a screen shows; it gives up its reads when it closes, and what has no end that is known holds nothing up.
    return input?.signal ? goesFirst(read) : read;
  }
  const key = JSON.stringify([storedToken(), method, path, input?.body]);
  const write = async () => {
    const answer = underIds.includes(name)
      ? await sendUnderId<Answer<N>>(key, (runId) =>
          send(method, path, {
            body: { ...(input?.body as object | undefined), runId },
            ...(input?.signal && { signal: input.signal }),
          }),
        )
      : await send<Answer<N>>(method, path, input);
    for (const hear of writeListeners) hear(name);
    return answer;
  };
  // Whoever gives up in their own time does not wait for anybody else's.
  return input?.signal ? write() : once(key, write);
}

/** Makes a call under the id it had when no answer came, else under a new one; a browser too may send it twice by itself. */
async function sendUnderId<T>(key: string, make: (runId: string) => Promise<T>): Promise<T> {
  const known = unanswered.get(key);
  const at = performance.now();
  const runId = known && at - known.at < soonMs ? known.runId : newRunId();
  unanswered.set(key, { runId, at });
  try {
    const answer = await make(runId);
    unanswered.clear();
    return answer;
  } catch (failure) {
    if (isRefused(failure)) unanswered.clear();
    throw failure;
  }
}

/** The calls that change something. */
export type WriteName = {
  [N in CallName]: (typeof paths)[N] extends `GET ${string}` ? never : N;
}[CallName];

const known: { [N in CallName]?: (typeof paths)[N] } = { ...doorPaths };

/** Makes all calls known; before the sign-in nobody needs more than a few of them. */
export const knowCalls = (table: typeof paths): void => void Object.assign(known, table);

const isWrite = (name: CallName): name is WriteName => !known[name]?.startsWith('GET ');

const writeListeners = new Set<(name: WriteName) => unknown>();

/** Calls back with every write that the server took; returns how to stop. */
export function onWrite(listener: (name: WriteName) => unknown): () => void {
  writeListeners.add(listener);
  return () => void writeListeners.delete(listener);
}

/** The method of a call and its path with parameters and query filled in. */
export function addressOf(name: CallName, input: LooseInput = {}): { method: string; path: string } {
  const [method = '', template = ''] = known[name]?.split(' ') ?? [];
  return { method, path: fillPath(template, input) };
}

/** A path such as /api/users/{id}/stats with its parameters and query written in. */
export function fillPath(template: string, { params = {}, query = {} }: LooseInput): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Sends one request as every call does and returns what its JSON says. */
export async function send<T>(method: string, path: string, input?: LooseInput): Promise<T> {
  const response = await request(method, path, input);
  const answer: T = await response.json().catch(() => failWithout(input?.signal));
  // Said only now: where every answer breaks off, the signal would come and go without end, and all be read again each time.
  noteSignal(false);
  return answer;
}

/** No answer, or none of the server's; whoever did not wait for it says nothing about the signal. */
function failWithout(signal?: AbortSignal): never {
  if (!signal?.aborted) noteSignal(true);
  throw connectionError();
}

/** Longer than anything takes: on some networks an answer neither comes nor fails. */
const patienceMs = 120_000;

/** Ends with what was given, and with all patience. */
function withPatience(signal?: AbortSignal): AbortSignal {
  const patience = AbortSignal.timeout(patienceMs);
  if (!signal) return patience;
  // Where browsers cannot join two, whoever asked decides alone.
  return 'any' in AbortSignal ? AbortSignal.any([signal, patience]) : signal;
}

/** Sends one request: JSON, bearer token, cookies; anything but an OK answer is an ApiError. */
export async function request(
  method: string,
  path: string,
  { body, signal }: LooseInput = {},
): Promise<Response> {
  const token = storedToken();
  const response = await fetch(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    credentials: 'include',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: withPatience(signal),
  }).catch(() => failWithout(signal));
  if (response.ok) {
    if (!isOwn(response)) failWithout(signal);
    noteServerTime(response.headers.get('date'));
    return response;
  }
  const refusal = await refusedAnswer(response);
  const isForeign = refusal.code === undefined && isOutOfReach(refusal);
  noteSignal(isForeign || refusal.status === 0, isForeign);
  // Only the token that was refused is forgotten: the person may have signed in again meanwhile.
  if (refusal.code === ('signed_out' satisfies ErrorCode) && storedToken() === token) storeToken(null);
  throw refusal;
}
