import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a process has used since it began. */
export interface Usage {
  cpuMs: number;
  megabytes: number;
}

export interface Measured {
  port: number;
  tokens: string[];
  usage(): Promise<Usage>;
  /** How much of one core is used while the work goes on, in percent. */
  coreDuring(work: () => Promise<unknown>): Promise<number>;
  stop(): void;
}

/** Starts a server in a process of its own, with so many members signed in. */
export async function startMeasured(members: number): Promise<Measured> {
  const child = fork(fileURLToPath(new URL('./measured-server.ts', import.meta.url)), [String(members)], {
    execArgv: ['--import', 'tsx'],
  });
  const { port, tokens } = await answerOf<{ port: number; tokens: string[] }>(child);
  const usage = (): Promise<Usage> => {
    const told = answerOf<Usage>(child);
    child.send('usage');
    return told;
  };
  return {
    port,
    tokens,
    usage,
    async coreDuring(work) {
      const [before, began] = [await usage(), performance.now()];
      await work();
      return ((await usage()).cpuMs - before.cpuMs) / (performance.now() - began) / 0.01;
    },
    stop: () => child.disconnect(),
  };
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const [answer] = await once(child, 'message');
  return answer as T;
}
