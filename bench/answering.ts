/**
 * How long a member takes to answer a round of 4 questions in a community of 200, naming two people each time: found by
 * three letters of their name, by the first letter in the list, and by letters without a signal. What the program takes is
 * measured, on a phone slowed four times and a weak line; what the person takes is reckoned from `pace`, that of
 * somebody who reads little and types with one finger. Every sentence is read once, and what is promised before the first question counts apart.
 * Prints a table and fails where one way takes longer than three minutes. Usage: npm run bench:answering
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { usualQuestions } from '#core/content/rounds.ts';
import { dice } from '#core/games/chance.ts';
import { findBrowser } from '#scripts/browser.mjs';
import { firstCommunity } from '#server/db/community-ids.ts';
import { openDatabase } from '#server/db/open.ts';
import { insertRows } from './insert-rows.ts';
import { asBuilt, spawnServer } from './spawn-server.ts';

const members = 200;
const goalSeconds = 180;
const slowdown = 4;
const weakLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 25_000 };
/** Seconds a word read, a letter typed, a tap, and a name glanced at in a list. */
const pace = { word: 0.75, letter: 1, tap: 1.5, glance: 0.4 };
const day = 24 * 3600 * 1000;

const givenNames = [
  'Ana',
  'Bento',
  'Célia',
  'Davi',
  'Elza',
  'Fábio',
  'Graça',
  'Hélio',
  'Iara',
  'João',
  'Lia',
].concat(...['Marta', 'Nilo', 'Olga', 'Pedro', 'Rita', 'Saulo', 'Tereza', 'Valdir', 'Zilda']);
const familyNames = [
  'Alves',
  'Barros',
  'Costa',
  'Dias',
  'Freitas',
  'Gomes',
  'Lima',
  'Melo',
  'Nunes',
  'Souza',
];
const nameOf = (id: number): string =>
  `${givenNames[id % givenNames.length]} ${familyNames[Math.floor(id / givenNames.length) % familyNames.length]}`;

/** A community with a round that is open. */
async function fill(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const ids = Array.from({ length: members - 1 }, (_, before) => before + 2);
  const now = Date.now();
  const people = ids.map((id) => ({
    id,
    username: nameOf(id),
    username_key: nameOf(id).toLowerCase(),
    email: `m${id}@x.com`,
    email_key: `m${id}@x.com`,
    password_hash: 'x',
    created_at: now - 200 * day,
  }));
  await insertRows(database.db, 'users', people);
  const times = { opened_at: now - day, ends_at: now + 7 * day, closed_at: null, told: null };
  const questions = JSON.stringify(usualQuestions);
  await insertRows(database.db, 'rounds', [{ id: 1, community_id: firstCommunity, questions, ...times }]);
  await database.close();
}

/** One person answering: their time, and the program's. */
class Hand {
  person = 0;
  program = 0;
  readonly page: Page;
  readonly known = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  seconds(): number {
    return this.person + this.program;
  }

  async tap(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
    this.person += pace.tap;
  }

  /** Until something is there, the person waits. */
  async waitFor(text: string | RegExp): Promise<void> {
    const begun = performance.now();
    await this.page.getByText(text).first().waitFor();
    this.program += (performance.now() - begun) / 1000;
  }

  /** Reads what stands on the screen and was not read before, but for the list of people and its letters. */
  async read(): Promise<void> {
    const text = await this.page.locator('main').evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll('[aria-label="Pessoas da comunidade"], nav')) part.remove();
      document.body.append(copy);
      const shown = copy.innerText;
      copy.remove();
      return shown;
    });
    const fresh = text.split(/\n|\. /).filter((sentence) => !this.known.has(sentence));
    for (const sentence of fresh) this.known.add(sentence);
    this.person += fresh.join(' ').split(/\s+/).length * pace.word;
  }

  async findByName(name: string): Promise<void> {
    const search = this.page.getByRole('searchbox');
    await search.click();
    await search.fill('');
    const letters = name.slice(0, 3);
    await search.pressSequentially(letters);
    this.person += pace.tap + letters.length * pace.letter;
    const begun = performance.now();
    const row = this.page.getByRole('button', { name: new RegExp(name) });
    await row.waitFor();
    // The robot types faster than the list becomes shorter.
    const list = this.page.getByRole('list', { name: 'Pessoas' });
    const others = list.getByRole('button', { pressed: false }).filter({ hasNotText: new RegExp(letters) });
    await others.first().waitFor({ state: 'detached' });
    this.program += (performance.now() - begun) / 1000;
    this.person += (await list.getByRole('button').count()) * pace.glance;
    await row.click();
    this.person += pace.tap;
  }

  async findByLetter(name: string): Promise<void> {
    await this.tap(name.charAt(0));
    const row = this.page.getByRole('button', { name: new RegExp(name) });
    await row.click();
    // On the way there one looks at all who share the letter.
    this.person += (members / givenNames.length) * pace.glance + pace.tap;
  }
}

type Way = (hand: Hand, name: string) => Promise<void>;

async function answer(
  page: Page,
  line: CDPSession,
  find: Way,
  hasSignal: boolean,
): Promise<{ hand: Hand; before: number }> {
  const hand = new Hand(page);
  const pick = dice(7);
  const people = page.waitForResponse(/people/);
  await page.goto('/rodada');
  await hand.waitFor('Antes de começar');
  await hand.read();
  await people;
  if (!hasSignal) await line.send('Network.emulateNetworkConditions', { ...weakLine, offline: true });
  await hand.tap('Começar');
  const before = hand.seconds();
  for (const [place] of usualQuestions.entries()) {
    await hand.waitFor(`Pergunta ${place + 1} de ${usualQuestions.length}.`);
    await hand.read();
    for (let named = 0; named < 2; named++) await find(hand, nameOf(2 + pick(members - 1)));
    await hand.tap('Continuar');
  }
  await hand.waitFor('Pronto, obrigado!');
  await line.send('Network.emulateNetworkConditions', weakLine);
  return { hand, before };
}

const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-answering-'));
await fill(dataDir);
for (const script of ['node_modules/vite/bin/vite.js build', 'scripts/build-server.mjs'])
  execFileSync(process.execPath, script.split(' '), { stdio: 'ignore' });
const server = await spawnServer(asBuilt, { DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? '' });
try {
  const ways: [string, Way, boolean][] = [
    ['by three letters', (hand, name) => hand.findByName(name), true],
    ['by the first letter', (hand, name) => hand.findByLetter(name), true],
    ['by letters, no signal', (hand, name) => hand.findByName(name), false],
  ];
  const rows: Record<string, object> = {};
  for (const [title, find, hasSignal] of ways) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    const username = `quem responde ${Object.keys(rows).length}`;
    const data = { username, email: `${Object.keys(rows).length}@x.com`, password: 'segredo1' };
    const { token } = await (await context.request.post('/api/auth/register', { data })).json();
    await context.addInitScript(`localStorage.setItem('auth_token', ${JSON.stringify(token)})`);
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await line.send('Network.emulateNetworkConditions', weakLine);
    const { hand, before } = await answer(page, line, find, hasSignal);
    const questions = hand.seconds() - before;
    const columns = { before, questions, 'program in all': hand.program };
    rows[title] = Object.fromEntries(
      Object.entries(columns).map(([name, seconds]) => [name, Math.round(seconds)]),
    );
    if (questions > goalSeconds) process.exitCode = 1;
    await context.close();
  }
  console.table(rows);
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
