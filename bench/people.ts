/**
 * The list of people of a community of 10,000 on a phone slowed four times: how long each step of somebody who takes care
 * takes until it is drawn, and how long the screen stood still at most meanwhile. The list is shown to its end, a hundred
 * people at a time: the last step must not take longer than the first. Usage: npm run bench:people -- [members]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '#core/contract/index.ts';
import { findBrowser } from '#scripts/browser.mjs';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { callApp } from '#server/http/call-app.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { type BareTab, openBareBrowser } from './bare-browser.ts';
import { fillCommunity } from './fill-community.ts';
import { asBuilt, spawnServer } from './spawn-server.ts';

const [members = '10000'] = process.argv.slice(2);
const slowdown = 4;
/** A screen that stands still for longer feels stuck. */
const mostMs = 500;
/** What was not drawn by then never will be. */
const patienceMs = 60_000;

/** A data folder with that many people, and the token of the one who takes care of them. */
async function prepare(dataDir: string): Promise<string> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const app = await buildApp({ database, clock: Date.now, rateLimit: false });
  const body = { username: 'quem cuida', email: 'c@x.com', password: 'segredo' };
  const { token, user } = (await callApp(app, 'register', { body })).body as Answer<'register'>;
  await makeCarer(database.db, user.id);
  await fillCommunity(database.db, Number(members));
  await app.close();
  await database.close();
  return token;
}

/** Runs in the page, and as a text: the words that the compiler puts into functions are not there. */
const watchFrames = `{
  const watch = { longest: 0, last: performance.now() };
  Object.assign(window, { watch });
  const look = () => {
    const now = performance.now();
    watch.longest = Math.max(watch.longest, now - watch.last);
    watch.last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

/** Does something in the page, and waits until its outcome was drawn; null where it never was. */
const timed = (act: string, isDone: string): string => `new Promise((resolve) => {
  const began = performance.now();
  watch.longest = 0;
  ${act};
  const look = () => {
    if (performance.now() - began > ${patienceMs}) resolve(null);
    else if (${isDone})
      requestAnimationFrame(() => resolve({ took: performance.now() - began, longest: watch.longest }));
    else requestAnimationFrame(look);
  };
  look();
})`;

const rows = `document.querySelectorAll('tbody tr').length`;
const button = (name: string): string =>
  `[...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('${name}'))`;
/** As a hand does: the field hears of each change. */
const type = (text: string): string => `{
  const field = document.querySelector('input[type=search]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${text}');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}`;
const firstRow = `(document.querySelector('tbody tr')?.textContent ?? '')`;

const isRowSeen = `[...document.querySelectorAll('tbody tr')].some((row) => {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
})`;

interface Step {
  took: number;
  longest: number;
}

const steps: Record<string, Step[]> = {};

async function measure(tab: BareTab, name: string, act: string, isDone: string): Promise<void> {
  const step = await tab.evaluate<Step | null | undefined>(timed(act, isDone));
  if (!step) throw new Error(`${name}: nothing came of it`);
  steps[name] = [...(steps[name] ?? []), step];
}

/** Goes to the end of the list, as somebody does who then taps there, until nothing moves any more. */
const goToEnd = `new Promise((resolve) => {
  let stood = 0, last = -1;
  const look = () => {
    const more = ${button('Mostrar mais')};
    more.scrollIntoView({ block: 'center' });
    stood = scrollY === last ? stood + 1 : 0;
    last = scrollY;
    if (stood > 5) resolve();
    else requestAnimationFrame(look);
  };
  look();
})`;

async function showAll(tab: BareTab): Promise<void> {
  for (let shown = 100; shown < Number(members); shown += 100) {
    await tab.evaluate(goToEnd);
    // The head is the first line.
    const firstNew = `document.querySelector('tr[aria-rowindex="${shown + 2}"]')`;
    await measure(tab, 'mostrar mais', `${button('Mostrar mais')}.click()`, firstNew);
  }
}

async function look(tab: BareTab, url: string): Promise<void> {
  await tab.send('Page.navigate', { url: `${url}/cuidar/pessoas` });
  const deadline = Date.now() + patienceMs;
  while (!(await tab.evaluate<boolean>(`${rows} > 0`))) {
    if (Date.now() > deadline) throw new Error('the list was never drawn');
    await wait(200);
  }
  await tab.evaluate(watchFrames);
  await showAll(tab);
  for (let part = 1; part <= 20; part++)
    await measure(
      tab,
      'rolar a tela',
      `scrollTo(0, document.querySelector('table').offsetHeight * ${part} / 20 - 400)`,
      isRowSeen,
    );
  await measure(tab, 'buscar', type('membro 77'), `${firstRow}.includes('membro 77')`);
  await measure(tab, 'apagar a busca', type(''), `${rows} > 1 && !${firstRow}.includes('membro 77')`);
  await measure(
    tab,
    'filtrar',
    `${button('Ainda não jogou')}.click()`,
    `${button('Ainda não jogou')}.ariaPressed === 'true' && ${rows} > 0`,
  );
}

const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-people-'));
const token = await prepare(dataDir);
const server = await spawnServer(asBuilt, { DATA_DIR: dataDir });
const executablePath = await findBrowser();
if (!executablePath) throw new Error('there is no browser to look at the list in');
const phone = await openBareBrowser(executablePath);
try {
  const url = server.url.replace('127.0.0.1', 'localhost');
  const tab = await phone.openTab();
  await tab.send('Emulation.setDeviceMetricsOverride', {
    width: 360,
    height: 740,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await tab.send('Page.navigate', { url: `${url}/icon.svg` });
  await wait(1000);
  await tab.evaluate(`localStorage.setItem('auth_token', ${JSON.stringify(token)})`);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await look(tab, url);
  const middle = (figures: number[]): number =>
    Math.round(figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0);
  console.table(
    Object.entries(steps).map(([step, each]) => ({
      step,
      times: each.length,
      'drawn after, ms (median)': middle(each.map(({ took }) => took)),
      'first and last': `${Math.round(each[0]?.took ?? 0)} ${Math.round(each.at(-1)?.took ?? 0)}`,
      'stood still at most, ms': Math.round(Math.max(...each.map(({ longest }) => longest))),
    })),
  );
  const worst = Math.max(
    ...Object.values(steps)
      .flat()
      .map(({ longest }) => longest),
  );
  if (worst > mostMs) process.exitCode = 1;
} finally {
  await phone.close();
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
