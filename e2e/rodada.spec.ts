import { checkScreen } from './accessibility.ts';
import { openSignedIn, type Person, samplePassword, signIn } from './account.ts';
import { checkSizes } from './check-sizes.ts';
import { actAs, join } from './company.ts';
import { expect, test } from './fixtures.ts';
import { moderatorName } from './server.ts';

test('a round from opening to its report: asked, answered in secret and without a signal, told once', async ({
  page,
  request,
  browser,
}) => {
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
  await page.getByRole('button', { name: 'Abrir a rodada' }).click();
  const open = page.getByRole('region', { name: 'Rodada aberta' });
  await expect(open.getByText('Menos de 5 das 12 pessoas responderam até agora.')).toBeVisible();
  await checkScreen(page);

  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await openSignedIn(phone, member.token, '/rodada');
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
});
