import type { APIRequestContext } from '@playwright/test';
import { openSignedIn, type Person, register, samplePassword, signIn } from './account.ts';
import { actAs, climb, join, publish } from './company.ts';
import { expect, test } from './fixtures.ts';
import { moderatorName } from './server.ts';
import { checkWidths } from './widths.ts';

const laugh = 'k'.repeat(80);

const longName = (): string => `Mariazinha${Date.now()}`.padEnd(40, 'x');

const answers = [
  'Quando os favos estão fechados com cera',
  'Rótulo com data e lote, e o selo de inspeção',
  'Pela chamada pública da prefeitura',
];

/** Brings a team of three together that has only to say that it is done. */
async function solveWith(request: APIRequestContext, leader: Person, other: Person): Promise<void> {
  const teams = '/api/collaborative-quizzes/1/teams';
  const { id } = await actAs(request, leader, teams);
  const others = [other, await join(request)];
  for (const one of others) await actAs(request, one, `${teams}/${id}/join`);
  for (const { token } of [leader, ...others]) {
    const headers = { Authorization: `Bearer ${token}` };
    const { userPart } = await (await request.get(`${teams}/${id}`, { headers })).json();
    const data = { answer: answers[userPart - 1] };
    expect((await request.put(`${teams}/${id}/answers/${userPart}`, { data, headers })).ok()).toBe(true);
  }
}

test('words of any length stay inside their cards on every screen', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const [writer, player] = [await join(request), await join(request, longName())];
  await publish(request, writer, { question: 'O que falta aqui?', answer: `Bão demais ${laugh}` });
  const title = `T${'i'.repeat(90)}`;
  await actAs(request, writer, '/api/stories', {
    title,
    content: `Era uma vez ${'c'.repeat(300)}`,
    category: 'Negócios',
    promptId: 'empreendedor-local',
  });
  const { username: name } = player;
  await actAs(request, player, '/api/collaborative-quizzes/3/teams');
  await climb(request, player);
  await register(page);
  const screens = [
    ['/', name],
    ['/community', laugh],
    ['/leadership', name],
    ['/games/rede-saberes?desafio=3', name],
    ['/games/minha-historia', title],
  ] as const;
  for (const [path, word] of screens) {
    if (path !== '/') await page.goto(path);
    if (path.endsWith('historia')) await page.getByRole('tab', { name: 'Comunidade' }).click();
    await expect(page.getByText(word).first()).toBeVisible();
    await checkWidths(page, path);
  }
  await solveWith(request, writer, player);
  await openSignedIn(page, writer.token, '/games/rede-saberes?desafio=1');
  await page
    .getByRole('button', { name: /^Continuar na equipe de/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Concluir Desafio' }).click();
  await expect(page.getByRole('heading', { name: 'Agora vocês se conectaram' })).toBeVisible();
  await checkWidths(page, 'the end of a team');
  const carer = await signIn(request, moderatorName, samplePassword);
  await openSignedIn(page, carer.token, '/cuidar/pessoas');
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill(name);
  await expect(page.getByRole('rowheader')).toHaveText([name]);
  await checkWidths(page, 'the list of people');
});
