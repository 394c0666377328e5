import { sayGoodbye, welcome } from './company.ts';
import { createTeam, invitation, ownBox, part } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { untilKept } from './kept-program.ts';

test.slow();

test('an answer written without a signal is not laid over a teammate’s: its reason is told, its words are kept', {
  tag: '@any-screen',
}, async ({ browser, server }) => {
  const problems: string[] = [];
  const arrive = (path: string) =>
    welcome(browser, server.url, problems, { path, serviceWorkers: 'allow', refusals: [409] });
  const ana = await arrive('/games/rede-saberes?desafio=3');
  const desk = await createTeam(ana.page);
  const bia = await arrive(invitation(desk));
  const caio = await arrive(invitation(desk));
  await ownBox(caio.page).fill('Do Caio');
  await expect(part(ana.page, 'Do Caio')).toBeVisible();
  await caio.page.getByRole('button', { name: 'Sair da equipe' }).click();
  await caio.page.getByRole('dialog').getByRole('button', { name: 'Sair da equipe' }).click();
  const freed = (page: typeof ana.page) => page.getByRole('textbox').and(page.getByText('Do Caio'));
  await expect(freed(bia.page)).toBeEditable();

  await untilKept(ana.page);
  const phone = ana.page.context();
  await phone.setOffline(true);
  await freed(ana.page).fill('Da Ana, no mato');
  await expect(ana.page.getByText('Sem conexão, guardado neste aparelho')).toBeVisible();
  await ana.page.getByLabel('Escreva para a equipe').fill('Volto já');
  await ana.page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(ana.page.getByRole('list', { name: 'Mensagens que esperam sinal' })).toContainText('Volto já');
  await freed(bia.page).fill('Da Bia, na sede');
  await expect(bia.page.getByText('Salvo').first()).toBeVisible();
  // She closes the desk; the program sends by itself, from wherever it is opened.
  await ana.page.goto('/games');
  await expect(ana.page.getByRole('button', { name: 'O que falta enviar: 2' })).toBeVisible();
  await phone.setOffline(false);

  await expect(bia.page.getByText('Volto já')).toBeVisible();
  await ana.page.getByRole('button', { name: 'O que falta enviar: 1' }).click();
  const list = ana.page.getByRole('dialog', { name: 'O que falta enviar' });
  await expect(list).toContainText('Esta parte ganhou outro texto enquanto isso.');
  await expect(list.getByLabel('O que você escreveu')).toHaveValue('Da Ana, no mato');
  await phone.grantPermissions(['clipboard-read', 'clipboard-write']);
  await list.getByRole('button', { name: 'Copiar' }).click();
  expect(await ana.page.evaluate(() => navigator.clipboard.readText())).toBe('Da Ana, no mato');
  await expect(part(bia.page, 'Da Bia, na sede')).toBeVisible();

  // At the desk both texts stand side by side, and the person decides.
  await ana.page.goto(desk);
  await expect(ana.page.getByText('Esta parte mudou enquanto isso:')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Ficar com o meu' }).click();
  await expect(bia.page.getByText('Da Ana, no mato')).toBeVisible();
  await expect(ana.page.getByRole('button', { name: /O que falta enviar/ })).toBeHidden();
  await sayGoodbye([ana, bia, caio], problems);
});
