import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '#server/built.ts';

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
export const startMeasured = (members: number): Promise<Measured> =>
  startProcess('measured-server', [String(members)]);

/** Starts a bare Fastify in a process of its own, which answers these texts at these paths. */
export const startBare = (texts: Record<string, string>): Promise<Measured> =>
  startProcess('bare-server', [JSON.stringify(texts)]);

/** From its sources, or as it is built where this program is. */
async function startProcess(name: string, args: string[]): Promise<Measured> {
  const file = fileURLToPath(new URL(`${name}.${isBuilt ? 'js' : 'ts'}`, import.meta.url));
  const child = fork(file, args, { execArgv: isBuilt ? [] : ['--import', 'tsx'] });
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
