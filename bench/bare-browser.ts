import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

/** A tab, spoken to in the browser's own protocol. */
export interface BareTab {
  send: Send;
  /** What an expression comes to in the page; a promise is waited for. */
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

/** A browser with a profile of its own on the disk. */
export interface BareBrowser {
  openTab(): Promise<BareTab>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * A browser to which nothing listens in. A driver for tests watches every request and every context of a page and puts
 * code of its own into it, which on a slowed phone takes as long as much of what is measured.
 */
export async function openBareBrowser(executablePath: string): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'rota-viva-profile-'));
  const child = spawn(
    executablePath,
    ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--mute-audio'].concat(
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ),
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const send = speakTo(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    async openTab() {
      const { targetId } = await send('', 'Target.createTarget', { url: 'about:blank' });
      const attached = await send('', 'Target.attachToTarget', { targetId, flatten: true });
      const sendHere: Send = (method, params) => send(`${attached.sessionId}`, method, params);
      return {
        send: sendHere,
        async evaluate<T>(expression: string) {
          const options = { expression, awaitPromise: true, returnByValue: true };
          const answer = await sendHere('Runtime.evaluate', options);
          return (answer.result as { value: T }).value;
        },
        close: async () => void (await send('', 'Target.closeTarget', { targetId })),
      };
    },
    async close() {
      await send('', 'Browser.close').catch(() => {});
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Questions and answers over the browser's pipe: JSON, each with a zero at its end. */
function speakTo(child: ChildProcess) {
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  let text = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (text + chunk).split('\0');
    text = messages.pop() ?? '';
    for (const message of messages.map((one): Message => JSON.parse(one)))
      if (message.id) waiting.get(message.id)?.(message);
  });
  return (sessionId: string, method: string, params: object = {}) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      });
      input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
}
