import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What came of one call. */
export interface Outcome {
  /** 0 where the connection broke. */
  status: number;
  ms: number;
}

interface Caller {
  socket: Socket;
  began: number;
  unread: Buffer;
  done: ((outcome: Outcome) => void) | undefined;
}

/**
 * Calls over plain connections, one call at a time on each and as many connections as are allowed: a client that
 * did more with each answer would be slower than the server it is to overload.
 */
export function createCallers(port: number, maxCallers: number) {
  const idle: Caller[] = [];
  const all = new Set<Caller>();

  function open(): Caller {
    const caller: Caller = { socket: connect(port, '127.0.0.1'), began: 0, unread: empty, done: undefined };
    caller.socket
      .setNoDelay()
      .on('data', (chunk) => read(caller, chunk))
      .on('error', () => {})
      .on('close', () => {
        all.delete(caller);
        const at = idle.indexOf(caller);
        if (at >= 0) idle.splice(at, 1);
        finish(caller, 0);
      });
    all.add(caller);
    return caller;
  }

  function read(caller: Caller, chunk: Buffer): void {
    caller.unread = caller.unread.length > 0 ? Buffer.concat([caller.unread, chunk]) : chunk;
    const headEnd = caller.unread.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = caller.unread.toString('latin1', 0, headEnd);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    if (caller.unread.length < headEnd + 4 + length) return;
    caller.unread = empty;
    if (!/^connection: close/im.test(head)) idle.push(caller);
    finish(caller, Number(head.slice(9, 12)));
  }

  return {
    /** Sends the text of a request; false where every connection waits for its answer. */
    send(text: string, done: (outcome: Outcome) => void): boolean {
      const caller = idle.pop() ?? (all.size < maxCallers ? open() : undefined);
      if (!caller) return false;
      caller.began = performance.now();
      caller.done = done;
      caller.socket.write(text);
      return true;
    },
    /** Opens every connection, a few at a time: making connections is not what is measured. */
    async connectAll(): Promise<void> {
      while (all.size < maxCallers) {
        const caller = open();
        await once(caller.socket, 'connect');
        idle.push(caller);
      }
    },
    close(): void {
      for (const { socket } of all) socket.destroy();
    },
  };
}

const empty = Buffer.alloc(0);

function finish(caller: Caller, status: number): void {
  const { done, began } = caller;
  caller.done = undefined;
  done?.({ status, ms: performance.now() - began });
}
