import type { Page } from '@playwright/test';
import { cadeiaRun } from '#server/demo/honest-runs.ts';
import { people } from '#server/demo/people.ts';
import { checkScreen } from './accessibility.ts';
import { enter, samplePassword, signIn } from './account.ts';
import { actAs, join, publish, saveRun, sayGoodbye, welcome } from './company.ts';
import { panel } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Avisos/ });

test('an answer rings the bell in another browser, which leads to the conversation', {
  tag: '@phone',
}, async ({ browser, server }) => {
  const problems: string[] = [];
  const ana = await welcome(browser, server.url, problems);
  const text = `Vender o mel junto, diz ${ana.username}`;
  const id = await publish(ana.page.request, ana, { question: 'O que falta?', answer: text });
  const rita = await welcome(browser, server.url, problems, { path: `/community?publicacao=${id}` });
  const thread = (page: Page) => page.getByRole('region', { name: `Respostas a ${ana.username}` }).first();
  await expect(thread(rita.page)).toContainText('Ninguém respondeu ainda');
  await thread(rita.page).getByLabel('Sua resposta').fill('Eu levo vinte potes');
  await thread(rita.page)
    .getByRole('button', { name: `Responder a ${ana.username}` })
    .click();
  await expect(thread(rita.page).getByRole('listitem')).toContainText('Eu levo vinte potes');
  await checkScreen(rita.page);

  await expect(bell(ana.page)).toHaveAccessibleName('Avisos 1 novo');
  await bell(ana.page).click();
  await ana.page.getByRole('link', { name: `${rita.username} respondeu à sua ideia “${text}”` }).click();
  await expect(ana.page).toHaveURL(`/community?publicacao=${id}`);
  const answer = thread(ana.page).getByRole('listitem');
  await expect(answer).toContainText('Eu levo vinte potes');
  await answer.getByRole('button', { name: /^Votar na resposta/ }).click();
  await expect(answer.getByRole('button', { pressed: true })).toHaveAccessibleName(/1 voto$/);
  await expect(thread(rita.page).getByText('1 voto', { exact: true })).toBeVisible();
  await thread(ana.page).getByLabel('Sua resposta').fill('Que bom! Sábado cedo?');
  await thread(ana.page).getByRole('button', { name: 'Responder' }).click();
  await expect(thread(rita.page)).toContainText('Que bom! Sábado cedo?');
  await sayGoodbye([ana, rita], problems);
});

test.describe('in a living community', () => {
  test.use({ community: 'demo' });

  // Once: whoever has done their part this week adds nothing more to it.
  test(
    'the goal of the week grows while somebody looks at it',
    { tag: '@touch' },
    async ({ page, request }, { retry }) => {
      await enter(page, 'maria');
      const week = panel(page, 'Mutirão da semana');
      const tree = week.getByRole('img', { name: /^A árvore do mutirão cresceu \d+%/ });
      const count = async () => Number(/%: (\d+)/.exec((await tree.getAttribute('aria-label')) ?? '')?.[1]);
      await expect(tree).toBeVisible();
      await checkScreen(page);
      const before = await count();

      // Whatever the goal of this week is made of: somebody new is answered, voted for, and others play.
      const newcomer = await join(request);
      await saveRun(request, newcomer, 'cadeia-valor', cadeiaRun('mel'));
      const id = await publish(request, newcomer, {
        question: 'O que falta?',
        answer: 'Gente para aprender junto',
      });
      for (const { username } of people.slice(10 + 6 * retry, 16 + 6 * retry)) {
        const neighbour = await signIn(request, username, samplePassword);
        await actAs(request, neighbour, `/api/submissions/${id}/vote`);
        await actAs(request, neighbour, `/api/posts/${id}/replies`, { text: 'Seja bem-vinda, vamos juntos' });
        await saveRun(request, neighbour, 'cadeia-valor', cadeiaRun('leite'));
      }
      await expect.poll(count).toBeGreaterThan(before);
    },
  );
});
