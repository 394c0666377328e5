import { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { createNarrowDatabase } from '#server/testing/narrow-database.ts';
import { startTestApp, testPassword } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { applyMigrations } from './apply-migrations.ts';
import { encodingWarning } from './check-encoding.ts';
import { openDatabase } from './open.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a database that knows few letters and is in use goes on: whoever writes another is told so, and who runs it too',
  async () => {
    const beside = await openTestDatabase();
    const { name, location, erase } = await createNarrowDatabase(beside);
    // As a version that did not look at it made it.
    const db = new Kysely<Schema>(postgresDialect(location.databaseUrl, { size: 1 }));
    await applyMigrations(db, 'postgres');
    await db.destroy();

    const database = await openDatabase(location);
    expect(await encodingWarning(database.db)).toContain(`O banco ${name} guarda os textos em LATIN1`);
    expect(await encodingWarning(beside.db)).toBeUndefined();
    const app = await startTestApp({ database: { ...database, remove: database.close } });
    const ana = await app.newcomer('Ana');
    const refused = { status: 400, body: { code: 'text_invalid' } };
    expect(await ana.call('updateAccount', { body: { fullName: 'Ana 🌻' } })).toMatchObject(refused);
    const credentials = { usernameOrEmail: '🌻', password: testPassword };
    expect(await app.call('login', { body: credentials })).toMatchObject(refused);
    // Accents beside their letters are not in it either, by which names are compared.
    expect(await ana.call('updateAccount', { body: { fullName: 'Ana Conceição' } })).toMatchObject(refused);
    const idea = { question: 'O que você plantou?', answer: 'Feijão e maçã, com a avó.' };
    expect(await ana.call('submit', { body: idea })).toMatchObject({ status: 201 });
    await app.close();
    await erase();
    await beside.remove();
  },
);
