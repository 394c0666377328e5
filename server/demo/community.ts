import { apls } from '#core/content/cadeia-valor.ts';
import { decks } from '#core/content/flip-produtividade.ts';
import { gameOf } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import { dice } from '#core/games/chance.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { callApp } from '#server/http/call-app.ts';
import { cadeiaRun, flipRun, jornadaRun, mapaRun } from './honest-runs.ts';
import { ideas } from './ideas.ts';
import { people } from './people.ts';
import { type Call, hour, pickMember, type Scene } from './scene.ts';
import { tales } from './tales.ts';
import { tellTale } from './tell-tale.ts';
import { askFirst, connect, solveTogether, waitForPartners } from './together.ts';

const day = 24 * hour;
const days = 60;

/** Who can sign in at once. */
export const demoLogin = { username: 'maria', password: 'rotaviva' };

/** How many hours before now somebody began a challenge and still waits for partners. */
const waitingSince = [30, 9, 2];

/** Fills an empty folder with a lively community: every row comes from a call any client could have made. */
export async function seedCommunity(dataDir: string, now: number): Promise<void> {
  const database = await openDatabase({ dataDir });
  const clock = { now: now - days * day };
  const pick = dice(2026);
  const app = await buildApp({ database, clock: () => clock.now, rateLimit: false, chance: pick });
  const call: Call = async (name, options) => {
    const { status, body } = await callApp(app, name, options);
    if (status >= 400) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body as Answer<typeof name>;
  };
  const scene: Scene = { call, clock, members: [], pairs: new Set(), pick };
  const waiting = [...waitingSince];
  const untold = [...tales];
  try {
    await arrive(scene);
    while (clock.now < now - hour) {
      await live(scene, now);
      for (let tale = untold[0]; tale && clock.now >= now - tale.hoursAgo * hour; tale = untold[0]) {
        untold.shift();
        await tellTale(scene, tale);
      }
      for (; clock.now >= now - (waiting[0] ?? 0) * hour; waiting.shift()) await waitForPartners(scene);
    }
    for (const _ of waitingSince) await askFirst(scene);
  } finally {
    await app.close();
    await database.close();
  }
}

async function arrive({ call, clock, members }: Scene): Promise<void> {
  for (const person of people) {
    const { token, user } = await call('register', { body: { ...person, password: demoLogin.password } });
    members.push({ id: user.id, token });
    clock.now += hour / 2;
  }
}

/** Some hours of the community's life: somebody plays or writes, some vote, some meet. */
async function live(scene: Scene, now: number): Promise<void> {
  const { clock, pick } = scene;
  clock.now = Math.min(clock.now + (3 + pick(8)) * hour, now - hour / 2);
  // Whoever looks around as the first member finds a life of their own.
  const token = (pick(12) === 0 ? scene.members[0] : pickMember(scene))?.token ?? '';
  if (pick(3) > 0) await play(scene, token);
  else await write(scene, token);
  if (pick(3) === 0) await connect(scene);
  if (pick(24) === 0) await solveTogether(scene);
}

async function play({ call, pick }: Scene, token: string): Promise<void> {
  const runs = {
    'mapa-produtivo': () => mapaRun(pick(8)),
    'jornada-empreendedor': () => jornadaRun(pick(3)),
    'cadeia-valor': () => cadeiaRun(apls[pick(apls.length)]?.id ?? 'mel', pick(2) === 0),
    'flip-produtividade': () => flipRun(decks[pick(decks.length)]?.id ?? 'glossario', 50 + pick(90)),
  };
  const types = Object.keys(runs) as (keyof typeof runs)[];
  const type = types[pick(types.length)] ?? 'mapa-produtivo';
  await call('saveProgress', { token, params: { gameId: gameOf(type).id }, body: runs[type]() });
}

async function write(scene: Scene, token: string): Promise<void> {
  const { call, clock, members, pick } = scene;
  const idea = ideas[pick(ideas.length)];
  // Whoever opens the form has begun the game, and few come back to conclude it.
  const begun = { score: 0, isCompleted: false };
  await call('saveProgress', { token, params: { gameId: gameOf('voz-rota').id }, body: begun });
  const { submission } = await call('submit', { token, body: { ...idea, type: 'text' } });
  const voters = new Set(Array.from({ length: pick(9) }, () => members[pick(members.length)]?.token));
  voters.delete(token);
  for (const voter of voters) {
    if (!voter) continue;
    clock.now += hour / 12;
    await call('voteSubmission', { token: voter, params: { id: submission.id } });
  }
}
