import type { Answer, Contract, Received } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import type { Ai } from '#server/ai/engine.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { courseOf, inTransaction, TransactionConflict, writeLast } from '#server/db/transaction.ts';
import type { Announcement } from '#server/live/events.ts';
import type { Live } from '#server/live/live.ts';
import type { Network } from '#server/network/network.ts';
import type { Speller } from '#server/spelling/speller.ts';
import type { Limiter } from './limiter.ts';

/** Who holds the token of a request. */
export interface Member extends Scope {
  id: number;
  username: string;
  /** The highest the member has, in whichever community. */
  role: Role;
  sessionHash: string;
}

export type Role = 'member' | 'facilitator' | 'coordinator';

/** What Argon2 takes of memory and time; what is not given is as the library has it. */
export interface PasswordCost {
  memoryCost?: number;
  timeCost?: number;
}

/** What every handler may use besides the database. */
export interface Services {
  clock: () => number;
  /** A whole number below the bound, each one equally likely. */
  chance: (bound: number) => number;
  limiter: Limiter;
  /** How hard it is to try a password against its hash. */
  passwordCost: PasswordCost;
  live: Live;
  ai: Ai;
  speller: Speller;
  network: Network;
}

/** One call as its handler sees it: already limited, signed in where the contract asks for it, and parsed. */
export interface Request<N extends CallName> {
  params: Received<N, 'params'>;
  query: Received<N, 'query'>;
  body: Received<N, 'body'>;
  member: Contract[N]['access'] extends 'member' ? Member : undefined;
  address: string;
  now: number;
  services: Services;
  /**
   * Tells those who listen, once and only if the transaction commits: these people, everyone of a community, or of the
   * member's own where nobody is named.
   */
  announce: Announce;
}

/** Tells these people, or everyone of a community, what happened. */
export type Announce = (event: Announcement['event'], to?: readonly number[] | Scope) => void;

/** A contract's name with the code that answers it; server/http binds it to its method and path. */
export interface Route {
  name: CallName;
  run(db: Db, request: Request<CallName>): Promise<unknown>;
}

/** A route that only reads. What it keeps of its answers is frozen. */
export const read = <N extends CallName>(
  name: N,
  handle: (db: Db, request: Request<N>) => Promise<Readonly<Answer<N>>>,
): Route => ({ name, run: (db, request) => handle(db, request as Request<N>) });

/** A route that writes, in one transaction which is committed before the answer leaves. */
export const write = <N extends CallName>(
  name: N,
  handle: (tx: Tx, request: Request<N>) => Promise<Answer<N>>,
): Route => writeAfter(name, async () => undefined, handle);

/** The same, after slow work (hashing, a model's answer) that must not hold the transaction open. */
export const writeAfter = <N extends CallName, P>(
  name: N,
  prepare: (db: Db, request: Request<N>) => Promise<P>,
  handle: (tx: Tx, request: Request<N>, prepared: P) => Promise<Answer<N>>,
): Route => ({
  name,
  async run(db, untyped) {
    const request = untyped as Request<N>;
    const { live } = request.services;
    const prepared = await prepare(db, request);
    return writeAndTell(db, { live, now: request.now, to: request.member ?? [] }, async (tx, announce) => {
      const answer = await handle(tx, { ...request, announce }, prepared);
      refuseMoved(tx, request.member);
      return answer;
    });
  },
});

/**
 * A route whose transaction looks at the network. It is in memory before that begins: read from within, it would take a
 * second connection while the first is held.
 */
export const withNetwork = (route: Route): Route => ({
  ...route,
  async run(db, request) {
    const member: Member | undefined = request.member;
    if (member) await request.services.network.of(member);
    return route.run(db, request);
  },
});

/** Runs a write in one transaction, and tells those who listen what it announced once that is committed. */
export async function writeAndTell<T>(
  db: Db,
  { live, now, to: usual }: { live: Live; now: number; to: readonly number[] | Scope },
  work: (tx: Tx, announce: Announce) => Promise<T>,
): Promise<T> {
  const { answer, deliveries } = await inTransaction(db, async (tx) => {
    const announced: Announcement[] = [];
    const answer = await work(tx, (event, to = usual) =>
      announced.push(
        'communityId' in to
          ? { event, audience: null, communityId: to.communityId }
          : { event, audience: to, communityId: null },
      ),
    );
    await writeLast(tx);
    return { answer, deliveries: await live.record(tx, announced, now) };
  });
  live.send(deliveries);
  return answer;
}

/** Whoever moved to another community at this moment writes nothing into the one that was left; the client asks again. */
function refuseMoved(tx: Tx, member: Member | undefined): void {
  const held = member && courseOf(tx).held.get(member.id);
  if (held && held.community_id !== member.communityId) throw new TransactionConflict();
}
