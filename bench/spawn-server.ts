import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export const fromSources = ['--import', 'tsx', 'server/main.ts'];
export const asBuilt = ['dist/server/main.js'];

export interface Spawned {
  url: string;
  process: ChildProcess;
  /** Ends it, by default without a chance to put anything in order. */
  kill(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Starts the server as its operator does, in a process of its own; done once it says that it is ready. */
export async function spawnServer(args: string[], environment: Record<string, string>): Promise<Spawned> {
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /pronta em (http:\S+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
  });
  return {
    url,
    process: child,
    async kill(signal = 'SIGKILL') {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
