import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Which server a request would rather go to. */
const doorHeader = 'x-door';

/** The header that asks for a server by its number. */
export const byDoor = (door: number): Record<string, string> => ({ [doorHeader]: String(door) });

/** One address in front of several servers. */
export interface Balancer {
  url: string;
  /** Which servers the connections that asked for a door were led to, in order and each once. */
  ledTo(door: number): number[];
  close: () => Promise<void>;
}

/** Leads each new connection to the server it asks for or, where that does not answer, to the next that does. */
export async function openBalancer(servers: readonly string[]): Promise<Balancer> {
  const open = new Set<Socket>();
  const led = servers.map(() => new Set<number>());

  const lead = async (client: Socket, first: Buffer) => {
    const door = Number(new RegExp(`${doorHeader}: (\\d+)`, 'i').exec(first.toString('latin1'))?.[1] ?? 0);
    for (const server of [door, ...servers.keys()]) {
      const upstream = await reach(servers[server]);
      if (!upstream) continue;
      led[door]?.add(server);
      join(client, upstream);
      upstream.write(first);
      return;
    }
    client.destroy();
  };

  const front = createServer((client) => {
    open.add(client);
    client.on('error', () => {});
    client.once('close', () => open.delete(client));
    client.once('data', (first) => {
      client.pause();
      void lead(client, first);
    });
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ledTo: (door) => [...(led[door] ?? [])],
    async close() {
      for (const client of open) client.destroy();
      front.close();
      await once(front, 'close');
    },
  };
}

/** A connection to a server; nothing when it does not answer. */
async function reach(url: string | undefined): Promise<Socket | undefined> {
  if (!url) return undefined;
  const upstream = connect(Number(new URL(url).port), '127.0.0.1');
  const isThere = await once(upstream, 'connect').then(
    () => true,
    () => false,
  );
  return isThere ? upstream : undefined;
}

/** Each side hears what the other says, and ends with it. */
function join(client: Socket, upstream: Socket): void {
  upstream.on('error', () => {});
  client.once('close', () => upstream.destroy());
  upstream.once('close', () => client.destroy());
  client.pipe(upstream);
  upstream.pipe(client);
}
