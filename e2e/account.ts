import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

export interface Person {
  id: number;
  token: string;
  username: string;
  email: string;
  password: string;
}

/** The password of everybody in the sample community. */
export const samplePassword = 'rotaviva';

let born = 0;

/** Someone nobody has registered before. */
export function newPerson(): Omit<Person, 'id' | 'token'> {
  born += 1;
  const name = `ana-${process.pid}-${Date.now().toString(36)}-${born}`;
  return { username: name, email: `${name}@exemplo.com.br`, password: 'roça-viva-7' };
}

/** The one toast on the screen. */
export const toast = (page: Page, title: 'Erro' | 'Sucesso'): Locator =>
  page.getByRole(title === 'Erro' ? 'alert' : 'status').filter({ hasText: title });

/** Fills the sign-up form, whatever of it is given, and sends it. */
export async function sendRegister(
  page: Page,
  person: Partial<Person> & { confirmation?: string },
): Promise<void> {
  await page.getByLabel('Nome de Usuário', { exact: true }).fill(person.username ?? '');
  await page.getByLabel('Email', { exact: true }).fill(person.email ?? '');
  await page.getByLabel('Senha', { exact: true }).fill(person.password ?? '');
  await page.getByLabel('Confirmar Senha', { exact: true }).fill(person.confirmation ?? '');
  await page.getByRole('button', { name: 'Criar Conta' }).click();
}

/** Passes over what a newcomer is asked. */
export async function passQuestions(page: Page): Promise<void> {
  for (const title of ['O que você produz ou faz?', 'Quer ouvir os textos?', 'Quer mais tempo para ler?']) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Pular', exact: true }).click();
  }
}

/** Fills the sign-in form and sends it. */
export async function sendLogin(page: Page, usernameOrEmail: string, password: string): Promise<void> {
  await page.getByLabel('Email ou Nome de Usuário').fill(usernameOrEmail);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Registers someone new by a call and opens a screen signed in; the form itself has its own journey. */
export async function register(page: Page, path = '/'): Promise<Person> {
  const person = newPerson();
  const answer = await page.request.post('/api/auth/register', { data: person });
  expect(answer.status()).toBe(201);
  const { token, user } = await answer.json();
  await openSignedIn(page, token, path);
  return { ...person, id: user.id, token };
}

/** Opens a screen as somebody of the sample community. */
export async function enter(page: Page, username: string, path = '/'): Promise<void> {
  const { token } = await signIn(page.request, username, samplePassword);
  await openSignedIn(page, token, path);
}

/** Signs somebody in without a browser. */
export async function signIn(
  request: APIRequestContext,
  usernameOrEmail: string,
  password: string,
): Promise<{ token: string; user: { id: number; username: string; email: string } }> {
  const answer = await request.post('/api/auth/login', { data: { usernameOrEmail, password } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

export async function openSignedIn(page: Page, token: string, path: string): Promise<void> {
  // Only once a tab: whoever signs out later stays signed out.
  await page.addInitScript((fresh) => {
    if (sessionStorage.getItem(fresh)) return;
    sessionStorage.setItem(fresh, 'used');
    localStorage.setItem('auth_token', fresh);
  }, token);
  await page.goto(path);
  await expect(signOutButton(page)).toBeVisible();
}

export const signOutButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Sair' });

/** Signs out and waits until it is so: who walks on before is still signed in. */
export async function signOut(page: Page): Promise<void> {
  await signOutButton(page).click();
  await expect(page.getByLabel('Email ou Nome de Usuário')).toBeVisible();
}
