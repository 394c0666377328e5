import { existsSync } from 'node:fs';
import { databaseFile } from '#server/db/data-folder.ts';
import { makeBackup } from './make-backup.ts';
import { runCommand } from './run-command.ts';
import { describe } from './verify.ts';

await runCommand(async ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }) => {
  if (!databaseUrl && !existsSync(databaseFile(dataDir))) {
    throw new Error(`Ainda não há dados em ${dataDir}.`);
  }
  const { file, holdings } = await makeBackup(
    { databaseUrl, dataDir },
    { now: Date.now(), reason: 'pedido' },
  );
  return `Cópia feita em ${file}${holdings ? `, e conferida: ${describe(holdings)}` : ''}.`;
});
