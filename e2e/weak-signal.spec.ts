import type { Page } from '@playwright/test';
import { newPerson, openSignedIn, signOutButton } from './account.ts';
import { join, publish } from './company.ts';
import type { Standing } from './front.ts';
import { expect, test } from './fronted.ts';
import { untilKept, untilReadAhead } from './kept-program.ts';
import { keptNotice, openPage, rewards, toTheEnd } from './play-offline.ts';
import { addressVariable } from './server.ts';

test.use({ serviceWorkers: 'allow' });
test.slow();

interface Post {
  text: string;
  votes: number;
  replies: number;
}

const mark = (page: Page) => page.getByRole('region', { name: 'Neste aparelho' });
const waitingButton = (page: Page) => page.getByRole('button', { name: /^O que falta enviar/ });

/** Writes without the server: an idea, a vote and an answer, each told as kept. */
async function writeThree(page: Page, topic: string, author: string): Promise<void> {
  await page.goto('/games/voz-rota');
  await page.getByRole('button', { name: 'Contar minha ideia sobre Inovação' }).click();
  await page.getByLabel('Sua ideia').fill(`Secador solar ${topic}`);
  await page.getByRole('button', { name: 'Enviar Ideia' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ideia guardada' })).toBeVisible();
  await page.goto('/community');
  const post = page.getByRole('article').filter({ hasText: `Doce de leite ${topic}` });
  await post.getByRole('button', { name: /^Votar/ }).click();
  await expect(post.getByRole('button', { name: /1 voto$/, pressed: true })).toBeVisible();
  await post.getByRole('button', { name: /^Responder/ }).click();
  await post.getByLabel('Sua resposta').fill(`Conte comigo ${topic}`);
  await post.getByRole('button', { name: `Responder a ${author}` }).click();
  await expect(post).toContainText(`Conte comigo ${topic}`);
}

for (const [who, words] of [
  ['nobody', 'sem sinal'],
  ['bad-gateway', 'servidor fora do ar'],
  ['sign-in-page', 'sem sinal'],
  ['forbidding-page', 'sem sinal'],
] as const satisfies readonly (readonly [Standing, string])[])
  test(`where ${who} answers for the server, the program shows, keeps and later sends everything once`, {
    tag: '@any-screen',
  }, async ({ context, front, playwright, community }) => {
    const server = await playwright.request.newContext({
      baseURL: process.env[addressVariable(community)] ?? '',
    });
    const topic = newPerson().username.replaceAll(/[^a-z0-9]/g, '');
    const author = await join(server);
    await publish(server, author, { question: 'O que falta?', answer: `Doce de leite ${topic}` });
    const person = await join(server);
    const page = await context.newPage();
    await openSignedIn(page, person.token, '/');
    await untilKept(page);
    await untilReadAhead(page);
    await page.close();

    front.stand(who);
    const played = await openPage(context, '/games/jornada-empreendedor');
    await toTheEnd['jornada-empreendedor'](played);
    await expect(keptNotice(played)).toBeVisible();
    await played.close();
    const later = await context.newPage();
    await later.goto('/');
    await expect(later.getByRole('heading', { level: 1 })).toContainText(person.username);
    await expect(mark(later)).toContainText(`${words}· visto há poucos minutos`);
    await writeThree(later, topic, author.username);
    await expect(waitingButton(later)).toHaveText('O que falta enviar: 4');
    await expect(signOutButton(later)).toBeVisible();

    front.stand('server');
    const headers = { Authorization: `Bearer ${person.token}` };
    const feed = async () => {
      const posts: Post[] = await (await server.get('/api/feed?limit=50', { headers })).json();
      return posts
        .filter(({ text }) => text.includes(topic))
        .map(({ text, votes, replies }) => ({ text, votes, replies }));
    };
    await expect.poll(feed, { timeout: 60_000 }).toEqual([
      { text: `Secador solar ${topic}`, votes: 0, replies: 0 },
      { text: `Doce de leite ${topic}`, votes: 1, replies: 1 },
    ]);
    await expect(waitingButton(later)).toBeHidden();
    await expect(mark(later)).toBeHidden();
    expect(await rewards(later, person)).toEqual([150]);
    await server.dispose();
  });
