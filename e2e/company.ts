import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { type GameType, gameOf } from '#core/content/games.ts';
import { cadeiaRun, jornadaRun, type Run } from '#server/demo/honest-runs.ts';
import { newPerson, type Person, register } from './account.ts';
import { watchPage } from './watch.ts';

/** Someone with a browser of their own. */
export interface Member extends Person {
  page: Page;
}

/** Someone new joins without a browser. */
export async function join(request: APIRequestContext, username?: string): Promise<Person> {
  const someone = newPerson();
  const person = username ? { ...someone, username } : someone;
  const answer = await request.post('/api/auth/register', { data: person });
  expect(answer.status()).toBe(201);
  const { token, user } = await answer.json();
  return { ...person, token, id: user.id };
}

/** Makes a call as somebody and answers its body. */
export async function actAs(
  request: APIRequestContext,
  { token }: Pick<Person, 'token'>,
  path: string,
  data: Record<string, unknown> = {},
) {
  const answer = await request.post(path, { data, headers: { Authorization: `Bearer ${token}` } });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

/** Saves a run as somebody who has just joined: it must fit between that moment and now, give or take a minute. */
export async function saveRun(
  request: APIRequestContext,
  player: Pick<Person, 'token'>,
  game: GameType,
  { data, ...run }: Run,
): Promise<void> {
  await actAs(request, player, `/api/games/${gameOf(game).id}/progress`, {
    ...run,
    data: { ...data, seconds: 12 },
  });
}

/** Gives somebody who has just joined a place in the ranking, by what is believed of a first minute. */
export async function climb(request: APIRequestContext, player: Pick<Person, 'token'>): Promise<void> {
  for (const apl of ['mel', 'leite'] as const) await saveRun(request, player, 'cadeia-valor', cadeiaRun(apl));
  await saveRun(request, player, 'jornada-empreendedor', jornadaRun());
}

/** Publishes an idea as somebody; answers its id. */
export async function publish(
  request: APIRequestContext,
  author: Person,
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
  {
    path,
    refusals = [],
    ...options
  }: BrowserContextOptions & { path?: string; refusals?: readonly number[] } = {},
): Promise<Member> {
  const page = await (await browser.newContext({ ...options, baseURL: url })).newPage();
  const seen = watchPage(page, { host: new URL(url).host, refusals });
  page.on('close', () => problems.push(...seen));
  return { ...(await register(page, path)), page };
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
