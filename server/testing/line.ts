import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** The way to a database: it can fall silent, so that whatever is said meanwhile is swallowed and no connection ends. */
export interface Line {
  url: string;
  isSilent: boolean;
  close(): void;
}

/** A line of one's own to the database at this address. */
export async function layLine(databaseUrl: string): Promise<Line> {
  const end = new URL(databaseUrl);
  const server = createServer((near) => {
    const far = connect(Number(end.port), end.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => {
        if (!line.isSilent) to.write(bytes);
      });
      from.on('error', () => {}).on('close', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const beginning = new URL(databaseUrl);
  beginning.port = String((server.address() as AddressInfo).port);
  const line: Line = { url: beginning.href, isSilent: false, close: () => server.close() };
  return line;
}
