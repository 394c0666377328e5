import { vi } from 'vitest';
import { eventsPath } from '#core/contract/live.ts';

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

/** An answer with a JSON body. */
export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status });

/** The answer that never comes, as without a signal. */
export const noSignal = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Answers requests by 'METHOD /path' instead of a server, and tells which ones came. */
export function stubApi(replies: Record<string, Reply>): StubRequest[] {
  const requests: StubRequest[] = [];
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
    return reply(request);
  });
  return requests;
}
