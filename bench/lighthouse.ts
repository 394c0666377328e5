/**
 * Lighthouse on every screen, as a phone, against the built program with the sample community: accessibility and best
 * practices have to be 100, the sign-in's SEO too, and performance at least 95. Prints a table and what lacks.
 * What counts is the time that the processor worked on the page: a busy machine makes no screen slower in the table.
 * Lighthouse with all it brings weighs 185 MB, so it is no dependency: it comes from npm once, to a folder of its own.
 * Usage: npm run bench:lighthouse -- [part of an address]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { pages } from '#core/contract/pages.ts';
import { findBrowser } from '#scripts/browser.mjs';
import { npm } from '#scripts/run.mjs';
import { countProcessorTime } from './processor-time.ts';

const version = '12.8.2';
const folder = join(tmpdir(), `rota-viva-lighthouse-${version}-${process.getuid?.() ?? 0}`);
const password = 'rotaviva';
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof goals;

interface Audit {
  id: string;
  score: number | null;
  title: string;
  displayValue?: string;
}

interface Report {
  audits: Record<string, Audit & { numericValue?: number }>;
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

async function bringLighthouse(): Promise<Lighthouse> {
  const module = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(module)) {
    const fresh = `${folder}.${process.pid}`;
    await mkdir(fresh, { recursive: true });
    const wanted = ['install', '--no-save', '--ignore-scripts', '--prefix', fresh, `lighthouse@${version}`];
    const { code, output } = await npm(wanted);
    if (code !== 0) throw new Error(`Lighthouse did not come from npm:\n${output}`);
    await rename(fresh, folder);
  }
  return (await import(pathToFileURL(module).href)).default;
}

/** The built program with the sample community; answers its address and the code of the first coordination. */
async function startDemo(): Promise<{ child: ChildProcess; url: string; code: string }> {
  const child = spawn(process.execPath, ['dist/server/demo.js'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('exit', (ended) => reject(new Error(`the server ended with ${ended}:\n${output}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const url = /pronta em (http:\/\/\S+)/.exec(output)?.[1];
      const code = /\/comecar\/(\w+)/.exec(output)?.[1];
      if (url && code) resolve({ child, url, code });
    });
  });
}

async function post(url: string, body: object, token = ''): Promise<{ token: string }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json() as Promise<{ token: string }>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Who looks at a screen: nobody, a member, or somebody who takes care. */
function viewerOf(path: string): 'nobody' | 'member' | 'carer' {
  if (/^\/(auth|entrar|convite|certificados?$)/.test(path) && path !== '/certificados') return 'nobody';
  return path.startsWith('/cuidar') ? 'carer' : 'member';
}

/** The audits that cost a category points. */
const lacksOf = ({ audits, categories }: Report, category: Category): string[] =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim());

/** Looks at a screen and judges what was recorded; live updates never end, so it does not wait for silence. */
async function measure(lighthouse: Lighthouse, url: string, port: number): Promise<Report | undefined> {
  const recording = await mkdtemp(join(tmpdir(), 'rota-viva-lighthouse-recording-'));
  const flags = { port, logLevel: 'error', onlyCategories: Object.keys(goals), maxWaitForLoad: 15_000 };
  try {
    await lighthouse(url, { ...flags, gatherMode: recording });
    await countProcessorTime(recording);
    return (await lighthouse(url, { ...flags, auditMode: recording }))?.lhr;
  } finally {
    await rm(recording, { recursive: true, force: true });
  }
}

/** What a screen's speed is made of. */
const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
} as const;

const lighthouse = await bringLighthouse();
const { child, url, code } = await startDemo();
const profile = await mkdtemp(join(tmpdir(), 'rota-viva-lighthouse-profile-'));
const port = await freePort();
const browser = await chromium.launchPersistentContext(profile, {
  ...((await findBrowser()) && { executablePath: (await findBrowser()) ?? '' }),
  args: [`--remote-debugging-port=${port}`, '--disable-gpu'],
});
try {
  const person = { username: 'quem-cuida', email: 'cuida@exemplo.com.br', password };
  const carer = (await post(`${url}/api/auth/register`, person)).token;
  await post(`${url}/api/auth/first`, { code }, carer);
  const member = (await post(`${url}/api/auth/login`, { usernameOrEmail: 'maria', password })).token;
  const tokens = { nobody: '', member, carer };
  const page = await browser.newPage();
  await page.goto(`${url}/icon.svg`);
  const rows: Record<string, string | number>[] = [];
  const lacks: string[] = [];
  for (const path of [...pages].filter((one) => one.includes(process.argv[2] ?? ''))) {
    const viewer = viewerOf(path);
    await page.evaluate((token) => {
      localStorage.clear();
      if (token) localStorage.setItem('auth_token', token);
    }, tokens[viewer]);
    // Whoever is signed in on a phone has been there before: it knows who they are.
    if (tokens[viewer]) {
      await page.goto(`${url}/not-found`);
      await page.waitForFunction(() => localStorage.getItem('known_user'));
      await page.goto(`${url}/icon.svg`);
    }
    const lhr = await measure(lighthouse, `${url}${path}`, port);
    if (!lhr) throw new Error(`${path} was not measured`);
    const row: Record<string, string | number> = { tela: path, quem: viewer };
    for (const [category, goal] of Object.entries(goals) as [Category, number][]) {
      const score = Math.round(100 * (lhr.categories[category].score ?? 0));
      row[category] = score;
      // What nobody finds by a search engine needs no words for one.
      if (score >= goal || (category === 'seo' && viewer !== 'nobody')) continue;
      lacks.push(`${path} ${category} ${score}:\n  ${lacksOf(lhr, category).join('\n  ')}`);
    }
    for (const [name, id] of Object.entries(times)) row[name] = Math.round(lhr.audits[id]?.numericValue ?? 0);
    row.CLS = (lhr.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3);
    rows.push(row);
    console.log(Object.values(row).join(' '));
  }
  console.table(rows);
  for (const lack of lacks) console.log(lack);
  if (lacks.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  child.removeAllListeners('exit');
  child.kill();
  await rm(profile, { recursive: true, force: true });
}
