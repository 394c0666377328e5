import { apls } from '#core/content/cadeia-valor.ts';
import { decks } from '#core/content/flip-produtividade.ts';
import { games } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import { dice } from '#core/games/chance.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';
import { cadeiaRun, flipRun, jornadaRun, mapaRun } from './honest-runs.ts';
import { ideas } from './ideas.ts';
import { people } from './people.ts';

const hour = 3600 * 1000;
const day = 24 * hour;
const days = 60;

/** Who can sign in at once. */
export const demoLogin = { username: 'maria', password: 'rotaviva' };

type Call = <N extends CallName>(name: N, options: CallOptions) => Promise<Answer<N>>;

interface Scene {
  call: Call;
  clock: { now: number };
  tokens: string[];
  /** A whole number under the bound; the same ones at every start. */
  pick: (bound: number) => number;
}

/** Fills an empty folder with a lively community: every row comes from a call any client could have made. */
export async function seedCommunity(dataDir: string, now: number): Promise<void> {
  const database = await openDatabase({ dataDir });
  const clock = { now: now - days * day };
  const app = await buildApp({ database, clock: () => clock.now, rateLimit: false });
  const call: Call = async (name, options) => {
    const { status, body } = await callApp(app, name, options);
    if (status >= 400) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body as Answer<typeof name>;
  };
  const scene: Scene = { call, clock, tokens: [], pick: dice(2026) };
  try {
    await arrive(scene);
    while (clock.now < now - hour) await live(scene, now);
  } finally {
    await app.close();
    await database.close();
  }
}

async function arrive({ call, clock, tokens }: Scene): Promise<void> {
  for (const person of people) {
    const { token } = await call('register', { body: { ...person, password: demoLogin.password } });
    tokens.push(token);
    clock.now += hour / 2;
  }
}

/** Some hours of the community's life: somebody plays, somebody writes, some vote. */
async function live(scene: Scene, now: number): Promise<void> {
  const { clock, tokens, pick } = scene;
  clock.now = Math.min(clock.now + (3 + pick(8)) * hour, now - hour / 2);
  // The first ones to arrive are the busiest, as in any community.
  const token = tokens[Math.min(pick(tokens.length), pick(tokens.length))] ?? '';
  if (pick(3) > 0) await play(scene, token);
  else await write(scene, token);
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
  const gameId = games.find((game) => game.type === type)?.id ?? 1;
  await call('saveProgress', { token, params: { gameId }, body: runs[type]() });
}

async function write({ call, clock, tokens, pick }: Scene, token: string): Promise<void> {
  const idea = ideas[pick(ideas.length)];
  const { submission } = await call('submit', { token, body: { ...idea, type: 'text' } });
  const voters = new Set(Array.from({ length: pick(9) }, () => tokens[pick(tokens.length)] ?? ''));
  voters.delete(token);
  for (const voter of voters) {
    clock.now += hour / 12;
    await call('voteSubmission', { token: voter, params: { id: submission.id } });
  }
}
