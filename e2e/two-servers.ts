import { test as base } from '@playwright/test';
import { startPostgres } from '#scripts/postgres.mjs';
import { byDoor, openBalancer } from './balancer.ts';
import { type Member, sayGoodbye, welcome } from './company.ts';
import { startServerOn } from './server.ts';

/** A community of two server processes on one PostgreSQL, behind one address. */
export interface Pair {
  url: string;
  databaseUrl: string;
  /** Somebody new comes in with a browser, through the process of this number as long as it lives. */
  enter(door: number): Promise<Member>;
  /** The processes that whoever asked for this one was led to. */
  ledTo(door: number): number[];
  /** Ends a process as a power cut would. */
  kill(door: number): Promise<void>;
}

/** A browser test against two processes of the real server. */
export const test = base.extend<{ pair: Pair }>({
  pair: async ({ browser }, provide) => {
    const postgres = await startPostgres();
    const servers = await Promise.all([startServerOn(postgres.url), startServerOn(postgres.url)]);
    const balancer = await openBalancer(servers.map(({ url }) => url));
    const people: Member[] = [];
    const problems: string[] = [];
    await provide({
      url: balancer.url,
      databaseUrl: postgres.url,
      ledTo: balancer.ledTo,
      async enter(door) {
        const person = await welcome(browser, balancer.url, problems, { extraHTTPHeaders: byDoor(door) });
        people.push(person);
        return person;
      },
      kill: async (door) => servers[door]?.end('SIGKILL'),
    });
    await sayGoodbye(people, problems);
    await balancer.close();
    for (const { end } of servers) await end();
    await postgres.stop();
  },
});
