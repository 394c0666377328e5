import { checkScreen } from './accessibility.ts';
import { newPerson, passQuestions, sendLogin, sendRegister } from './account.ts';
import { actAs, publish } from './company.ts';
import { expect, test } from './fixtures.ts';

// A session that is over.
test.use({ refusals: [401] });

test('an invitation to a team leads there through registration, also after a reload', {
  tag: '@phone',
}, async ({ page, request }) => {
  const leader = await (await request.post('/api/auth/register', { data: newPerson() })).json();
  const team = await actAs(request, leader, '/api/collaborative-quizzes/1/teams');
  await page.goto(`/games/rede-saberes?desafio=1&equipe=${team.id}&entrar=1`);
  await expect(page.getByText(/^Uma equipe de Rede de Saberes espera por você/)).toBeVisible();
  await page.getByRole('link', { name: 'Criar uma conta' }).click();
  await page.reload();
  await expect(page.getByText(/^Uma equipe de Rede de Saberes espera por você/)).toBeVisible();
  await checkScreen(page);
  const person = newPerson();
  await sendRegister(page, { ...person, confirmation: person.password });
  await passQuestions(page);
  await expect(page).toHaveURL(`/games/rede-saberes?desafio=1&equipe=${team.id}`);
  await expect(page.getByText(leader.user.username).first()).toBeVisible();
});

test('the address of an idea leads to it, through registration and through the sign-in', {
  tag: '@phone',
}, async ({ page, request }) => {
  const author = newPerson();
  const { token, user } = await (await request.post('/api/auth/register', { data: author })).json();
  const answer = `Uma feira na praça, diz ${author.username}`;
  const id = await publish(request, { ...author, ...user, token }, { question: 'O que falta?', answer });
  const idea = `/community?publicacao=${id}`;
  await page.goto(idea);
  await expect(page.getByText(/^Uma publicação da comunidade espera por você/)).toBeVisible();
  await checkScreen(page);
  await page.getByRole('link', { name: 'Criar uma conta' }).click();
  await page.reload();
  await expect(page.getByText(/^Uma publicação da comunidade espera por você/)).toBeVisible();
  const person = newPerson();
  await sendRegister(page, { ...person, confirmation: person.password });
  await passQuestions(page);
  const shared = page.getByRole('region', { name: 'Publicação compartilhada' });
  await expect(page).toHaveURL(idea);
  await expect(shared).toContainText(answer);

  // A session that is over loses neither the place nor the words.
  await page.evaluate(() => localStorage.setItem('auth_token', 'vencida'));
  await page.goto(idea);
  await expect(page.getByText(/^Uma publicação da comunidade espera por você/)).toBeVisible();
  await sendLogin(page, person.username, person.password);
  await expect(page).toHaveURL(idea);
  await expect(shared).toContainText(answer);
});

test('the address of a game leads to it, through the sign-in and through registration', {
  tag: '@phone',
}, async ({ page, request }) => {
  const known = newPerson();
  await request.post('/api/auth/register', { data: known });
  await page.goto('/games/flip-produtividade');
  await expect(page.getByText(/^O Flip de Produtividade espera por você/)).toBeVisible();
  await checkScreen(page);
  await sendLogin(page, known.username, known.password);
  await expect(page).toHaveURL('/games/flip-produtividade');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Flip');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/games/cadeia-valor');
  const line = page.getByText(/espera por você\. Entre ou crie/);
  await expect(line).toBeVisible();
  await page.getByRole('link', { name: 'Criar uma conta' }).click();
  await expect(line).toBeVisible();
  const person = newPerson();
  await sendRegister(page, { ...person, confirmation: person.password });
  await passQuestions(page);
  await expect(page).toHaveURL('/games/cadeia-valor');
  await expect(page.getByRole('main')).toBeVisible();
});
