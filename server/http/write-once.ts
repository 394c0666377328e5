import { createHash } from 'node:crypto';
import type { Answer } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import type { Tx } from '#server/db/schema.ts';
import { TransactionConflict } from '#server/db/transaction.ts';
import { findCall, insertCall } from '#server/ledger/kept-calls.ts';
import { Refusal } from './refusal.ts';
import { type Member, type Request, type Route, write } from './route.ts';

type Handle<N extends CallName> = (tx: Tx, request: Request<N>) => Promise<Answer<N>>;

/**
 * A route that writes and that a client may send again after a lost answer: under the same run id it is done once, and
 * answered as it was the first time, or by `repeat` where the answer tells of others and must not be kept.
 */
export const writeOnce = <N extends CallName>(name: N, handle: Handle<N>, repeat?: Handle<N>): Route =>
  write(name, async (tx, request) => {
    const runId = runIdOf(request.body);
    const member: Member | undefined = request.member;
    if (!runId || !member) return handle(tx, request);
    const content = contentOf(name, request);
    const known = await findCall(tx, member.id, runId);
    if (known && known.content !== content) throw new Refusal('run_id_taken');
    if (known) return repeat ? repeat(tx, request) : JSON.parse(known.answer ?? 'null');
    const answer = await handle(tx, request).catch(async (failure: unknown) => {
      // The same call may have been on its way twice, and this one was refused for what the other did.
      const isTwin = failure instanceof Refusal && (await findCall(tx, member.id, runId));
      throw isTwin ? new TransactionConflict() : failure;
    });
    // Last, since the member is held by now (one order of locks).
    const kept = repeat ? null : JSON.stringify(answer);
    if (!(await insertCall(tx, member.id, runId, { content, answer: kept, now: request.now })))
      throw new TransactionConflict();
    return answer;
  });

function runIdOf(body: unknown): string | undefined {
  const { runId } = Object(body);
  return typeof runId === 'string' ? runId : undefined;
}

/** What was asked for, as a short text that is the same only for the same. */
function contentOf(name: CallName, { params, body }: { params: unknown; body: unknown }): string {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value;
  return createHash('sha256').update(JSON.stringify({ name, params, body }, sorted)).digest('base64url');
}
