import { onTestFinished, vi } from 'vitest';
import { type ErrorCode, errors } from '#core/contract/errors.ts';
import { eventsPath } from '#core/contract/live.ts';
import { ownHeader } from '#core/contract/own-header.ts';
import { expectAnswerable } from './expect-answerable.ts';

export interface StubRequest {
  /** As in 'POST /api/auth/login'. */
  call: string;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  body: unknown;
}

type Reply = (request: StubRequest) => Response | Promise<Response>;

/** The runs among the requests, without the word that a game was begun. */
export const finishedRuns = (requests: readonly StubRequest[]): StubRequest[] =>
  requests.filter(({ call, body }) => call.endsWith('/progress') && Object(body).isCompleted === true);

/** What stands in the answers made here; any other one comes from a proxy on the way. */
const bodies = new WeakMap<Response, unknown>();

/** What tells the server's answers from those of others. */
export const ofServer = { [ownHeader]: '?1' };

/** An answer with a JSON body. */
export function json(status: number, body: unknown): Response {
  const response = new Response(JSON.stringify(body), { status, headers: ofServer });
  bodies.set(response, body);
  return response;
}

/** The server's no, with the sentence of the catalogue unless the test has one of its own. */
export const refusal = (code: ErrorCode, message: string = errors[code].message): Response =>
  json(errors[code].status, { code, message });

/** The answer that never comes, as without a signal. */
export const noSignal = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Fails as a browser's request does once nobody waits for it any more. */
const givenUp = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));

/** Answers requests by 'METHOD /path' instead of a server, and tells which ones came; an answer that no server could give fails the test. */
export function stubApi(replies: Record<string, Reply>): StubRequest[] {
  const requests: StubRequest[] = [];
  // The client takes whatever is thrown here for a lost signal, so that the test is failed at its end.
  const faults: unknown[] = [];
  onTestFinished(() => {
    for (const fault of faults) throw fault;
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // Live updates are open all the time and bring nothing here.
    if (path.startsWith(eventsPath)) return new Promise<never>(() => {});
    const request = {
      call: `${init.method} ${path}`,
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    requests.push(request);
    const reply = replies[request.call];
    if (!reply) throw new Error(`No reply was prepared for ${request.call}`);
    const response = await Promise.race([reply(request), givenUp(init.signal)]);
    try {
      if (bodies.has(response)) expectAnswerable(request.call, response.status, bodies.get(response));
    } catch (fault) {
      faults.push(fault);
    }
    return response;
  });
  return requests;
}
