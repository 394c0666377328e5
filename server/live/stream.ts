import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { eventsPath } from '#core/contract/live.ts';
import type { Db } from '#server/db/schema.ts';
import { type Authenticate, requireMember } from '#server/http/bind.ts';
import { addressKey } from '#server/http/limiter.ts';
import type { Member, Services } from '#server/http/route.ts';
import type { Delivery, Send } from './hub.ts';
import { findLatestId, findMissed, findSince } from './live.ts';

/** Told while a member's stream is open, so that teammates can be shown who is here. */
export interface Presence {
  /** At the beginning and then now and again. */
  seen(member: Member, teamId: number): Promise<void>;
  gone(member: Member, teamId: number): Promise<void>;
}

interface StreamOptions {
  db: Db;
  services: Services;
  authenticate: Authenticate;
  presence: Presence;
}

/** Shorter than what proxies and phone networks cut as idle. */
const beatEvery = 20_000;

/** A listener that reads so slowly is cut off; it comes back and catches up. */
const maxUnread = 256 * 1024;

/** Answers live updates as server-sent events, first what a returning listener has missed. */
export function streamEvents(app: FastifyInstance, options: StreamOptions): void {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of open) response.end();
  });
  app.get(eventsPath, async (incoming, reply) => {
    const { db, services } = options;
    services.limiter.take('request', addressKey(incoming.ip));
    const member = await requireMember(incoming, options);
    // Listening begins before the past is read: what happens in between waits its turn.
    const waiting: Delivery[] = [];
    let hear: Send = (delivery) => waiting.push(delivery);
    const unlisten = services.live.hub.listen(member.id, (delivery) => hear(delivery));
    const past = await readPast(db, incoming, services.clock()).catch((error) => {
      unlisten();
      throw error;
    });
    reply.hijack();
    const response = reply.raw;
    open.add(response);
    response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Nothing follows on this connection, so that it ends with the stream and a stopping server need not wait.
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    const send = sender(response, member);
    response.write(`retry: 2000\n\n${past.greeting}`);
    past.missed.forEach(send);
    waiting.forEach(send);
    hear = send;
    const stopBeating = beat(response, incoming, member, options);
    response.once('close', () => {
      open.delete(response);
      unlisten();
      stopBeating();
    });
  });
}

/** What a listener is told first: where to go on from, unless that is known, and what was missed, unless too much was. */
async function readPast(
  db: Db,
  incoming: FastifyRequest,
  now: number,
): Promise<{ greeting: string; missed: Delivery[] }> {
  const lastId = lastEventId(incoming);
  const missed =
    lastId === undefined
      ? await findSince(db, now - readingTime(incoming), now)
      : await findMissed(db, lastId);
  if (missed && lastId !== undefined) return { greeting: '', missed };
  const place = `event: place\nid: ${await findLatestId(db)}\ndata: {}\n\n`;
  return missed
    ? { greeting: place, missed }
    : { greeting: `event: resync\ndata: {}\n\n${place}`, missed: [] };
}

const sender =
  (response: ServerResponse, member: Member) =>
  ({ id, audience, event }: Delivery): void => {
    if (audience && !audience.includes(member.id)) return;
    response.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`);
    if (response.writableLength > maxUnread) response.destroy();
  };

/** For how many milliseconds someone new has been reading already: what has happened since then may have been missed. */
function readingTime({ query }: FastifyRequest): number {
  const { since } = query as { since?: unknown };
  return typeof since === 'string' && /^\d{1,9}$/.test(since) ? Number(since) : 0;
}

/** The last event a listener saw. */
function lastEventId({ headers }: FastifyRequest): number | undefined {
  const given = String(headers['last-event-id'] ?? '');
  return /^\d{1,9}$/.test(given) ? Number(given) : undefined;
}

/** Keeps the connection and the member's presence alive, and ends it once the session is over. */
function beat(
  response: ServerResponse,
  incoming: FastifyRequest,
  member: Member,
  { presence, ...options }: StreamOptions,
): () => void {
  const teamId = teamOf(incoming);
  const seen = () => (teamId === undefined ? undefined : presence.seen(member, teamId));
  const ignore = () => {};
  Promise.resolve(seen()).catch(ignore);
  const timer = setInterval(() => {
    response.write(': \n\n');
    requireMember(incoming, options)
      .then(seen, () => response.end())
      .catch(ignore);
  }, beatEvery);
  return () => {
    clearInterval(timer);
    if (teamId !== undefined) presence.gone(member, teamId).catch(ignore);
  };
}

function teamOf({ query }: FastifyRequest): number | undefined {
  const { team } = query as { team?: unknown };
  return typeof team === 'string' && /^[1-9]\d{0,8}$/.test(team) ? Number(team) : undefined;
}
