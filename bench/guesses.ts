/**
 * Somebody guesses codes: invites, cards, the coordination's first address and certificates, from a thousand addresses, a
 * hundred guesses a second. Nothing may be found, and somebody with a right code comes in all the same.
 * Usage: npm run bench:guesses -- [guesses]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { type codeLength, makeCode } from '#core/care/codes.ts';
import type { Answer } from '#core/contract/index.ts';
import { dice } from '#core/games/chance.ts';
import { buildApp } from '#server/app.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { openDatabase } from '#server/db/open.ts';
import { callApp, sendToApp } from '#server/http/call-app.ts';
import { makeCarer } from '#server/testing/make-carer.ts';

const guesses = Number(process.argv[2] ?? 1_000_000);
const addresses = 1000;
const msBetween = 10;
const [invites, cards] = [50, 100];
const pick = dice(7);

const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-guesses-'));
const database = await openDatabase({ dataDir });
const clock = { now: Date.now() };
const app = await buildApp({ database, clock: () => clock.now, rateLimit: true });

const body = { username: 'quem cuida', email: 'c@x.com', password: 'segredo' };
const carer = (await callApp(app, 'register', { body })).body as Answer<'register'>;
await makeCarer(database.db, carer.user.id);
const asCarer = { token: carer.token, params: { id: firstCommunity } };
for (let made = 0; made < invites; made++) await callApp(app, 'createInvite', { ...asCarer, body: {} });
const names = Array.from({ length: cards }, (_, index) => `pessoa ${index}`);
const made = (await callApp(app, 'makeCards', { ...asCarer, body: { names } })).body as Answer<'makeCards'>;

const post = (url: string, payload: object) => ({ method: 'POST' as const, url, payload });
const get = (url: string) => ({ method: 'GET' as const, url });
const guess = (kind: keyof typeof codeLength): string => makeCode(kind, pick);
const ways = [
  () => get(`/api/invites/${guess('invite')}`),
  () => get(`/api/certificates/${guess('certificate')}`),
  () => post('/api/auth/recover', { code: guess('secret'), password: 'segredo' }),
  () =>
    post('/api/auth/register', {
      username: 'quem adivinha',
      email: 'a@x.com',
      password: 'segredo',
      invite: guess('invite'),
    }),
];

const statuses = new Map<number, number>();
let found = 0;
for (let tried = 0; tried < guesses; tried++) {
  clock.now += msBetween;
  const remoteAddress = `10.0.${pick(addresses) >> 8}.${pick(256)}`;
  const request = (ways[tried % ways.length] as () => InjectOptions)();
  const { status, body: answer } = await sendToApp(app, { ...request, remoteAddress });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  // Whether there is such an invite is part of the answer.
  if (status < 300 && (answer as Partial<Answer<'invite'>>).isValid !== false) found++;
}

const [card] = made;
const { status: rightful } = await sendToApp(app, {
  ...post('/api/auth/recover', { code: card?.code, password: 'segredo' }),
  remoteAddress: '192.0.2.7',
});
console.table({
  guesses,
  'codes there are': invites + cards,
  ...Object.fromEntries([...statuses].sort().map(([status, count]) => [`answered ${status}`, count])),
  found,
  'somebody with a card, amid it all': rightful,
});
await app.close();
await database.close();
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = found === 0 && rightful === 200 ? 0 : 1;
