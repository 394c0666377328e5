import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Answer } from '#core/contract/index.ts';
import { type CallName, paths } from '#core/contract/paths.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** What came back: status, headers and the parsed body. */
export interface Reply<T = unknown> {
  status: number;
  headers: Record<string, unknown>;
  body: T;
}

interface CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
}

export interface TestMember {
  id: number;
  username: string;
  token: string;
  /** Makes a call as this member. */
  call<N extends CallName>(name: N, options?: Omit<CallOptions, 'token'>): Promise<Reply<Answer<N>>>;
}

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  /** The time the server sees; tests move it by hand. */
  clock: { now: number };
  call<N extends CallName>(name: N, options?: CallOptions): Promise<Reply<Answer<N>>>;
  /** Sends anything at all, however wrong. */
  send(
    options: InjectOptions,
  ): Promise<Reply<{ code: string; message: string; issues?: { path: string }[] }>>;
  /** A fresh member, registered through the API. */
  member(username: string): Promise<TestMember>;
  close(): Promise<void>;
}

export const testPassword = 'segredo';

/** The real server over a real database of its own; only the clock is ours. */
export async function startTestApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const clock = { now: Date.UTC(2026, 2, 10, 15) };
  const app = await buildApp({ database, clock: () => clock.now, rateLimit: false, ...options });

  const send = async (request: InjectOptions) => {
    const response = await app.inject(request);
    const isJson = String(response.headers['content-type']).includes('json');
    const body = isJson ? response.json() : response.body;
    return { status: response.statusCode, headers: response.headers, body };
  };

  const call: TestApp['call'] = async (name, { params = {}, query, body, token } = {}) => {
    const [method, path = ''] = paths[name].split(' ');
    const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
    return send({
      method: method as 'GET',
      url,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  };

  const member = async (username: string): Promise<TestMember> => {
    const body = { username, email: `${randomUUID()}@exemplo.com`, password: testPassword };
    const { token, user } = (await call('register', { body })).body;
    return { id: user.id, username, token, call: (name, given) => call(name, { ...given, token }) };
  };

  const close = async () => {
    await app.close();
    await database.remove();
  };
  return { app, database, clock, call, send, member, close };
}
