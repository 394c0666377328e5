import type { Answer } from '#core/contract/index.ts';
import { type CallName, paths } from '#core/contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { people } from './people.ts';

const day = 24 * 3600 * 1000;

/** Who can sign in at once. */
export const demoLogin = { username: 'maria', password: 'rotaviva' };

/** Fills an empty folder with a lively community: every row comes from a call any client could have made. */
export async function seedCommunity(dataDir: string, now: number): Promise<void> {
  const database = await openDatabase({ dataDir });
  const clock = { now: now - 60 * day };
  const app = await buildApp({ database, clock: () => clock.now, rateLimit: false });

  const call = async <N extends CallName>(name: N, body: unknown): Promise<Answer<N>> => {
    const [method, url] = paths[name].split(' ');
    const response = await app.inject({ method: method as 'POST', url, payload: body as object });
    if (response.statusCode >= 400) throw new Error(`${name}: ${response.body}`);
    return response.json();
  };

  try {
    for (const person of people) {
      await call('register', { ...person, password: demoLogin.password });
      clock.now += day / 2;
    }
  } finally {
    await app.close();
    await database.close();
  }
}
