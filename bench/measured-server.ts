/** A server in a process of its own, which says what it has used; a program in this folder forks it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { hashToken } from '#server/features/account/session-token.ts';

const members = Number(process.argv[2]);
const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-measured-'));
const database = await openDatabase({ dataDir });
const tokens = await addMembers(database.db, members);
const app = await buildApp({ database, clock: Date.now, rateLimit: false });
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : 0;

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, megabytes: process.memoryUsage().rss / 1024 / 1024 });
});
process.on('disconnect', () => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({ port, tokens });

/** Members who are signed in, without the time that a thousand passwords would take. */
async function addMembers(db: Db, count: number): Promise<string[]> {
  const now = Date.now();
  const tokens: string[] = [];
  await db.transaction().execute(async (tx) => {
    for (let index = 0; index < count; index++) {
      const name = `pessoa${index}`;
      const { id } = await tx
        .insertInto('users')
        .values({
          username: name,
          username_key: name,
          email: `${name}@exemplo.com`,
          email_key: `${name}@exemplo.com`,
          password_hash: '',
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.insertInto('standings').values({ user_id: id, played_until: now }).execute();
      const token = `token-${index}`;
      tokens.push(token);
      await tx
        .insertInto('sessions')
        .values({ token_hash: hashToken(token), user_id: id, created_at: now, expires_at: now + 1e9 })
        .execute();
    }
  });
  return tokens;
}
