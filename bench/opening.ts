/**
 * How long the program takes to show the dashboard when it is opened without a signal on a phone slowed four times, in
 * turns with the build of another commit where one is given. The worker is stopped before each opening, as on a phone
 * where the program was not used for a while, and the server has ended. Prints medians of when the dashboard with its
 * figures was there and when it was drawn, and fails where this build is drawn later than after a second.
 * Usage: npm run bench:opening -- [commit] [openings]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser } from '#scripts/browser.mjs';
import { type BareBrowser, type BareTab, openBareBrowser } from './bare-browser.ts';
import { spawnServer } from './spawn-server.ts';

const [commit, count = '7'] = process.argv.slice(2);
const slowdown = 4;
const goalMs = 1000;
const noSignal = { offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };

/** Of one opening, when the page held the person's figures, and when it was drawn with them. */
interface Opening {
  there: number;
  drawn: number;
}

interface Build {
  name: string;
  url: string;
  phone: BareBrowser;
  openings: Opening[];
}

function build(folder: string): void {
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  run('node_modules/vite/bin/vite.js', 'build');
  run('scripts/build-server.mjs');
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: 'maria', password: 'rotaviva' }),
  });
  return (await answer.json()).token;
}

async function openTab(phone: BareBrowser): Promise<BareTab> {
  const tab = await phone.openTab();
  const screen = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
  await tab.send('Emulation.setDeviceMetricsOverride', screen);
  return tab;
}

/** Looks into the page until it answers with something. */
async function waitFor<T>(tab: BareTab, expression: string, everyMs: number): Promise<T> {
  for (let left = 60_000; left > 0; left -= everyMs) {
    await wait(everyMs);
    const found = await tab.evaluate<T | null>(expression);
    if (found) return found;
  }
  throw new Error(`never came to anything: ${expression}`);
}

const isKept = `navigator.serviceWorker.getRegistration().then(async (kept) =>
  kept?.active?.state === 'activated' && (await indexedDB.databases()).length > 0)`;

/** Whether the member's figures are on the device; the database has to be there already. */
const hasFigures = `new Promise((resolve) => {
  indexedDB.open('rota-viva').onsuccess = ({ target: { result: database } }) => {
    database.transaction('reads').objectStore('reads').getAllKeys().onsuccess = ({ target }) => {
      database.close();
      resolve(target.result.some(([, key]) => key.endsWith('"stats"]') && key.includes('users')));
    };
  };
})`;

/** A phone with the program and the last known answers on it, and nobody who answers from then on. */
async function prepare(name: string, folder: string, executablePath: string): Promise<Build> {
  const server = await spawnServer([join(folder, 'dist/server/demo.js')], {});
  const phone = await openBareBrowser(executablePath);
  const url = server.url.replace('127.0.0.1', 'localhost');
  const tab = await openTab(phone);
  const token = JSON.stringify(await signIn(server.url));
  await tab.send('Page.navigate', { url: `${url}/icon.svg` });
  await waitFor(tab, `location.pathname === '/icon.svg'`, 200);
  await tab.evaluate(`localStorage.setItem('auth_token', ${token})`);
  await tab.send('Page.navigate', { url });
  await waitFor(tab, isKept, 500);
  await waitFor(tab, hasFigures, 500);
  // What is read ahead follows after some seconds, and is written a moment later.
  await wait(10_000);
  await tab.close();
  await server.kill('SIGTERM');
  return { name, url, phone, openings: [] };
}

/** Runs in the page, from its very beginning. */
function noteWhatIsSeen() {
  const seeing = new MutationObserver(() => {
    // Its text as it stands: asking for it as it is drawn would cost more than what is measured. Where nothing is known
    // there are zeros.
    const text = document.body?.textContent ?? '';
    if (!text.includes('Olá, maria!') || !/Jogos Completados\s*[1-9]/.test(text)) return;
    seeing.disconnect();
    performance.mark('there');
    // A message sent in a frame arrives once that frame is laid out and painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('drawn');
      port2.postMessage('');
    });
  });
  seeing.observe(document, { childList: true, subtree: true, characterData: true });
}

const marks = `performance.getEntriesByName('drawn').length > 0 &&
  Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime]))`;

async function open({ phone, url }: Build): Promise<Opening> {
  const tab = await openTab(phone);
  await tab.send('Page.enable');
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${noteWhatIsSeen})()` });
  await tab.send('ServiceWorker.enable');
  await tab.send('ServiceWorker.stopAllWorkers');
  await tab.send('ServiceWorker.disable');
  await tab.send('Network.emulateNetworkConditions', noSignal);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.send('Page.navigate', { url });
  const opening = await waitFor<Opening>(tab, marks, 250);
  await tab.close();
  return opening;
}

const median = (figures: number[]): number =>
  Math.round(figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0);

const folders = new Map([['this build', resolve('.')]]);
const elsewhere = commit && mkdtempSync(join(tmpdir(), 'rota-viva-opening-'));
const builds: Build[] = [];
try {
  if (elsewhere) {
    execFileSync('git', ['worktree', 'add', '--detach', '--force', elsewhere, commit], { stdio: 'ignore' });
    symlinkSync(resolve('node_modules'), join(elsewhere, 'node_modules'));
    folders.set(commit, elsewhere);
  }
  for (const folder of folders.values()) build(folder);
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('there is no browser to open the program in');
  for (const [name, folder] of folders) builds.push(await prepare(name, folder, executablePath));
  // The first openings of each are for the browser's own caches.
  for (const one of [...builds, ...builds]) await open(one);
  // Each begins every other round, since what is opened second finds the machine warmer.
  for (let round = 0; round < Number(count); round++)
    for (const one of round % 2 === 0 ? builds : builds.toReversed()) one.openings.push(await open(one));
  console.table(
    builds.map(({ name, openings }) => ({
      build: name,
      'there, ms': median(openings.map(({ there }) => there)),
      'drawn, ms': median(openings.map(({ drawn }) => drawn)),
      each: openings.map(({ drawn }) => Math.round(drawn)).join(' '),
    })),
  );
  const own = median(builds[0]?.openings.map(({ drawn }) => drawn) ?? []);
  if (own > goalMs) process.exitCode = 1;
} finally {
  for (const { phone } of builds) await phone.close();
  if (elsewhere) {
    execFileSync('git', ['worktree', 'remove', '--force', elsewhere], { stdio: 'ignore' });
    rmSync(elsewhere, { recursive: true, force: true });
  }
}
