import { checkScreen } from './accessibility.ts';
import { openSignedIn, type Person, samplePassword, signIn } from './account.ts';
import { checkSizes } from './check-sizes.ts';
import { actAs, join } from './company.ts';
import { expect, test } from './fixtures.ts';
import { moderatorName } from './server.ts';

test('a round from opening to its report: asked, answered in secret and without a signal, told once', {
  tag: '@phone',
}, async ({ page, request, browser }) => {
  test.slow();
  const carer = await signIn(request, moderatorName, samplePassword);
  const community = await actAs(request, carer, '/api/communities', { name: `Roda ${Date.now()}` });
  const { code } = await actAs(request, carer, `/api/communities/${community.id}/invites`);
  const people: Person[] = [];
  for (let one = 0; one < 12; one++) {
    const person = await join(request);
    await actAs(request, person, '/api/communities/join', { code });
    people.push(person);
  }
  const [leader, member, ...others] = people as [Person, Person, ...Person[]];

  await openSignedIn(page, carer.token, `/cuidar/lideres?comunidade=${community.id}`);
  await page.getByLabel('Quem experimenta primeiro o que é novo?').uncheck();
  await page.getByRole('button', { name: 'Escrever uma pergunta' }).click();
  await page.getByRole('button', { name: 'Abrir a rodada' }).click();
  await expect(page.getByText('Escreva a pergunta, ou tire este campo.')).toBeVisible();
  await checkScreen(page);
  await checkSizes(page, 'opening a round');
  await page.getByLabel('Pergunta sua 1').fill('Quem ensina a fazer farinha?');
  await page.getByRole('button', { name: 'Abrir a rodada' }).click();
  const open = page.getByRole('region', { name: 'Rodada aberta' });
  await expect(open.getByText('Menos de 5 das 12 pessoas responderam até agora.')).toBeVisible();
  await checkScreen(page);

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await openSignedIn(phone, member.token, '/rodada');
  await expect(phone.getByText(/Vai até [\p{L}-]+, \d+ de \p{L}+, às \d\d:\d\d\./u)).toBeVisible();
  await checkSizes(phone, 'before a round');
  await phone.getByRole('button', { name: 'Começar' }).click();
  await expect(phone.getByRole('button', { name: leader.username })).toBeVisible();
  await phone.context().setOffline(true);
  for (let question = 1; question <= 4; question++) {
    await expect(phone.getByText(`Pergunta ${question} de 4.`)).toBeVisible();
    await phone.getByRole('searchbox', { name: 'Procurar pelo nome' }).fill(leader.username);
    await phone.getByRole('button', { name: leader.username }).click();
    if (question === 1) {
      await checkScreen(phone);
      await checkSizes(phone, 'a question of a round');
    }
    await phone.getByRole('button', { name: 'Continuar' }).click();
  }
  await expect(phone.getByRole('heading', { name: 'Pronto, obrigado!' })).toBeVisible();
  await expect(phone.getByText(/serão enviadas quando a internet voltar/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/estão guardadas em segredo/)).toBeVisible({ timeout: 20_000 });
  await phone.close();

  const headers = ({ token }: Pick<Person, 'token'>) => ({ Authorization: `Bearer ${token}` });
  const current = await request.get('/api/rounds/current', { headers: headers(member) });
  const { round, answers } = await current.json();
  expect(answers).toHaveLength(4);
  for (const other of others)
    for (const question of [0, 1, 2, 3]) {
      const data = { people: [leader.id] };
      const path = `/api/rounds/${round.id}/answers/${question}`;
      expect((await request.put(path, { data, headers: headers(other) })).ok()).toBe(true);
    }

  await open.getByRole('button', { name: 'Encerrar a rodada' }).click();
  await page.getByRole('button', { name: 'Encerrar e contar' }).click();
  const results = page.getByRole('region', { name: /Rodada encerrada em/ });
  await expect(results.getByText(/dá para afirmar|aponta/)).toBeVisible({ timeout: 20_000 });
  await results.getByText('E você, quem indicaria?').click();
  await results.getByRole('checkbox').first().check();
  await results.getByRole('button', { name: 'Guardar minha opinião' }).click();
  await expect(page.getByText('Sua opinião está guardada.')).toBeVisible();
  await results.getByText('Ver os números').click();
  await expect(results.getByText('Quem cuida', { exact: true }).first()).toBeAttached();
  await expect(results.getByText('10 de 12 (83%)')).toBeVisible();
  await checkScreen(page);
  await checkSizes(page, 'a round that was told');

  // The next one ends while somebody answers, and few have: the one before can still be read.
  await page.getByRole('button', { name: 'Abrir a rodada' }).click();
  await expect(open.getByText('Menos de 5 das 12 pessoas responderam até agora.')).toBeVisible();
  const late = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await openSignedIn(late, member.token, '/rodada');
  await late.getByRole('button', { name: 'Começar' }).click();
  await late.getByRole('button', { name: leader.username }).click();
  await open.getByRole('button', { name: 'Encerrar a rodada' }).click();
  await page.getByRole('button', { name: 'Encerrar e contar' }).click();
  await expect(results.getByText(/Menos de cinco pessoas responderam/)).toBeVisible({ timeout: 20_000 });
  await late.getByRole('button', { name: 'Continuar' }).click();
  await expect(late.getByRole('heading', { name: 'Esta rodada terminou' })).toBeVisible();
  await checkScreen(late);
  await checkSizes(late, 'a round that is over');
  await late.close();

  const list = page.getByRole('region', { name: 'Todas as rodadas encerradas' });
  await expect(list.getByText('Poucas respostas: nada é mostrado.')).toBeVisible();
  await checkScreen(page);
  await checkSizes(page, 'all rounds');
  await list.getByRole('button', { name: /10 de 12 pessoas responderam/ }).click();
  // Its report is read from the top.
  const report = page.getByRole('region', { name: 'Relatório da rodada' });
  await expect(report).toBeFocused();
  expect((await report.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  expect((await report.boundingBox())?.y).toBeLessThan(150);
  await expect(results.getByText(/dá para afirmar|aponta/)).toBeVisible();
  await expect(list.getByText('Poucas respostas: nada é mostrado.')).toBeVisible();
  const taken = page.waitForEvent('download');
  await results.getByRole('button', { name: 'Planilha das pessoas' }).click();
  expect((await taken).suggestedFilename()).toBe(`rodada-${round.id}.csv`);
});
