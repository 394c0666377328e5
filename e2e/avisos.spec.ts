import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { actAs, publish, sayGoodbye, takeToast, welcome } from './company.ts';
import { createTeam, invitation } from './desk.ts';
import { expect, test } from './fixtures.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Avisos/ });
const notices = (page: Page) => page.getByRole('list', { name: 'Avisos' }).getByRole('listitem');

test('the bell rings in another browser; a request is answered there, and read is read on every device', {
  tag: '@phone',
}, async ({ browser, server }) => {
  const problems: string[] = [];
  const ana = await welcome(browser, server.url, problems);
  const rita = await welcome(browser, server.url, problems, { path: '/community' });
  const { page } = ana;
  await expect(bell(page)).toHaveAccessibleName('Avisos');

  const answer = `Vender o mel junto, diz ${ana.username}`;
  const idea = await publish(page.request, ana, { question: 'O que falta?', answer });
  await actAs(page.request, rita, `/api/submissions/${idea}/vote`);
  await expect(bell(page)).toHaveAccessibleName('Avisos 1 novo');
  await rita.page.getByRole('button', { name: `Conectar com ${ana.username}` }).click();
  // It would lie on the bell once the page is scrolled back to it.
  await takeToast(rita.page, 'Pedido enviado!');
  await expect(bell(page)).toHaveAccessibleName('Avisos 2 novos');
  await checkScreen(page);

  const phone = await page.context().newPage();
  await phone.goto('/games');
  await expect(bell(phone)).toHaveAccessibleName('Avisos 2 novos');

  await bell(page).click();
  await expect(page.getByRole('heading', { name: 'Avisos' })).toBeVisible();
  await expect(notices(page)).toHaveCount(2);
  await expect(notices(page).first()).toContainText(`${rita.username} quer se conectar com você`);
  const votes = notices(page).last();
  await expect(votes).toContainText('recebeu 1 voto');
  await expect(votes).not.toContainText(rita.username);
  await expect(bell(page)).toHaveAccessibleName('Avisos');
  await expect(bell(phone)).toHaveAccessibleName('Avisos');
  await expect(notices(page).first()).toContainText('Novo');
  await checkScreen(page);

  await page.getByRole('button', { name: `Aceitar o pedido de ${rita.username}` }).click();
  await expect(page.getByText(`Você e ${rita.username} se conectaram.`)).toBeVisible();
  await expect(bell(rita.page)).toHaveAccessibleName('Avisos 1 novo');
  await bell(rita.page).click();
  await expect(notices(rita.page)).toContainText([`${ana.username} aceitou se conectar com você`]);

  await votes.getByRole('link').click();
  await expect(page).toHaveURL(`/community?publicacao=${idea}`);
  await expect(page.getByRole('region', { name: 'Publicação compartilhada' })).toContainText(answer);
  await sayGoodbye([ana, rita], problems);
});

test('a team talks beside its desk, and whoever is away is called to it', { tag: '@phone' }, async ({
  browser,
  server,
}) => {
  const problems: string[] = [];
  const ana = await welcome(browser, server.url, problems, { path: '/games/rede-saberes?desafio=1' });
  const desk = await createTeam(ana.page);
  const bia = await welcome(browser, server.url, problems, { path: invitation(desk) });
  await takeToast(bia.page, 'Você se juntou à equipe!');
  await expect(bell(ana.page)).toHaveAccessibleName('Avisos 1 novo');

  const say = async (page: Page, text: string) => {
    await page.getByLabel('Escreva para a equipe').fill(text);
    await page.getByRole('button', { name: 'Enviar' }).click();
  };
  const thread = (page: Page) => page.getByRole('log', { name: 'Mensagens da equipe' });
  await say(ana.page, 'Quem traz os números da safra?');
  await expect(thread(bia.page)).toContainText('Quem traz os números da safra?');
  await checkScreen(bia.page);

  await bia.page.getByRole('link', { name: 'Comunidade', exact: true }).click();
  await expect(ana.page.getByText('Fora agora')).toBeVisible();
  await say(ana.page, 'Bia, você volta?');
  await expect(bell(bia.page)).toHaveAccessibleName('Avisos 1 novo');
  await bell(bia.page).click();
  await bia.page.getByRole('link', { name: `${ana.username} escreveu na conversa da sua equipe` }).click();
  await expect(thread(bia.page)).toContainText('Bia, você volta?');
  await sayGoodbye([ana, bia], problems);
});
