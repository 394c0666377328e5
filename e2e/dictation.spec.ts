import type { Page } from '@playwright/test';
import { checkScreen } from './accessibility.ts';
import { register } from './account.ts';
import { takeToast } from './company.ts';
import { fallSilent, giveEar, hear } from './device-ear.ts';
import { expect, test } from './fixtures.ts';

const speak = (page: Page, box: string) => page.getByRole('button', { name: new RegExp(`^Falar.*${box}`) });
const stop = (page: Page) => page.getByRole('button', { name: 'Parar de falar' });

test('an idea is said, mended by hand and sent, and answered the same way', { tag: '@touch' }, async ({
  page,
}) => {
  await giveEar(page);
  const { username } = await register(page, '/games/voz-rota');
  await page.getByRole('button', { name: 'Contar minha ideia sobre Inovação' }).tap();
  const box = page.getByLabel('Sua ideia');
  await expect(page.getByRole('button', { name: 'Enviar Ideia' })).toBeDisabled();

  // Who may hear it is said once, before anything listens.
  await speak(page, 'sua ideia').tap();
  await expect(page.getByRole('dialog')).toContainText('quem fez o navegador pode ouvir');
  await checkScreen(page);
  await page.getByRole('button', { name: 'Entendi, quero falar' }).tap();
  await expect(page.getByText('Pode falar, estou ouvindo...')).toBeVisible();

  await hear(page, 'secar o caf', false);
  await expect(page.getByText('secar o caf', { exact: true })).toBeVisible();
  await expect(box).toHaveValue('');
  await hear(page, 'secar o café em terreiro suspenso');
  await fallSilent(page);
  await hear(page, `diz ${username}`);
  await expect(box).toHaveValue(`Secar o café em terreiro suspenso diz ${username}`);
  await checkScreen(page);
  await stop(page).tap();

  await box.press('End');
  await box.pressSequentially(', com sombrite');
  await page.getByRole('button', { name: 'Enviar Ideia' }).tap();
  await takeToast(page, 'Ideia enviada!');
  const said = `Secar o café em terreiro suspenso diz ${username}, com sombrite`;
  await expect(page.getByRole('article').filter({ hasText: said })).toBeVisible();

  await page.goto('/community');
  const post = page.getByRole('article').filter({ hasText: said });
  await post.getByRole('button', { name: /^Responder/ }).tap();
  await speak(page, 'sua resposta').tap();
  await hear(page, 'já testei e secou em oito dias');
  await stop(page).tap();
  await post.getByRole('button', { name: /^Responder a/ }).tap();
  await expect(
    post.getByRole('listitem').filter({ hasText: 'Já testei e secou em oito dias' }),
  ).toBeVisible();
  await checkScreen(page);
});

test('where it does not work it says why, and what was written stays', { tag: '@any-screen' }, async ({
  page,
}) => {
  await giveEar(page);
  await register(page, '/games/voz-rota');
  await page.evaluate(() => localStorage.setItem('fala-avisada', 'sim'));
  await page.getByRole('button', { name: 'Contar minha ideia sobre Inovação' }).click();
  await page.getByLabel('Sua ideia').fill('Vender juntos');
  for (const [error, words] of [
    ['network', 'Sem sinal não dá para entender a fala.'],
    ['not-allowed', 'O navegador não deixou usar o microfone.'],
    ['no-speech', 'Não ouvi nada.'],
  ] as const) {
    await speak(page, 'sua ideia').click();
    await fallSilent(page, error);
    await expect(page.getByText(words)).toBeVisible();
    await expect(speak(page, 'sua ideia')).toBeVisible();
  }
  await expect(page.getByLabel('Sua ideia')).toHaveValue('Vender juntos');
});
