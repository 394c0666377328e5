import { type Browser, expect, type Page } from '@playwright/test';
import { type Person, register } from './account.ts';
import { watchPage } from './watch.ts';

export interface Member extends Person {
  page: Page;
}

/** Lets somebody new in with a browser of their own, and watches it like the test's own page. */
export async function welcome(browser: Browser, url: string, problems: string[]): Promise<Member> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  const seen = watchPage(page, { host: new URL(url).host, refusals: [] });
  page.on('close', () => problems.push(...seen));
  return { ...(await register(page)), page };
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
