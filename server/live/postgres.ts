import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { connectionSettings } from '#server/db/postgres.ts';
import type { Db } from '#server/db/schema.ts';
import { type EventRow, findLatestId, insertNews, maxMissed, toDelivery } from './events.ts';
import { createHub, type Hub } from './hub.ts';
import type { Live } from './live.ts';
import { hasNotices } from './notices.ts';

const channel = 'rota_viva';
/** Any number will do, as long as it is always the same. */
const orderLock = 7_011_968;

const shortestPause = 100;
const longestPause = 1_000;
/** A connection that died without a word is noticed by asking it something. */
const beatEvery = 3_000;
const answerWithin = 3_000;
const closeWithin = 300;

/** Several processes: PostgreSQL tells each of them that any of them has committed something, and each reads it. */
export async function createPostgresLive(db: Db, databaseUrl: string): Promise<Live> {
  const hub = createHub();
  const closing = new AbortController();
  const running = keepListening({
    hub,
    databaseUrl,
    closing: closing.signal,
    lastId: await findLatestId(db),
  });
  return {
    hub,
    async record(tx, announcements, now) {
      if (announcements.length === 0 && !hasNotices(tx)) return [];
      // Held until the commit, so that ids are given in the order of the commits and nobody reads past one to come.
      await sql`select pg_advisory_xact_lock(${orderLock}), pg_notify(${channel}, '')`.execute(tx);
      return insertNews(tx, announcements, now);
    },
    // The database tells this process too, together with the others.
    send() {},
    async close() {
      closing.abort();
      hub.close();
      // A connection that is just being made cannot be hurried: it is left behind.
      await Promise.race([running, wait(closeWithin)]);
    },
  };
}

interface Listening {
  hub: Hub;
  databaseUrl: string;
  closing: AbortSignal;
  /** The last event that was told here. */
  lastId: number;
}

/** The one loop: a connection, what was missed, what is new, and once it is lost the next connection. */
async function keepListening(listening: Listening): Promise<void> {
  const { databaseUrl, closing } = listening;
  let pause = shortestPause;
  while (!closing.aborted) {
    const client = new pg.Client({
      ...connectionSettings(databaseUrl),
      query_timeout: answerWithin,
      application_name: 'rota-viva-live',
    });
    try {
      await connect(client, closing);
      pause = shortestPause;
      await tellUntilLost(client, listening);
    } catch {
      // Whatever it was, the next connection begins anew; requests tell of a database that is out of reach.
    } finally {
      discard(client);
    }
    await wait(pause, undefined, { signal: closing }).catch(() => {});
    pause = Math.min(pause * 2, longestPause);
  }
}

async function connect(client: pg.Client, closing: AbortSignal): Promise<void> {
  // Heard even when nobody waits for it any more: an unheard error would end the process.
  client.on('error', () => {});
  const giveUp = () => discard(client);
  closing.addEventListener('abort', giveUp, { once: true });
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } finally {
    closing.removeEventListener('abort', giveUp);
  }
}

/** Lets go of a connection for good: nothing it may still say is heard. */
function discard(client: pg.Client): void {
  client.removeAllListeners();
  client.on('error', () => {});
  client.end().catch(() => {});
}

/** Tells what was missed before this connection, then whatever comes, until it is lost or the server stops. */
async function tellUntilLost(client: pg.Client, listening: Listening): Promise<void> {
  const { closing } = listening;
  let isOver = closing.aborted;
  let isNews = true;
  let wake = () => {};
  const end = () => {
    isOver = true;
    wake();
  };
  const news = () => {
    isNews = true;
    wake();
  };
  client.once('error', end).once('end', end).on('notification', news);
  closing.addEventListener('abort', end, { once: true });
  const beat = setInterval(news, beatEvery).unref();
  try {
    await tellMissed(client, listening);
    while (!isOver) {
      if (isNews) {
        isNews = false;
        await tellNew(client, listening);
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    clearInterval(beat);
    closing.removeEventListener('abort', end);
  }
}

/** What was committed while nobody listened here; where that is more than is told, all listeners read again. */
async function tellMissed(client: pg.Client, listening: Listening): Promise<void> {
  const { rows } = await client.query<{ oldest: number; latest: number; missed: number }>(
    `select coalesce(min(id), 0) as oldest, coalesce(max(id), 0) as latest,
      (select count(*)::int from events where id > $1) as missed from events`,
    [listening.lastId],
  );
  const { oldest = 0, latest = 0, missed = 0 } = rows[0] ?? {};
  const isKept = oldest <= listening.lastId + 1 && latest >= listening.lastId && missed < maxMissed;
  if (isKept) return;
  listening.lastId = latest;
  listening.hub.readAgain(latest);
}

async function tellNew(client: pg.Client, listening: Listening): Promise<void> {
  for (;;) {
    const { rows } = await client.query<EventRow>(
      'select id, community_id, audience, event from events where id > $1 order by id limit $2',
      [listening.lastId, maxMissed],
    );
    for (const row of rows) {
      listening.lastId = row.id;
      listening.hub.deliver(toDelivery(row));
    }
    if (rows.length < maxMissed) return;
  }
}
