import type { Answer } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import type { Tx } from '#server/db/schema.ts';
import { TransactionConflict } from '#server/db/transaction.ts';
import { findCall, insertCall } from '#server/ledger/kept-calls.ts';
import { fingerprint } from './fingerprint.ts';
import { Refusal } from './refusal.ts';
import { type Member, type Request, type Route, writeAfter } from './route.ts';

type Handle<N extends CallName> = (tx: Tx, request: Request<N>) => Promise<Answer<N>>;
type HandlePrepared<N extends CallName, P> = (tx: Tx, request: Request<N>, prepared: P) => Promise<Answer<N>>;

/** What is done under a run id. */
interface Once<T> {
  /** Does it. */
  first(): Promise<T>;
  /** What is kept of the answer: nothing of it that tells of others, or that nobody may read again. */
  keep(answer: T): unknown;
  /** Answers for what was done before, by what was kept of it. */
  again(kept: unknown): Promise<T>;
}

/** Does something once under the run id that the client gave it; without one, each time. */
export async function doOnce<T>(
  tx: Tx,
  name: CallName,
  request: { params: unknown; body: unknown; member: Member | undefined; now: number },
  { first, keep, again }: Once<T>,
): Promise<T> {
  const { params, body, member, now } = request;
  const runId = runIdOf(body);
  if (!runId || !member) return first();
  const content = fingerprint({ name, params, body });
  const known = await findCall(tx, member.id, runId);
  if (known && known.content !== content) throw new Refusal('run_id_taken');
  if (known) return again(JSON.parse(known.answer ?? 'null'));
  const answer = await first().catch(async (failure: unknown) => {
    // The same call may have been on its way twice, and this one was refused for what the other did.
    const isTwin = failure instanceof Refusal && (await findCall(tx, member.id, runId));
    throw isTwin ? new TransactionConflict() : failure;
  });
  // Last, since the member is held by now (one order of locks).
  const kept = keep(answer);
  const text = kept === null ? null : JSON.stringify(kept);
  if (!(await insertCall(tx, member.id, runId, { content, answer: text, now })))
    throw new TransactionConflict();
  return answer;
}

/**
 * A route that writes and that a client may send again after a lost answer: under the same run id it is done once, and
 * answered as it was the first time, or by `repeat` where the answer tells of others and must not be kept.
 */
export const writeOnce = <N extends CallName>(name: N, handle: Handle<N>, repeat?: Handle<N>): Route =>
  writeAfter(name, async () => undefined, doneOnce(name, handle, repeat));

/** The same for the handler of any route that writes. */
export const doneOnce =
  <N extends CallName, P>(name: N, handle: HandlePrepared<N, P>, repeat?: Handle<N>): HandlePrepared<N, P> =>
  (tx, request, prepared) =>
    doOnce<Answer<N>>(tx, name, request, {
      first: () => handle(tx, request, prepared),
      keep: (answer) => (repeat ? null : answer),
      // The contract's own answer was kept.
      again: async (kept) => (repeat ? repeat(tx, request) : (kept as Answer<N>)),
    });

function runIdOf(body: unknown): string | undefined {
  const { runId } = Object(body);
  return typeof runId === 'string' ? runId : undefined;
}
