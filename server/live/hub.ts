import type { LiveEvent } from '#core/contract/live.ts';
import { everywhere } from '#server/db/community-ids.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';

/** A session is over: its streams end. It is told among the servers only, never to a client. */
export interface SessionOver {
  type: 'session-over';
  sessionHash: string;
}

/** Somebody lives in another community now: streams that listen to the one that was left end. Told among the servers only. */
export interface Moved {
  type: 'moved';
  communityId: CommunityId;
}

/** An event on its way to those it is for. */
export interface Delivery {
  id: number;
  /** Those it is for; null where it is for everyone of a community. */
  audience: readonly number[] | null;
  communityId: CommunityId | null;
  event: LiveEvent | SessionOver | Moved;
}

/** News for everyone, in the order of the ids, written once for all who listen. */
export interface Round {
  deliveries: readonly Delivery[];
  first: number;
  last: number;
  bytes: Buffer;
}

/** Somebody who listens; what is told comes in the order of the ids, and what was heard already is passed over. */
export interface Listener {
  hear(delivery: Delivery): void;
  hearRound(round: Round): void;
  /** More was missed than is kept: read everything again, and go on from this place. */
  readAgain(place: number): void;
}

/** The listeners of this process. */
export interface Hub {
  listen(member: Scope & { id: number }, listener: Listener): () => void;
  deliver(delivery: Delivery): void;
  /** Tells everyone that more was missed than is kept. */
  readAgain(place: number): void;
  /** How many listen now. */
  size(): number;
  close(): void;
}

/**
 * After a round the next waits: of the same news only the last is told then. It waits longer the more listen, since
 * ten thousand cost a fifth of a second.
 */
const pauseFor = (listeners: number): number => Math.max(250, listeners / 4);

/** So many are told before other requests have their turn. */
const slice = 50;

/** An event as it is sent; among the servers only, nothing is sent. */
export const eventText = ({ id, event }: Delivery): string =>
  event.type === 'session-over' || event.type === 'moved'
    ? ''
    : `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

/** Those of one community who listen: what is for everyone of it goes round now and again. */
interface Room {
  listeners: Set<Listener>;
  deliver(delivery: Delivery): void;
  /** Tells one of them something: whoever is told something for themselves hears first what went before it. */
  send(listener: Listener, delivery: Delivery): void;
  readAgain(place: number): void;
  close(): void;
}

function createRoom(): Room {
  const listeners = new Set<Listener>();
  /** What is for everyone and waits for the next round. */
  let held: Delivery[] = [];
  let underWay: Round | undefined;
  let nextRound: NodeJS.Timeout | undefined;

  const beginRound = (): void => {
    nextRound = undefined;
    if (held.length === 0) return;
    const round = toRound(held);
    held = [];
    underWay = round;
    handOut(round, listeners.values());
  };

  const handOut = (round: Round, left: Iterator<Listener>): void => {
    if (underWay !== round) return;
    for (let count = 0; count < slice; count++) {
      const { value: listener, done } = left.next();
      if (done) {
        underWay = undefined;
        nextRound = setTimeout(beginRound, pauseFor(listeners.size)).unref();
        return;
      }
      listener.hearRound(round);
    }
    setImmediate(handOut, round, left);
  };

  return {
    listeners,
    send(listener, delivery) {
      if (underWay) listener.hearRound(underWay);
      held.forEach(listener.hear);
      listener.hear(delivery);
    },
    deliver(delivery) {
      held.push(delivery);
      if (!underWay && !nextRound) beginRound();
    },
    readAgain(place) {
      held = [];
      for (const listener of listeners) listener.readAgain(place);
    },
    close() {
      clearTimeout(nextRound);
      underWay = undefined;
      held = [];
      listeners.clear();
    },
  };
}

/**
 * Keeps the listeners by member and community, and hands events to those they are for, none before an earlier one. What
 * is for some is told at once.
 */
export function createHub(): Hub {
  const rooms = new Map<CommunityId, Room>();
  const byMember = new Map<number, Map<Listener, Room>>();

  const roomOf = (communityId: CommunityId): Room => {
    const room = rooms.get(communityId) ?? createRoom();
    rooms.set(communityId, room);
    return room;
  };

  /** Whose session it was is not said, so that no trace of who went is kept: each looks whether it is its own. */
  const tellEach = (delivery: Delivery): void => {
    const room = delivery.communityId === null ? undefined : rooms.get(delivery.communityId);
    for (const listener of room?.listeners ?? []) room?.send(listener, delivery);
  };

  return {
    listen({ id, communityId }, listener) {
      const room = roomOf(communityId);
      const own = byMember.get(id) ?? new Map<Listener, Room>();
      byMember.set(id, own.set(listener, room));
      room.listeners.add(listener);
      return () => {
        own.delete(listener);
        if (own.size === 0 && byMember.get(id) === own) byMember.delete(id);
        room.listeners.delete(listener);
        if (room.listeners.size > 0 || rooms.get(communityId) !== room) return;
        room.close();
        rooms.delete(communityId);
      };
    },
    deliver(delivery) {
      const { audience, communityId, event } = delivery;
      if (event.type === 'session-over' && !audience) return tellEach(delivery);
      for (const id of audience ?? [])
        for (const [listener, room] of byMember.get(id) ?? []) room.send(listener, delivery);
      if (communityId === everywhere) for (const room of rooms.values()) room.deliver(delivery);
      else if (communityId !== null) rooms.get(communityId)?.deliver(delivery);
    },
    readAgain(place) {
      for (const room of rooms.values()) room.readAgain(place);
    },
    size: () => [...rooms.values()].reduce((sum, { listeners }) => sum + listeners.size, 0),
    close() {
      for (const room of rooms.values()) room.close();
      rooms.clear();
      byMember.clear();
    },
  };
}

function toRound(held: readonly Delivery[]): Round {
  const deliveries = withoutRepetition(held);
  return {
    deliveries,
    first: deliveries[0]?.id ?? 0,
    last: deliveries.at(-1)?.id ?? 0,
    bytes: Buffer.from(deliveries.map(eventText).join('')),
  };
}

/** Of the same news only the last, at its own place. */
function withoutRepetition(deliveries: readonly Delivery[]): Delivery[] {
  const last = new Map<string, Delivery>();
  for (const delivery of deliveries) last.set(newsOf(delivery), delivery);
  return deliveries.filter((delivery) => last.get(newsOf(delivery)) === delivery);
}

const newsOf = ({ event }: Delivery): string =>
  event.type === 'votes' || event.type === 'replies'
    ? `${event.type} ${event.postId}`
    : JSON.stringify(event);
