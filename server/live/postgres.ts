import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#server/db/schema.ts';
import { createHub, type Delivery } from './hub.ts';
import { findLatestId, findMissed, insertEvents, type Live } from './live.ts';

const channel = 'rota_viva';
const longestPause = 5_000;

/** Several processes: PostgreSQL tells each of them what any of them has committed. */
export async function createPostgresLive(db: Db, databaseUrl: string): Promise<Live> {
  const hub = createHub();
  let client: pg.Client | undefined;
  let lastId = await findLatestId(db);
  let isClosed = false;

  const deliver = (delivery: Delivery): void => {
    lastId = Math.max(lastId, delivery.id);
    hub.deliver(delivery);
  };

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    fresh.on('notification', ({ payload }) => deliver(JSON.parse(payload ?? '')));
    fresh.on('error', () => {});
    fresh.once('end', () => {
      if (!isClosed) void reconnect(100);
    });
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    client = fresh;
  };

  /** Comes back after the connection was lost, and tells what was committed meanwhile. */
  const reconnect = async (pause: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, pause).unref());
    if (isClosed) return;
    try {
      const since = lastId;
      await connect();
      for (const missed of (await findMissed(db, since)) ?? []) deliver(missed);
    } catch {
      void reconnect(Math.min(pause * 2, longestPause));
    }
  };

  await connect();
  return {
    hub,
    async record(tx, announcements, now) {
      const deliveries = await insertEvents(tx, announcements, now);
      for (const delivery of deliveries) {
        await sql`select pg_notify(${channel}, ${JSON.stringify(delivery)})`.execute(tx);
      }
      return deliveries;
    },
    // The database tells this process too, together with the others.
    send() {},
    async close() {
      isClosed = true;
      hub.close();
      await client?.end();
    },
  };
}
