import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createFolder } from '#server/testing/places.ts';

/** Who takes care of the communities that have people in them, with the password of the sample community. */
export const moderatorName = 'quem-cuida';

/** What a server says once it is ready; and after that, while nobody coordinates, by which code one may. */
const readyLine = /pronta em (http:\/\/\S+)/;
const firstLine = /\/comecar\/(\w+)/;

/** Where nobody ever does anything, where every journey meets the others, and the sample one. */
export const communities = ['empty', 'busy', 'demo'] as const;
export type Community = (typeof communities)[number];

/** As they are delivered. */
const programOf = (community: Community): string =>
  community === 'demo' ? 'dist/server/demo.js' : 'dist/server/main.js';

/** Under which name the workers read where the server of a community listens. */
export const addressVariable = (community: Community): string => `ROTA_VIVA_E2E_${community.toUpperCase()}`;

export interface RunningServer {
  url: string;
  /** By which code the first one becomes the coordination. */
  firstCode: Promise<string>;
  /** Ends it, in order unless told otherwise; nothing happens when it has ended. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts the real server on a free port and a fresh folder. */
export async function startServer(
  community: Community,
): Promise<Omit<RunningServer, 'end'> & { stop: () => Promise<void> }> {
  const { location, erase } = createFolder();
  const { end, ...server } = await launch(programOf(community), {
    DATA_DIR: location.dataDir,
    DATABASE_URL: '',
  });
  const stop = async () => {
    await end();
    await erase();
  };
  return { ...server, stop };
}

/** Starts a process of the real server on a free port and a PostgreSQL database it may share with others. */
export const startServerOn = (databaseUrl: string): Promise<RunningServer> =>
  launch(programOf('empty'), { DATABASE_URL: databaseUrl });

async function launch(program: string, settings: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', RATE_LIMIT: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const firstCode = readLine(child, firstLine);
  // Where somebody coordinates already there is none, and nobody waits for it.
  firstCode.catch(() => {});
  return { url: await readLine(child, readyLine), firstCode, end };
}

/** What the server prints in a line of this kind. */
function readLine(child: ChildProcess, line: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = line.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}
