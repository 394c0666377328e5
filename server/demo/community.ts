import type { Answer } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';
import { people } from './people.ts';

const day = 24 * 3600 * 1000;

/** Who can sign in at once. */
export const demoLogin = { username: 'maria', password: 'rotaviva' };

/** Fills an empty folder with a lively community: every row comes from a call any client could have made. */
export async function seedCommunity(dataDir: string, now: number): Promise<void> {
  const database = await openDatabase({ dataDir });
  const clock = { now: now - 60 * day };
  const app = await buildApp({ database, clock: () => clock.now, rateLimit: false });

  const call = async <N extends CallName>(name: N, options: CallOptions): Promise<Answer<N>> => {
    const { status, body } = await callApp(app, name, options);
    if (status >= 400) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body as Answer<N>;
  };

  try {
    for (const person of people) {
      await call('register', { body: { ...person, password: demoLogin.password } });
      clock.now += day / 2;
    }
  } finally {
    await app.close();
    await database.close();
  }
}
