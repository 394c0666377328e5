/**
 * How long the program takes to show the dashboard when it is opened without a signal on a phone slowed four times, in
 * turns with the build of another commit where one is given. The worker is stopped before each opening, as on a phone
 * where the program was not used for a while. Prints medians, and fails where this build takes more than a second.
 * Usage: npm run bench:opening -- [commit] [openings]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#scripts/browser.mjs';
import { type Spawned, spawnServer } from './spawn-server.ts';

const [commit, count = '7'] = process.argv.slice(2);
const slowdown = 4;
const goalMs = 1000;

/** Of one opening, when the person saw their name, and when they saw their figures. */
interface Opening {
  greeted: number;
  shown: number;
}

interface Build {
  name: string;
  server: Spawned;
  phone: BrowserContext;
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

const isKept = async () =>
  (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated' &&
  (await indexedDB.databases()).length > 0;

/** A phone with the program and the last known answers on it, and no signal from then on. */
async function prepare(browser: Browser, name: string, folder: string): Promise<Build> {
  const server = await spawnServer([join(folder, 'dist/server/demo.js')], {});
  const phone = await browser.newContext({
    baseURL: server.url.replace('127.0.0.1', 'localhost'),
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
  });
  const page = await phone.newPage();
  await page.goto('/icon.svg');
  await page.evaluate((token) => localStorage.setItem('auth_token', token), await signIn(server.url));
  await page.goto('/');
  await page.waitForFunction(isKept, undefined, { timeout: 60_000, polling: 500 });
  // What is read ahead follows after some seconds, and is written a moment later.
  await page.waitForTimeout(10_000);
  await page.close();
  await phone.setOffline(true);
  await phone.addInitScript(noteWhatIsSeen);
  return { name, server, phone, openings: [] };
}

/** Runs in the page, from its very beginning. */
function noteWhatIsSeen() {
  new MutationObserver(() => {
    // Its text as it stands: asking for it as it is drawn would cost more than what is measured.
    const text = document.body?.textContent ?? '';
    if (text.includes('Olá, maria!') && performance.getEntriesByName('greeted').length === 0)
      performance.mark('greeted');
    if (/Jogos Completados\s*\d/.test(text) && performance.getEntriesByName('shown').length === 0)
      performance.mark('shown');
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

async function open(phone: BrowserContext): Promise<Opening> {
  const page = await phone.newPage();
  const tools = await phone.newCDPSession(page);
  await tools.send('ServiceWorker.enable');
  await tools.send('ServiceWorker.stopAllWorkers');
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0, undefined, {
    timeout: 30_000,
  });
  const opening = { greeted: await markOf(page, 'greeted'), shown: await markOf(page, 'shown') };
  await page.close();
  return opening;
}

const markOf = (page: Page, name: string): Promise<number> =>
  page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name);

const median = (figures: number[]): number =>
  Math.round(figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0);

const folders = new Map([['this build', resolve('.')]]);
const elsewhere = commit && mkdtempSync(join(tmpdir(), 'rota-viva-opening-'));
const builds: Build[] = [];
let browser: Browser | undefined;
try {
  if (elsewhere) {
    execFileSync('git', ['worktree', 'add', '--detach', '--force', elsewhere, commit], { stdio: 'ignore' });
    symlinkSync(resolve('node_modules'), join(elsewhere, 'node_modules'));
    folders.set(commit, elsewhere);
  }
  for (const folder of folders.values()) build(folder);
  const executablePath = await findBrowser();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--disable-gpu'] });
  for (const [name, folder] of folders) builds.push(await prepare(browser, name, folder));
  // The first opening of each is for the browser's own caches.
  for (const { phone } of builds) await open(phone);
  for (let round = 0; round < Number(count); round++)
    for (const { phone, openings } of builds) openings.push(await open(phone));
  console.table(
    builds.map(({ name, openings }) => ({
      build: name,
      'greeted, ms': median(openings.map(({ greeted }) => greeted)),
      'figures shown, ms': median(openings.map(({ shown }) => shown)),
      each: openings.map(({ shown }) => Math.round(shown)).join(' '),
    })),
  );
  const own = median(builds[0]?.openings.map(({ shown }) => shown) ?? []);
  if (own > goalMs) process.exitCode = 1;
} finally {
  await browser?.close();
  for (const { server } of builds) await server.kill('SIGTERM');
  if (elsewhere) {
    execFileSync('git', ['worktree', 'remove', '--force', elsewhere], { stdio: 'ignore' });
    rmSync(elsewhere, { recursive: true, force: true });
  }
}
