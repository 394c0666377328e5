/**
 * A round of 10,000 people and 100,000 nominations: how long it takes to tell it, and how much slower requests are
 * meanwhile. Usage: npm run bench:rounds -- [engine] [members] [nominations]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { usualQuestions } from '#core/content/rounds.ts';
import type { Answer } from '#core/contract/index.ts';
import { dice } from '#core/games/chance.ts';
import { startPostgres } from '#scripts/postgres.mjs';
import { buildApp } from '#server/app.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { callApp } from '#server/http/call-app.ts';
import { askMeanwhile, p99, told } from './ask-meanwhile.ts';
import { insertMembers, insertRows } from './insert-rows.ts';

const [engine = 'sqlite', givenMembers = '10000', givenNames = '100000'] = process.argv.slice(2);
const members = Number(givenMembers);
const nominations = Number(givenNames);
const day = 24 * 3600 * 1000;
const now = Date.now();
const pick = dice(17);
/** As many are told in one run, each in its own round: chance alone makes single runs differ. */
const rounds = 3;

/** One in fifty is looked to by many; the others are named by their neighbours. */
const someone = (): number =>
  pick(2) === 0 ? 2 + 50 * pick(Math.floor((members - 1) / 50)) : 2 + pick(members - 1);

async function fill(db: Db): Promise<void> {
  const ids = Array.from({ length: members - 1 }, (_, before) => before + 2);
  await insertMembers(db, ids, now - 200 * day);
  await insertRows(
    db,
    'standings',
    ids.map((id) => ({ user_id: id, influence_score: pick(900), established_at: now - 100 * day })),
  );
  for (let id = 1; id <= rounds; id++) await fillRound(db, id, ids);
}

/** Every second person answers each question; all name as many. */
async function fillRound(db: Db, id: number, ids: readonly number[]): Promise<void> {
  const closed_at = now - (rounds - id + 1) * 1000;
  const questions = JSON.stringify(usualQuestions);
  await insertRows(db, 'rounds', [
    {
      id,
      community_id: firstCommunity,
      questions,
      opened_at: now - day,
      ends_at: now,
      closed_at,
      told: null,
    },
  ]);
  const answers = ids
    .filter((_, place) => place % 2 === 0)
    .flatMap((user_id) =>
      usualQuestions.map((_, question) => ({
        round_id: id,
        user_id,
        question,
        outside: '[]',
        answered_at: now,
      })),
    );
  await insertRows(db, 'round_answers', answers);
  const names = new Map<string, { round_id: number; user_id: number; question: number; named_id: number }>();
  while (names.size < nominations) {
    const { user_id = 2, question = 0 } = answers[pick(answers.length)] ?? {};
    const named_id = someone();
    if (named_id !== user_id)
      names.set(`${user_id} ${question} ${named_id}`, { round_id: id, user_id, question, named_id });
  }
  await insertRows(db, 'round_names', [...names.values()]);
}

const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-rounds-'));
const server = engine === 'postgres' ? await startPostgres() : undefined;
const database = await openDatabase({ databaseUrl: server?.url, dataDir });
const app = await buildApp({ database, clock: Date.now, rateLimit: false });
const body = { username: 'quem pergunta', email: 'q@x.com', password: 'segredo' };
const { token, user } = (await callApp(app, 'register', { body })).body as Answer<'register'>;
await insertRows(database.db, 'carers', [
  { user_id: user.id, community_id: null, role: 'coordinator', since: now },
]);
await fill(database.db);

const ask = askMeanwhile(app, token);
await ask(wait(3000));
console.log(`${engine}, ${members} people, ${nominations} nominations`);
const all: { idle: number[]; busy: number[] } = { idle: [], busy: [] };
for (let id = 1; id <= rounds; id++) {
  const idle = await ask(wait(10_000));
  const start = performance.now();
  const results = callApp(app, 'roundResults', { token, params: { id } });
  const busy = await ask(results);
  all.idle.push(...idle);
  all.busy.push(...busy);
  const took = ((performance.now() - start) / 1000).toFixed(1);
  const { told: found } = (await results).body as Answer<'roundResults'>;
  console.log(
    `told in ${took} s: ${found?.answered} answered, ${found?.named.length} named, stability ${found?.stability.toFixed(2)}`,
  );
  console.log(`idle: ${told(idle)}`);
  console.log(`meanwhile: ${told(busy)}; p99 ${(p99(busy) / p99(idle)).toFixed(2)} times idle`);
}
const [idle, busy] = [all.idle, all.busy].map((times) => p99(times.sort((one, other) => one - other)));
console.log(`all rounds together: p99 ${((busy ?? 0) / (idle ?? 1)).toFixed(2)} times idle`);
await app.close();
await database.close();
await server?.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
