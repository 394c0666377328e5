import { restorePostgres } from './restore-postgres.ts';
import { restoreSqlite } from './restore-sqlite.ts';
import { findCopy, runCommand } from './run-command.ts';
import { describe } from './verify.ts';

await runCommand(async ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, name) => {
  if (!name) throw new Error('Diga qual cópia: npm run restore -- <arquivo>');
  const file = findCopy(name, dataDir);
  const { holdings, before } = databaseUrl
    ? await restorePostgres(file, databaseUrl, Date.now())
    : await restoreSqlite(file, dataDir, Date.now());
  const kept = before ? ` O que havia antes ficou guardado em ${before}.` : '';
  return `Cópia conferida e restaurada: ${describe(holdings)}.${kept}`;
});
