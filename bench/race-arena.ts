import type { FastifyInstance } from 'fastify';
import type { sql } from 'kysely';
import type { Answer } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import type { Db } from '#server/db/schema.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';

export const day = 24 * 3600 * 1000;
export const password = 'segredo';

/** A server with people in it. */
export interface Arena {
  app: FastifyInstance;
  db: Db;
  clock: { now: number };
  members: { id: number; token: string }[];
}

type Reply<N extends CallName> = { status: number; body: Answer<N> };

/** How often each call was refused in a race: where nobody comes too late, nothing was raced for. */
export const refused = new Map<CallName, number>();

export async function call<N extends CallName>(
  { app }: Arena,
  name: N,
  options: CallOptions,
): Promise<Reply<N>> {
  const reply = await callApp(app, name, options);
  if (reply.status >= 500) throw new Error(`${name} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  if (reply.status >= 400) refused.set(name, (refused.get(name) ?? 0) + 1);
  return reply as Reply<N>;
}

let registered = 0;
export async function register(arena: Arena): Promise<{ id: number; token: string }> {
  const username = `m${registered++}`;
  const { body } = await call(arena, 'register', {
    body: { username, email: `${username}@x.com`, password },
  });
  return { id: body.user.id, token: body.token };
}

export async function registerMany(arena: Arena) {
  const members = [];
  for (let n = 0; n < 24; n++) members.push(await register(arena));
  return members;
}

export const pick = (arena: Arena, round: number, offset: number) => {
  const member = arena.members[(round * 7 + offset) % arena.members.length];
  if (!member) throw new Error('no members');
  return member;
};

export const submit = async (arena: Arena, token: string): Promise<number> =>
  (await call(arena, 'submit', { token, body: { question: 'P?', answer: 'Ideia' } })).body.submission.id;

export const count = async (db: Db, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.n);

export function expectEqual(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`);
  }
}

/** Three people at their desk, each part answered. */
export async function fullTeam(
  arena: Arena,
  round: number,
  team = [0, 1, 2].map((n) => pick(arena, round, n)),
) {
  const { body } = await call(arena, 'createTeam', {
    token: team[0]?.token ?? '',
    params: { quizId: 1 + (round % 3) },
  });
  const params = { quizId: body.quizId, teamId: body.id };
  for (const { token } of team.slice(1)) await call(arena, 'joinTeam', { token, params });
  for (const { token } of team) {
    const desk = await call(arena, 'team', { token, params });
    const part = { ...params, part: desk.body.userPart };
    const answer = teamAnswers[params.quizId]?.[part.part - 1];
    await call(arena, 'writeAnswer', { token, params: part, body: { answer } });
  }
  return { team, params };
}

/** What happens at once, and what must hold afterwards. */
export type Race = (arena: Arena, round: number) => Promise<void>;
