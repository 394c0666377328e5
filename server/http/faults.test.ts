import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { TransactionConflict } from '#server/db/transaction.ts';
import { bindRoutes } from './bind.ts';
import { answerErrors } from './error-answer.ts';
import { noLimiter } from './limiter.ts';
import { Refusal } from './refusal.ts';
import type { Member, Route } from './route.ts';

const ana: Member = { id: 1, username: 'ana', communityId: firstCommunity, role: 'member', sessionHash: '' };

/** Asks an app whose only route fails; the session is found as often as said. */
async function askFailing(failure: Error, sessions: number) {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
  });
  answerErrors(app, { note: () => false }, { runRefused() {} });
  let left = sessions;
  const route: Route = { name: 'me', run: () => Promise.reject(failure) };
  const services = { limiter: noLimiter, clock: () => 0 };
  const authenticate = async () => (left-- > 0 ? ana : undefined);
  bindRoutes(app, [route], { db: {}, services, authenticate } as unknown as Parameters<typeof bindRoutes>[2]);
  const { statusCode, headers } = await app.inject({
    method: 'GET',
    url: '/api/auth/me',
    headers: { authorization: 'Bearer x' },
  });
  await app.close();
  return { status: statusCode, retryAfter: headers['retry-after'], logged: lines.length };
}

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  ['a fault of ours', new TypeError('x'), 500, undefined],
  ['a row that points nowhere', withCode('SQLITE_CONSTRAINT_FOREIGNKEY'), 500, undefined],
  ['exhausted retries', new TransactionConflict(), 503, '2'],
  ['a deadlock to the end', withCode('40P01'), 503, '2'],
  ['a row that went away again and again', withCode('23503'), 503, '2'],
  ['a file that another program holds', withCode('SQLITE_BUSY'), 503, '2'],
  ['a statement that was cancelled', withCode('57014'), 503, '2'],
  ['a database without memory', withCode('53200'), 503, '2'],
  ['a table that is being restored', withCode('42P01'), 503, '2'],
])('%s signs nobody out, and is logged', async (_what, failure, status, retryAfter) => {
  expect(await askFailing(failure, 2)).toEqual({ status, retryAfter, logged: 1 });
});

it.each([
  ['a row that points nowhere', withCode('23503')],
  ['a conflict', new TransactionConflict()],
])('%s of somebody whose session has gone meanwhile is a sign-out', async (_what, failure) => {
  expect(await askFailing(failure, 1)).toMatchObject({ status: 401, logged: 0 });
});

it('a refusal is told as it is, without a second look at the session', async () => {
  expect(await askFailing(new Refusal('not_found'), 1)).toMatchObject({ status: 404, logged: 0 });
});
