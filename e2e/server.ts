import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whoever registers with this name takes care of the community. */
export const moderatorName = 'quem-cuida';

const readyLine = /pronta em (http:\/\/\S+)/;

const programs = { empty: 'server/main.ts', demo: 'server/demo/main.ts' };

/** Which community the server starts with: nobody yet, or the sample one. */
export type Community = keyof typeof programs;

/** Starts the real server on a free port and a fresh folder. */
export async function startServer(community: Community): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rota-viva-e2e-'));
  const child = spawn(process.execPath, ['--import', 'tsx', programs[community]], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      RATE_LIMIT: 'off',
      MODERATORS: moderatorName,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  return { url: await addressOf(child), stop };
}

/** The address the server prints once it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = readyLine.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}
