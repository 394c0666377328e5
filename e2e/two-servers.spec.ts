import { type APIRequestContext, expect as baseExpect, type Page, type Request } from '@playwright/test';
import pg from 'pg';
import { byDoor } from './balancer.ts';
import { join, publish, takeToast } from './company.ts';
import { panel } from './dashboard.ts';
import { createTeam, invitation, ownBox, part } from './desk.ts';
import { keepWriting } from './keep-writing.ts';
import { type Pair, test } from './two-servers.ts';

const [first, second] = [0, 1];

/** How fast it is is noted, not judged: a busy machine may take its time. */
const patience = 30_000;
const expect = baseExpect.configure({ timeout: patience });

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Avisos/ });

/** The instant at which a list of the screen first has an entry with all of these words. */
async function shownAt(page: Page, words: readonly string[]): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) => {
      const entries = Array.from(document.querySelectorAll('li'), ({ textContent }) => textContent);
      return entries.some((text) => wanted.every((word) => text.includes(word))) && Date.now();
    },
    words,
    { timeout: patience },
  );
  return Number(await found.jsonValue());
}

/** The instant at which the browser sends the request that does something. */
async function sentAt(
  page: Page,
  isIt: (request: Request) => boolean,
  act: () => Promise<void>,
): Promise<number> {
  const sent = page.waitForRequest(isIt);
  await act();
  const request = await sent;
  await request.response();
  return request.timing().startTime;
}

function note(type: string, milliseconds: number): void {
  test.info().annotations.push({ type, description: `${Math.round(milliseconds)} ms` });
}

/** The runs that the database holds. */
async function storedRuns(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ run_id: string }>('select run_id from game_runs');
  await client.end();
  return rows.map(({ run_id }) => run_id);
}

/** Somebody without a browser who writes through a process as long as it lives. */
async function writeThrough({ url }: Pair, request: APIRequestContext, door: number) {
  const { token } = await join(request);
  return keepWriting({ url, token, headers: byDoor(door) });
}

test('two processes behind one address are one community, and one of them may die', {
  tag: '@any-screen',
}, async ({ pair }) => {
  test.slow();
  const ana = await pair.enter(first);
  const bia = await pair.enter(second);

  await test.step('a vote through one process shows in the browser of the other', async () => {
    const question = 'Que mudança simples melhorou seu trabalho?';
    const answer = `Guardei a água da chuva, diz ${ana.username}`;
    await publish(ana.page.request, ana, { question, answer });
    const idea = panel(bia.page, 'Mural da Comunidade').getByRole('listitem').filter({ hasText: answer });
    await expect(idea).toBeVisible();
    const shown = shownAt(ana.page, [answer, '1 voto']);
    const vote = idea.getByRole('button', { name: /^Votar/ });
    const sent = await sentAt(
      bia.page,
      (request) => request.url().endsWith('/vote'),
      () => vote.click(),
    );
    note('a vote reaches the other browser', (await shown) - sent);
  });

  await test.step('a notice rings through the other process, and read is read in both', async () => {
    await expect(bell(ana.page)).toHaveAccessibleName(/^Avisos \d/);
    const device = await ana.page.context().newPage();
    await device.setExtraHTTPHeaders(byDoor(second));
    await device.goto('/avisos');
    await expect(device.getByRole('list', { name: 'Avisos' })).toContainText('recebeu 1 voto');
    await expect(bell(ana.page)).toHaveAccessibleName('Avisos');
    await device.close();
  });

  await test.step('what is typed at a desk shows in the browser of the other', async () => {
    await ana.page.goto('/games/rede-saberes?desafio=1');
    const desk = await createTeam(ana.page);
    await bia.page.goto(invitation(desk));
    await takeToast(bia.page, 'Você se juntou à equipe!');
    await expect(part(ana.page, bia.username)).toContainText('Aqui agora');
    const text = 'Favos fechados com cera';
    const shown = shownAt(bia.page, [ana.username, text]);
    let lastKey = 0;
    const sent = await sentAt(
      ana.page,
      (request) => request.method() === 'PUT' && request.postDataJSON().answer === text,
      async () => {
        await ownBox(ana.page).pressSequentially(text);
        lastKey = Date.now();
      },
    );
    note('an answer reaches the other browser', (await shown) - sent);
    note('an answer is there after the last key', (await shown) - lastKey);
  });

  expect(pair.ledTo(first)).toEqual([first]);
  expect(pair.ledTo(second)).toEqual([second]);

  await test.step('one process dies while people write', async () => {
    const { request } = bia.page;
    const doors = [first, first, second, second];
    const writers = await Promise.all(doors.map((door) => writeThrough(pair, request, door)));
    const [orphan] = writers;
    await expect.poll(() => Math.min(...writers.map((one) => one.acknowledged.length))).toBeGreaterThan(5);
    await ana.page.evaluate(() => document.body.setAttribute('data-same', 'yes'));

    const back = ana.page.waitForRequest((asked) => asked.url().includes('/api/events'));
    await pair.kill(first);
    const killed = Date.now();
    const before = orphan?.acknowledged.length ?? 0;
    const text = 'Rótulo e selo de inspeção';
    const shown = shownAt(ana.page, [bia.username, text]);
    await ownBox(bia.page).fill(text);
    await back;
    note('after the kill, what happened meanwhile is there', (await shown) - killed);

    await ownBox(ana.page).fill('Favos fechados, casa do mel limpa');
    await expect(part(bia.page, ana.username)).toContainText('casa do mel limpa');
    expect(await ana.page.evaluate(() => document.body.dataset.same)).toBe('yes');
    await expect.poll(() => orphan?.acknowledged.length).toBeGreaterThan(before);
    await Promise.all(writers.map(({ stop }) => stop()));
    expect(pair.ledTo(first)).toEqual([first, second]);

    const acknowledged = writers.flatMap((one) => one.acknowledged);
    expect((await storedRuns(pair.databaseUrl)).sort()).toEqual(acknowledged.sort());
    const broken = writers.reduce((sum, one) => sum + one.broken(), 0);
    const figures = `${acknowledged.length} acknowledged, ${broken} without an answer and sent again`;
    test.info().annotations.push({ type: 'writes around the kill', description: figures });
  });
});
