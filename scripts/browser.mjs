import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MissingError, say } from './console.mjs';
import { run } from './run.mjs';

// The first one has no window to draw, which saves a fifth of the work.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const usualPlaces = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces].find((path) => existsSync(path));
}

/** Playwright's own download, if it is there and this system has the libraries it needs. */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (!existsSync(path)) return undefined;
  const { code } = await run(path, ['--version']);
  return code === 0 ? path : undefined;
}

/**
 * The browser for the tests: CHROME_PATH, the system's, or the one Playwright downloaded before.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) {
    throw new MissingError(
      `CHROME_PATH aponta para ${given}, que não existe.`,
      'corrija ou apague CHROME_PATH',
    );
  }
  return given || systemBrowser() || (await playwrightBrowser());
}

/** @param {string[]} args */
async function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  let last = await run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], { env });
  // The lock on the package lists knows no timeout, so another apt at work is waited for here.
  for (let attempt = 1; last.code !== 0 && attempt <= 5; attempt++) {
    await wait(attempt * 3000);
    last = await run('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], { env });
  }
  return last.code === 0;
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('instalando o chromium do Debian, para os testes no navegador (uns 100 MB)');
  if (!(await apt(['update']))) return;
  // Not every system that is like Debian knows it.
  const { code } = await run('apt-cache', ['show', 'chromium-headless-shell']);
  const name = code === 0 ? 'chromium-headless-shell' : 'chromium';
  await apt(['install', '-y', '--no-install-recommends', name, 'fonts-noto-color-emoji']);
}

/** Finds a browser or fetches one: Playwright's, else Debian's package when root. @returns {Promise<string>} */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;

  say('baixando o Chromium do Playwright, para os testes no navegador (uns 150 MB)');
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  const downloaded = await playwrightBrowser();
  if (downloaded) return downloaded;

  await installFromDebian();
  const installed = systemBrowser();
  if (installed) return installed;
  throw new MissingError(
    'Falta um navegador Chromium, e não foi possível baixar nenhum.',
    'instale o Chromium ou o Chrome (Debian: apt-get install chromium) ou informe CHROME_PATH',
  );
}
