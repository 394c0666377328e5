import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '#server/environment.ts';
import { serve } from '#server/serve.ts';
import { demoLogin, seedCommunity } from './community.ts';

/** The same server on a throw-away folder, with a community that came about through the real use cases. */
const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-demo-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const environment = readEnvironment({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined });
console.log('Preparando a comunidade de exemplo...');
await seedCommunity(dataDir, Date.now());
await serve(environment);
console.log(
  `Entre com o usuário ${demoLogin.username} e a senha ${demoLogin.password}. Tudo se apaga ao sair.`,
);
