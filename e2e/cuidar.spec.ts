import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { newPerson, sendLogin, sendRegister, signIn, signOutButton } from './account.ts';
import { makeCommunity } from './care.ts';
import { publish, takeToast } from './company.ts';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';
import { watchPage } from './watch.ts';

/** A browser of somebody else, watched like the test's own. */
async function openBrowser(browser: Browser, url: string, problems: string[]): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, viewport: browserSize })).newPage();
  const seen = watchPage(page, { host: new URL(url).host, refusals: [] });
  page.on('close', () => problems.push(...seen));
  return page;
}

const browserSize = { width: 360, height: 740 };

/** How many sheets of paper come out of the printer. */
const countSheets = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const codeOn = (text: string | null): string => (text ?? '').replaceAll(/\s/g, '');

test('from the first start to the first coordination', { tag: '@phone' }, async ({ browser, viewport }) => {
  const server = await startServer('empty');
  const problems: string[] = [];
  const page = await openBrowser(browser, server.url, problems);
  if (viewport) await page.setViewportSize(viewport);
  await page.goto(`/comecar/${await server.firstCode}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('link', { name: 'Criar minha conta' }).click();
  const person = newPerson();
  await sendRegister(page, { ...person, confirmation: person.password });
  await expect(page.getByRole('button', { name: 'Quero coordenar' })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('button', { name: 'Quero coordenar' }).click();
  await expect(page).toHaveURL('/cuidar');
  await takeToast(page, 'Você é a coordenação');
  await page.getByRole('navigation', { name: 'Cuidar' }).getByRole('link', { name: 'Comunidades' }).click();
  await page.getByRole('button', { name: 'Criar comunidade' }).click();
  await checkScreen(page);
  const dialog = page.getByRole('dialog', { name: 'Criar comunidade' });
  await dialog.getByLabel('Nome').fill('Associação do Mel');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('row', { name: /Associação do Mel/ })).toBeVisible();
  await takeToast(page, 'Associação do Mel está salva');
  await checkScreen(page);
  await page.context().close();
  await server.stop();
  expect(problems).toEqual([]);
});

test('a facilitator brings thirty people in, helps one back and removes a bad post', {
  tag: '@phone',
}, async ({ page, browser, request, server }) => {
  test.slow();
  const { name, rita } = await makeCommunity(request);
  const problems: string[] = [];
  await page.goto('/cuidar/convites');
  await sendLogin(page, rita.username, rita.password);
  await takeToast(page, 'Sucesso');

  await page.getByRole('button', { name: 'Fazer convite' }).click();
  const projected = page.getByRole('dialog', { name });
  const code = codeOn(await projected.getByText(/^\w{3} \w{3}$/).textContent());
  await expect(projected.getByRole('img', { name: 'QR do convite' })).toBeVisible();
  await checkScreen(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Venha para ${name}`)).toBeVisible();
  await expect(projected).toBeHidden();
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: null });
  await projected.getByRole('button', { name: 'Fechar' }).click();

  const phone = await openBrowser(browser, server.url, problems);
  await phone.goto(`/convite/${code}`);
  await expect(phone.getByText(name)).toBeVisible();
  await checkScreen(phone);
  await phone.getByRole('link', { name: 'Criar minha conta' }).click();
  await expect(phone.getByText(`Convite para ${name}.`)).toBeVisible();
  await checkScreen(phone);
  const bento = newPerson();
  await sendRegister(phone, { ...bento, confirmation: bento.password });
  await expect(signOutButton(phone)).toBeVisible();

  // The rest of the room has the same sheet in hand.
  for (let more = 1; more < 14; more++)
    expect(
      (await request.post('/api/auth/register', { data: { ...newPerson(), invite: code } })).status(),
    ).toBe(201);

  const mark = bento.username.slice(-8);
  const people = ['Maria', 'José', ...'abcdefghijklmn'].map((name) => `${name} ${mark}`);
  await page.getByLabel('Nomes, um em cada linha').fill(people.join('\n'));
  await page.getByRole('button', { name: 'Fazer 16 cartões' }).click();
  const cards = page.getByRole('region', { name: 'Cartões prontos' }).getByRole('listitem');
  await expect(cards).toHaveCount(16);
  const card = cards.first();
  await expect(card).toContainText('Maria');
  await checkScreen(page);
  const cardCode = codeOn(await card.getByText(/^\w{5} \w{5}$/).textContent());
  await comeIn(phone, cardCode, 'primeira-senha');

  await openPeople(page);
  // Thirty and who facilitates.
  await expect(page.getByRole('rowheader')).toHaveCount(31);
  await page.getByRole('button', { name: 'Ainda não jogou' }).click();
  await expect(page.getByRole('row', { name: /Maria/ })).toContainText('ainda não jogou');
  await expect(page.getByRole('row', { name: /José/ })).toContainText('ainda não entrou');
  await checkScreen(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar planilha' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  const lines = file.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(';'))).toEqual(await readCells(page));
  for (const person of people) expect(file).toContain(person);

  await askForHelp(phone, people[0] ?? '');
  await page.getByRole('button', { name: 'Ainda não jogou' }).click();
  await page.getByRole('button', { name: 'Esqueceu a senha' }).click();
  await page.getByRole('button', { name: /^Ajudar a entrar Maria/ }).click();
  const help = page.getByRole('dialog', { name: /^Ajudar Maria/ });
  await checkScreen(page);
  const recovery = codeOn(await help.getByText(/^\w{5} \w{5}$/).textContent());
  await help.getByRole('button', { name: 'Pronto' }).click();
  await comeIn(phone, recovery, 'segunda-senha');
  await phone.goto('/account');
  await expect(phone.getByText(`${rita.username} fez um código para ${people[0]} entrar.`)).toBeVisible();
  await checkScreen(phone);

  await removeBadPost(page, request, bento);
  await phone.context().close();
  expect(problems).toEqual([]);
});

/** What stands in each row of the list but for its buttons; a label before a cell is no part of it. */
const readCells = (page: Page): Promise<(string | null | undefined)[][]> =>
  page
    .locator('tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('th, td')]
          .filter((_, column) => column !== 1)
          .map((cell) => cell.lastChild?.textContent),
      ),
    );

const openPeople = (page: Page) =>
  page.getByRole('navigation', { name: 'Cuidar' }).getByRole('link', { name: 'Pessoas' }).click();

/** Uses a code from paper on a phone where somebody else may be signed in. */
async function comeIn(phone: Page, code: string, password: string): Promise<void> {
  await phone.goto(`/entrar/${code}`);
  await phone.getByLabel('Senha nova', { exact: true }).fill(password);
  await phone.getByLabel('Confirmar senha nova').fill(password);
  await phone.getByRole('button', { name: 'Guardar e entrar' }).click();
  // By a card one comes for the first time, and is asked a few things.
  await expect(phone).toHaveURL(/\/(boas-vindas)?$/);
  await expect(signOutButton(phone)).toBeVisible();
}

/** Leaves, and finds out from the sign-in screen whom to talk to. */
async function askForHelp(phone: Page, person: string): Promise<void> {
  await signOutButton(phone).click();
  await phone.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await phone.getByLabel('Seu nome de usuário ou email').fill(person);
  await phone.getByRole('button', { name: 'Pedir ajuda' }).click();
  await expect(phone.getByText(/^Pedimos ajuda\. Fale com /)).toBeVisible();
  await checkScreen(phone);
}

async function removeBadPost(
  page: Page,
  request: APIRequestContext,
  author: { username: string; password: string },
): Promise<void> {
  const { token, user } = await signIn(request, author.username, author.password);
  const idea = { question: 'O que falta na feira?', answer: 'Compre só de mim, o resto engana.' };
  await publish(request, { ...author, ...user, token }, idea);
  await page.goto('/community');
  await page
    .getByRole('article')
    .filter({ hasText: idea.answer })
    .getByRole('button', { name: /^Tirar do mural/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Tirar do mural?' });
  await checkScreen(page);
  await dialog.getByLabel(/^Motivo/).fill('Fala mal dos vizinhos.');
  await dialog.getByRole('button', { name: 'Tirar do mural' }).click();
  await expect(page.getByText(idea.answer)).toHaveCount(0);
  await page.goto('/cuidar/moderacao');
  const removed = page.getByRole('region', { name: 'Fora do mural' }).getByRole('article');
  await expect(removed).toContainText('Motivo: Fala mal dos vizinhos.');
  await checkScreen(page);
  await removed.getByRole('button', { name: /^Devolver ao mural/ }).click();
  await expect(removed).toHaveCount(0);
}
