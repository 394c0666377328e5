import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { newPerson, type Person, register } from './account.ts';
import { watchPage } from './watch.ts';

/** Someone of the community, who acts without a browser. */
export interface Neighbour extends Person {
  token: string;
}

/** Someone with a browser of their own. */
export interface Member extends Neighbour {
  page: Page;
}

/** Someone new joins without a browser. */
export async function join(request: APIRequestContext, username?: string): Promise<Neighbour> {
  const someone = newPerson();
  const person = username ? { ...someone, username } : someone;
  const answer = await request.post('/api/auth/register', { data: person });
  expect(answer.status()).toBe(201);
  return { ...person, token: (await answer.json()).token };
}

/** Makes a call as somebody and answers its body. */
export async function actAs(
  request: APIRequestContext,
  { token }: Neighbour,
  path: string,
  data: Record<string, unknown> = {},
) {
  const answer = await request.post(path, { data, headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

/** Plays what hands have time for soon after joining. */
export async function playShort(request: APIRequestContext, someone: Neighbour): Promise<void> {
  const journey = { scenarios: 3, correctAnswers: 3 };
  const cards = { deck: 'atores', moves: 6, timeElapsed: 12 };
  await actAs(request, someone, '/api/games/2/progress', { score: 300, isCompleted: true, data: journey });
  await actAs(request, someone, '/api/games/7/progress', { score: 900, isCompleted: true, data: cards });
}

/** Publishes an idea as somebody; answers its id. */
export async function publish(
  request: APIRequestContext,
  author: Neighbour,
  idea: { question: string; answer: string },
): Promise<number> {
  const { submission } = await actAs(request, author, '/api/submissions', { ...idea, type: 'text' });
  return submission.id;
}

/** Lets somebody new in with a browser of their own, and watches it like the test's own page. */
export async function welcome(
  browser: Browser,
  url: string,
  problems: string[],
  options: BrowserContextOptions = {},
): Promise<Member> {
  const page = await (await browser.newContext({ ...options, baseURL: url })).newPage();
  const seen = watchPage(page, { host: new URL(url).host, refusals: [] });
  page.on('close', () => problems.push(...seen));
  const person = await register(page);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  return { ...person, token: token ?? '', page };
}

/** Closes everybody's browser and fails on whatever went wrong out of sight. */
export async function sayGoodbye(people: readonly Member[], problems: readonly string[]): Promise<void> {
  for (const { page } of people) await page.context().close();
  expect(problems).toEqual([]);
}

/** Waits for a toast and puts it away. */
export async function takeToast(page: Page, title: string): Promise<void> {
  const notice = page.getByRole('region', { name: 'Aviso' });
  await expect(notice).toContainText(title);
  await notice.getByRole('button', { name: 'Fechar aviso' }).click();
}
