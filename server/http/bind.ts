import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, LimitName } from '#core/contract/endpoint.ts';
import { contract } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import type { CallName } from '#core/contract/paths.ts';
import { outageOf } from '#server/db/outage.ts';
import type { Db } from '#server/db/schema.ts';
import { addressKey } from './limiter.ts';
import { parse } from './parse.ts';
import { Refusal } from './refusal.ts';
import type { Member, Request, Route, Services } from './route.ts';
import { sendAnswer } from './send-answer.ts';
import { routeOf } from './split-path.ts';

/** Finds who holds a token that is neither expired nor revoked. */
export type Authenticate = (db: Db, token: string, services: Services) => Promise<Member | undefined>;

interface Binding {
  db: Db;
  services: Services;
  authenticate: Authenticate;
}

/** Makes each route answer at its contract's method and path: limit, session, parse, handler, answer. */
export function bindRoutes(app: FastifyInstance, routes: readonly Route[], binding: Binding): void {
  for (const route of routes) {
    const [method, url] = routeOf(route.name);
    const endpoint: Endpoint = contract[route.name];
    app.route({
      method,
      url,
      bodyLimit: endpoint.carriesGameData ? limits.body.maxWithGameData : limits.body.max,
      handler: async (incoming, reply) => {
        const answer = await answerTo(route, endpoint, incoming, binding);
        reply.status(endpoint.status ?? 200);
        return sendAnswer(incoming, reply, endpoint.answer, answer);
      },
    });
  }
}

async function answerTo(
  route: Route,
  endpoint: Endpoint,
  incoming: FastifyRequest,
  { db, services, authenticate }: Binding,
): Promise<unknown> {
  const address = addressKey(incoming.ip);
  const now = services.clock();
  const member =
    endpoint.access === 'member'
      ? await admitMember(incoming, { db, services, authenticate }, endpoint.limit)
      : undefined;
  if (!member) {
    services.limiter.take('address', address);
    services.limiter.take(endpoint.limit ?? 'request', address);
  }
  const request = {
    params: endpoint.params && parse(endpoint.params, incoming.params),
    query: endpoint.query && parse(endpoint.query, incoming.query),
    body: endpoint.body && parse(endpoint.body, incoming.body),
    member,
    address,
    now,
    services,
    announce() {},
  };
  try {
    // The contract's schemas made these values, so they are what the route's own types say.
    return await route.run(db, request as Request<CallName>);
  } catch (failure) {
    // Whose account went meanwhile is signed out; to anybody else a failure of ours is told as what it is.
    if (member && !(failure instanceof Refusal) && !outageOf(failure))
      await requireMember(incoming, { db, services, authenticate });
    throw failure;
  }
}

/** The member who makes this request, unless the address or the member makes too many. */
export async function admitMember(
  incoming: FastifyRequest,
  binding: Binding,
  limit: LimitName | 'request' = 'request',
): Promise<Member> {
  const { limiter } = binding.services;
  limiter.take('address', addressKey(incoming.ip));
  const member = await requireMember(incoming, binding);
  limiter.take(limit, `member ${member.id}`);
  return member;
}

/** Who makes this request, by its bearer token, or a refusal. */
export async function requireMember(
  incoming: FastifyRequest,
  { db, services, authenticate }: Binding,
): Promise<Member> {
  const token = /^Bearer +(\S+)$/i.exec(incoming.headers.authorization ?? '')?.[1];
  const member = token && (await authenticate(db, token, services));
  if (!member) throw new Refusal('signed_out');
  return member;
}
