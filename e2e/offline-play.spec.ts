import type { BrowserContext } from '@playwright/test';
import { register } from './account.ts';
import { expect, test } from './fixtures.ts';
import { untilKept } from './kept-program.ts';
import { keptNotice, openPage, playOffline, rewards, toTheEnd } from './play-offline.ts';

test.use({ serviceWorkers: 'allow' });
test.slow();

for (const [games, points] of [
  [
    ['jornada-empreendedor', 'mapa-produtivo'],
    [100, 150],
  ],
  [
    ['cadeia-valor', 'flip-produtividade'],
    [100, 150],
  ],
] as const)
  test(`${games.join(' and ')}, never opened, are played to the end without a signal and arrive once`, {
    tag: '@any-screen',
  }, async ({ page, context }) => {
    const person = await register(page);
    await untilKept(page);
    await page.close();
    await context.setOffline(true);
    for (const game of games) await playOffline(context, game);

    const later = await context.newPage();
    await later.goto('/');
    await expect(later.getByRole('button', { name: 'O que falta enviar: 2' })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => rewards(later, person), { timeout: 20_000 }).toHaveLength(2);
    await later.reload();
    await expect(later.getByRole('button', { name: /O que falta enviar/ })).toBeHidden();
    expect(await rewards(later, person)).toEqual(points);
  });

/** Of each result how often the pages of this browser sent it. */
function countResults(context: BrowserContext): Map<string, number> {
  const sent = new Map<string, number>();
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/progress')) return;
    const { isCompleted, runId } = Object(request.postDataJSON());
    if (isCompleted === true) sent.set(runId, (sent.get(runId) ?? 0) + 1);
  });
  return sent;
}

/** A phone without what only some browsers have. */
const withoutExtras = () => {
  for (const name of ['locks', 'storage'])
    Object.defineProperty(Navigator.prototype, name, { value: undefined, configurable: true });
  for (const name of ['BroadcastChannel', 'requestIdleCallback', 'SyncManager'])
    Reflect.deleteProperty(window, name);
};

/** A browser whose lock lets everybody in. */
const withBrokenLock = () => {
  LockManager.prototype.request = async (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1);
    return typeof work === 'function' ? work(null) : undefined;
  };
};

for (const [phone, prepare, mostOften] of [
  ['two tabs send each result once', () => {}, 1],
  [
    'without locks, a line between tabs, persistence and background sync, two tabs do as well',
    withoutExtras,
    1,
  ],
  ['with a lock that lets both in, both send it: so the two above can fail', withBrokenLock, 2],
] as const)
  test(phone, { tag: '@any-screen' }, async ({ page, context }) => {
    await context.addInitScript(prepare);
    const person = await register(page);
    await untilKept(page);
    await context.setOffline(true);
    const other = await openPage(context, '/games/jornada-empreendedor');
    await toTheEnd['jornada-empreendedor'](other);
    await expect(keptNotice(other)).toBeVisible();
    const sent = countResults(context);
    // Slow enough for two tabs to be at it at once.
    await context.route('**/progress', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await context.setOffline(false);
    await expect.poll(() => rewards(page, person), { timeout: 20_000 }).toEqual([150]);
    await expect(other.getByRole('button', { name: /O que falta enviar/ })).toBeHidden();
    expect([...sent.values()]).toEqual([mostOften]);
  });
