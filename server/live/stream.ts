import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eventsPath } from '#core/contract/live.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Authenticate, admitMember, requireMember } from '#server/http/bind.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Member, Services } from '#server/http/route.ts';
import { findLatestId, findMissed, findSince } from './events.ts';
import { type Delivery, eventText, type Listener, type Round } from './hub.ts';

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
/** Who signs out is told at once; that a session has run out may be noticed minutes later: looking costs a query each. */
const beatsPerCheck = 15;

/** A listener that reads so slowly is cut off; it comes back and catches up. */
const maxUnread = 256 * 1024;

/** After how long a listener comes back; those of a server that stops not all at once. */
const retryAfter = 2_000;
const retrySpread = 3_000;
const farewell = 500;

/** Answers live updates as server-sent events, first what a returning listener has missed. */
export function streamEvents(app: FastifyInstance, options: StreamOptions): void {
  const { services } = options;
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of open) {
      response.end(`retry: ${retryAfter + services.chance(retrySpread)}\n\n`);
      // Whoever does not read is not waited for.
      setTimeout(() => response.destroy(), farewell).unref();
    }
  });
  const seats = createSeats();
  app.head(eventsPath, async (incoming, reply) => {
    await admitMember(incoming, options);
    return reply.headers(streamHeaders).send();
  });
  app.get(eventsPath, { exposeHeadRoute: false }, async (incoming, reply) => {
    const member = await admitMember(incoming, options);
    const leaveSeat = seats.take(member.id);
    const response = reply.raw;
    response.once('close', leaveSeat);
    // Listening begins before the past is read: what happens in between waits its turn.
    const stream = createStream(response, member);
    const unlisten = services.live.hub.listen(member, stream);
    const past = await readPast(options.db, member, incoming, services.clock()).catch((error) => {
      unlisten();
      throw error;
    });
    if (response.destroyed) return unlisten();
    beginAnswer(reply);
    open.add(response);
    stream.begin(past);
    const stopBeating = beat(response, incoming, member, options);
    response.once('close', () => {
      open.delete(response);
      unlisten();
      stopBeating();
    });
  });
}

/** More open pages than this a person does not have; whoever has cannot fill the server with them. */
const maxListeners = 10;

/** Counts who listens how often, and refuses too often. */
function createSeats() {
  const taken = new Map<number, number>();
  return {
    take(memberId: number): () => void {
      const before = taken.get(memberId) ?? 0;
      if (before >= maxListeners) throw new Refusal('too_many_attempts', { retryAfter: 60 });
      taken.set(memberId, before + 1);
      return () => {
        const left = (taken.get(memberId) ?? 1) - 1;
        if (left > 0) taken.set(memberId, left);
        else taken.delete(memberId);
      };
    },
  };
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Nothing follows on this connection, so that it ends with the stream and a stopping server need not wait.
  connection: 'close',
  'x-accel-buffering': 'no',
};

function beginAnswer(reply: FastifyReply): void {
  reply.hijack();
  // Whoever listens may go at any moment; what was being written is nobody's concern then.
  reply.raw.on('error', () => {});
  // The stream ends with the connection, so that it needs no frames: each event is written as it is.
  reply.raw.removeHeader('transfer-encoding');
  reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...streamHeaders });
}

/** What a listener is told first. */
interface Past {
  /** Came back, and goes on from the last event it heard. */
  isReturning: boolean;
  /** The events up to this one, and those that were missed, are behind the listener. */
  place: number;
  /** Nothing where it is too much: then everything is read again. */
  missed: Delivery[] | undefined;
}

async function readPast(db: Db, scope: Scope, incoming: FastifyRequest, now: number): Promise<Past> {
  const lastId = lastEventId(incoming);
  if (lastId !== undefined) {
    const missed = await findMissed(db, scope, lastId);
    return { isReturning: true, place: missed ? lastId : await findLatestId(db), missed };
  }
  const place = await findLatestId(db);
  return { isReturning: false, place, missed: await findSince(db, scope, now - readingTime(incoming), now) };
}

/** One listener's stream: each event once, in order, and nothing before the past was told. */
function createStream(response: ServerResponse, member: Member): Listener & { begin(past: Past): void } {
  let told: number | undefined;
  const waiting: (() => void)[] = [];
  const send = (content: string | Buffer): void => {
    response.write(content);
    if (response.writableLength > maxUnread) response.destroy();
  };
  const stream = {
    begin({ isReturning, place, missed }: Past): void {
      response.write(`retry: ${retryAfter}\n\n`);
      told = isReturning ? place : 0;
      if (!missed) stream.readAgain(place);
      missed?.forEach(stream.hear);
      told = Math.max(told, place);
      if (missed && !isReturning) response.write(placeOf(told));
      for (const later of waiting.splice(0)) later();
    },
    hear(delivery: Delivery): void {
      if (told === undefined) return void waiting.push(() => stream.hear(delivery));
      const { id, audience, event } = delivery;
      if (id <= told || response.writableEnded) return;
      told = id;
      if (audience && !audience.includes(member.id)) return;
      if (event.type === 'session-over') {
        if (event.sessionHash === member.sessionHash) response.end();
        return;
      }
      if (event.type === 'moved') {
        // Whoever comes back goes on after this.
        if (event.communityId !== member.communityId) response.end(placeOf(id));
        return;
      }
      send(eventText(delivery));
    },
    hearRound(round: Round): void {
      if (told === undefined) return void waiting.push(() => stream.hearRound(round));
      if (round.last <= told || response.writableEnded) return;
      if (round.first > told) {
        told = round.last;
        send(round.bytes);
      } else round.deliveries.forEach(stream.hear);
    },
    readAgain(place: number): void {
      if (told === undefined) return void waiting.push(() => stream.readAgain(place));
      if (response.writableEnded) return;
      told = place;
      response.write(`event: resync\ndata: {}\n\n${placeOf(place)}`);
    },
  };
  return stream;
}

const placeOf = (place: number): string => `event: place\nid: ${place}\ndata: {}\n\n`;

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
  const ignore = () => {};
  const seen = () => {
    if (teamId !== undefined) presence.seen(member, teamId).catch(ignore);
  };
  const check = () =>
    requireMember(incoming, options).catch((error) => {
      // A database that does not answer is no sign-out.
      if (error instanceof Refusal) response.end();
    });
  let beats = 0;
  seen();
  const timer = setInterval(() => {
    if (response.writableEnded) return;
    response.write(': \n\n');
    seen();
    if (++beats % beatsPerCheck === 0) void check();
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
