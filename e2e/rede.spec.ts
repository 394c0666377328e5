import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { register } from './account.ts';
import { sayGoodbye, takeToast, welcome } from './company.ts';
import { createTeam, invitation, ownBox, ownPart, part } from './desk.ts';
import { expect, test } from './fixtures.ts';

const finish = (page: Page) => page.getByRole('button', { name: 'Concluir Desafio' });

test('three people complete a challenge, one of them without a signal for a while', {
  tag: '@phone',
}, async ({ browser, server }) => {
  test.slow();
  const problems: string[] = [];
  const arrive = (path: string) => welcome(browser, server.url, problems, { path });
  const ana = await arrive('/games/rede-saberes');
  await expect(ana.page.getByRole('list', { name: 'Desafios' })).toBeVisible();
  await ana.page.getByRole('button', { name: 'Escolher desafio Da colmeia à merenda' }).click();
  const desk = await createTeam(ana.page);

  const bia = await arrive('/games/rede-saberes?desafio=1');
  const enterTeam = bia.page.getByRole('button', { name: `Entrar na equipe de ${ana.username}` });
  await expect(enterTeam).toBeVisible();
  await checkScreen(bia.page);
  await enterTeam.click();
  await takeToast(bia.page, 'Você se juntou à equipe!');
  await expect(part(ana.page, bia.username)).toContainText('Aqui agora');

  const caio = await arrive(invitation(desk));
  await takeToast(caio.page, 'Você se juntou à equipe!');
  await expect(caio.page).toHaveURL(desk);
  await expect(part(ana.page, caio.username)).toContainText('Aqui agora');
  await expect(part(caio.page, bia.username)).toContainText('Aqui agora');
  await checkScreen(ana.page);

  await caio.page.context().setOffline(true);
  await ownBox(caio.page).pressSequentially('Chamada pública da prefeitura');
  await expect(caio.page.getByText('Sem conexão, guardado neste aparelho')).toBeVisible();
  await ownBox(ana.page).pressSequentially('Favos fechados com cera');
  await ownBox(bia.page).pressSequentially('Rótulo e selo de inspeção');
  await expect(part(bia.page, ana.username)).toContainText('Favos fechados com cera');
  await expect(part(ana.page, bia.username)).toContainText('Rótulo e selo de inspeção');
  await expect(finish(ana.page)).toBeDisabled();

  await caio.page.context().setOffline(false);
  await expect(part(ana.page, caio.username)).toContainText('Chamada pública da prefeitura');
  await expect(part(caio.page, ana.username)).toContainText('Favos fechados com cera');
  await expect(part(caio.page, bia.username)).toContainText('Rótulo e selo de inspeção');
  await expect(ownPart(caio.page)).toContainText('Salvo');

  await finish(bia.page).click();
  for (const { page } of [ana, bia, caio]) {
    await takeToast(page, 'Desafio concluído!');
    await expect(page.getByRole('heading', { name: 'Agora vocês se conectaram' })).toBeVisible();
    await expect(page.getByText('Resposta-modelo:')).toHaveCount(3);
  }
  await expect(ana.page.getByRole('main')).toContainText('400pontos');
  await expect(caio.page.getByRole('main')).toContainText('300pontos');
  await checkScreen(caio.page);
  await sayGoodbye([ana, bia, caio], problems);
});

test('a desk is left, come back to, and the part of who leaves written by whoever stays', {
  tag: '@phone',
}, async ({ browser, server }) => {
  const problems: string[] = [];
  const arrive = (path: string) => welcome(browser, server.url, problems, { path });
  const ana = await arrive('/games/rede-saberes?desafio=2');
  const desk = await createTeam(ana.page);
  await expect(part(ana.page, 'Convide mais uma pessoa')).toHaveCount(2);
  const bia = await arrive(invitation(desk));
  await takeToast(bia.page, 'Você se juntou à equipe!');
  await ownBox(bia.page).fill('sim');
  await expect(ownPart(bia.page)).toContainText('Ficou curta');
  await ownBox(bia.page).fill('Cada associado tem um voto');
  await expect(part(ana.page, 'Cada associado tem um voto')).toContainText(bia.username);
  await expect(ana.page.getByText('Falta 1 pessoa na equipe: o desafio é para três.')).toBeVisible();

  await ana.page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(part(bia.page, ana.username)).toContainText('Fora agora');
  await ana.page.goto('/games/rede-saberes?desafio=2');
  await ana.page.getByRole('button', { name: `Continuar na equipe de ${ana.username}` }).click();
  await expect(part(bia.page, ana.username)).toContainText('Aqui agora');

  await bia.page.getByRole('button', { name: 'Sair da equipe' }).click();
  const question = bia.page.getByRole('dialog', { name: 'Sair da equipe?' });
  await checkScreen(bia.page);
  await question.getByRole('button', { name: 'Sair da equipe' }).click();
  await takeToast(bia.page, 'Você saiu da equipe');
  const freed = ana.page.getByRole('textbox').and(ana.page.getByText('Cada associado tem um voto'));
  await expect(freed).toBeEditable();
  await freed.fill('A assembleia: um voto por pessoa');
  await expect(ana.page.getByText('Salvo').first()).toBeVisible();
  await ana.page.reload();
  await expect(ana.page.getByText('A assembleia: um voto por pessoa')).toBeVisible();
  await sayGoodbye([ana, bia], problems);
});

test.describe('nobody has come yet', () => {
  test.use({ community: 'empty' });

  test('a challenge without a team invites to create one', { tag: '@phone' }, async ({ page }) => {
    await register(page, '/games/rede-saberes?desafio=1');
    await expect(page.getByText('Nenhuma equipe disponível. Seja o primeiro a criar uma!')).toBeVisible();
    await checkScreen(page);
  });
});
