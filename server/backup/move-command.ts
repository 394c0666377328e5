import { existsSync } from 'node:fs';
import { databaseFile } from '#server/db/data-folder.ts';
import { MoveError, moveData } from './move-data.ts';
import { runCommand } from './run-command.ts';
import { describe } from './verify.ts';

await runCommand(async ({ DATA_DIR: dataDir }, databaseUrl) => {
  if (!databaseUrl || !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new MoveError('Diga para onde: npm run move -- postgres://usuario:senha@maquina/banco');
  }
  if (!existsSync(databaseFile(dataDir))) throw new MoveError(`Não há dados em ${dataDir}.`);
  const holdings = await moveData(dataDir, databaseUrl);
  return (
    `Tudo chegou, contado e somado dos dois lados: ${describe(holdings)}. ` +
    `De agora em diante, inicie com DATABASE_URL; a pasta ${dataDir} ficou como estava.`
  );
});
