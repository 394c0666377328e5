import { existsSync } from 'node:fs';
import { runCommand } from './backup/run-command.ts';
import { databaseFile } from './db/data-folder.ts';
import { openBeside } from './db/open.ts';
import { makeCoordinator } from './features/account/make-coordinator.ts';

// A name may have spaces, and whoever types it may forget the quotes.
const login = process.argv.slice(2).join(' ').trim();

await runCommand(async ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }) => {
  if (login === '') throw new Error('Diga quem: npm run carer -- <nome de usuário>');
  if (!databaseUrl && !existsSync(databaseFile(dataDir))) {
    throw new Error(`Ainda não há dados em ${dataDir}.`);
  }
  const database = await openBeside({ databaseUrl, dataDir });
  try {
    const made = await makeCoordinator(database.db, login, Date.now());
    if (!made) throw new Error(`Não há conta com o nome ${login}. Confira o nome de usuário.`);
    return (
      `${made.username} agora faz parte da coordenação. ` +
      `Se esqueceu a senha, nas próximas 24 horas escolhe outra em ${made.path}, no endereço da Rota Viva.`
    );
  } finally {
    await database.close();
  }
});
