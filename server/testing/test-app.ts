import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Answer } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { type CallOptions, callApp, sendToApp } from '#server/http/call-app.ts';
import { makeCarer } from './make-carer.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** An answer whose body is known by the call that was made. */
export interface Reply<T = unknown> {
  status: number;
  headers: Record<string, unknown>;
  body: T;
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
  /** A fresh member, registered through the API; one of the coordination if named so. */
  newcomer(username: string): Promise<TestMember>;
  /** The same, who has had a day to play. */
  member(username: string): Promise<TestMember>;
  close(): Promise<void>;
}

/** Hundreds of people come in: what a password costs to guess is not what their tests are about. */
const passwordCost = { memoryCost: 8, timeCost: 1 };

export const testPassword = 'segredo';

/** The real server over a real database of its own; only the clock is ours. */
export async function startTestApp(
  options: Partial<AppOptions> & { database?: TestDatabase; coordinators?: readonly string[] } = {},
): Promise<TestApp> {
  const { coordinators = [], ...given } = options;
  const database = given.database ?? (await openTestDatabase());
  const clock = { now: Date.UTC(2026, 2, 10, 15) };
  const app = await buildApp({ database, clock: () => clock.now, rateLimit: false, passwordCost, ...given });

  // What the server answers is checked against the contract before it leaves, so a caller may trust its type.
  const send = (request: InjectOptions) => sendToApp(app, request) as ReturnType<TestApp['send']>;
  const call: TestApp['call'] = <N extends CallName>(name: N, given?: CallOptions) =>
    callApp(app, name, given) as Promise<Reply<Answer<N>>>;

  const newcomer = async (username: string): Promise<TestMember> => {
    const body = { username, email: `${randomUUID()}@exemplo.com`, password: testPassword };
    const { token, user } = (await call('register', { body })).body;
    if (coordinators.includes(username)) await makeCarer(database.db, user.id);
    return { id: user.id, username, token, call: (name, given) => call(name, { ...given, token }) };
  };

  const member = async (username: string): Promise<TestMember> => {
    const member = await newcomer(username);
    await database.db
      .updateTable('standings')
      .set({ played_until: clock.now - 24 * 3600 * 1000 })
      .where('user_id', '=', member.id)
      .execute();
    return member;
  };

  const close = async () => {
    await app.close();
    await database.remove();
  };
  return { app, database, clock, call, send, newcomer, member, close };
}
