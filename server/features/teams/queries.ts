import { parts } from '#core/games/rede-saberes/rules.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, TeamRow, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import type { Member } from '#server/http/route.ts';

export interface TeamAnswer {
  part: number;
  answer: string;
  author_id: number | null;
  updated_at: number;
}

/** The team of an id, if it is of this challenge. */
export const findTeam = (
  db: Db,
  { communityId }: Scope,
  quizId: number,
  teamId: number,
): Promise<TeamRow | undefined> =>
  db
    .selectFrom('teams')
    .selectAll()
    .where('id', '=', teamId)
    .where('community_id', '=', communityId)
    .where('quiz_id', '=', quizId)
    .executeTakeFirst();

const selectOpenTeams = compileOnce((db, communityId: CommunityId, quizId: number, limit: number) =>
  db
    .selectFrom('teams')
    .selectAll()
    .where('community_id', '=', communityId)
    .where('quiz_id', '=', quizId)
    .where('completed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit),
);

/** The open teams of a challenge, the newest first; hundreds wait for nobody, so only the first are told. */
export const findOpenTeams = (
  db: Db,
  { communityId }: Scope,
  quizId: number,
  limit: number,
): Promise<TeamRow[]> => selectOpenTeams(db, communityId, quizId, limit);

/** The open teams of a challenge that a member belongs to. */
export const findOwnTeams = compileOnce((db, quizId: number, userId: number) =>
  db
    .selectFrom('teams')
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .selectAll('teams')
    .where('team_members.user_id', '=', userId)
    .where('teams.quiz_id', '=', quizId)
    .where('teams.completed_at', 'is', null)
    .orderBy('teams.id', 'desc'),
);

/** What a team has written. */
export const findAnswers = (db: Db, teamId: number): Promise<TeamAnswer[]> =>
  db
    .selectFrom('team_answers')
    .select(['part', 'answer', 'author_id', 'updated_at'])
    .where('team_id', '=', teamId)
    .orderBy('part')
    .execute();

/** Who holds a part of a team or once held it. */
export const findHolders = (db: Db, teamId: number): Promise<{ part: number; user_id: number }[]> =>
  db
    .selectFrom('team_holders')
    .select(['part', 'user_id'])
    .where('team_id', '=', teamId)
    .orderBy('part')
    .orderBy('user_id')
    .execute();

const selectOwnQuizzes = compileOnce((db, userId: number) =>
  db
    .selectFrom('teams')
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .select(['teams.quiz_id', 'teams.completed_at'])
    .where('team_members.user_id', '=', userId),
);

/** The challenges that a member has completed in some team, and those that a team of theirs has under way. */
export async function findOwnQuizzes(
  db: Db,
  userId: number,
): Promise<{ completed: Set<number>; underWay: Set<number> }> {
  const rows = await selectOwnQuizzes(db, userId);
  const idsOf = (isCompleted: boolean) =>
    new Set(rows.filter((row) => (row.completed_at !== null) === isCompleted).map(({ quiz_id }) => quiz_id));
  return { completed: idsOf(true), underWay: idsOf(false) };
}

/** A member's role in a team that has completed a challenge; nothing where there is no such team, or seat. */
export const findCompletedRole = (
  db: Db,
  { userId, quizId, teamId }: { userId: number; quizId: number; teamId: number },
): Promise<{ leader_id: number } | undefined> =>
  db
    .selectFrom('teams')
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .select('teams.leader_id')
    .where('teams.id', '=', teamId)
    .where('teams.quiz_id', '=', quizId)
    .where('teams.completed_at', 'is not', null)
    .where('team_members.user_id', '=', userId)
    .executeTakeFirst();

/** How many open teams a member leads that still have a seat free. */
export async function countWaitingTeams(db: Db, userId: number): Promise<number> {
  const led = await db
    .selectFrom('team_members as own')
    .innerJoin('teams', 'teams.id', 'own.team_id')
    .innerJoin('team_members as seated', 'seated.team_id', 'teams.id')
    .select(({ fn }) => ['teams.id', fn.countAll<number>().as('seats')])
    .where('own.user_id', '=', userId)
    .where('teams.leader_id', '=', userId)
    .where('teams.completed_at', 'is', null)
    .groupBy('teams.id')
    .execute();
  return led.filter(({ seats }) => Number(seats) < parts.length).length;
}

/** Adds a team and answers its id. */
export const insertTeam = async (
  tx: Tx,
  { id, communityId }: Member,
  quizId: number,
  now: number,
): Promise<number> =>
  (
    await tx
      .insertInto('teams')
      .values({
        community_id: communityId,
        quiz_id: quizId,
        leader_id: id,
        created_at: now,
        completed_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Holds a team, open or not, until the transaction ends. */
export const lockTeam = async (tx: Tx, teamId: number): Promise<void> => {
  await tx
    .updateTable('teams')
    .set((teams) => ({ leader_id: teams.ref('leader_id') }))
    .where('id', '=', teamId)
    .execute();
};

/** Holds an open team until the transaction ends, so that its members act one after another; false once it is closed. */
export async function lockOpenTeam(tx: Tx, teamId: number): Promise<boolean> {
  const held = await tx
    .updateTable('teams')
    .set((teams) => ({ leader_id: teams.ref('leader_id') }))
    .where('id', '=', teamId)
    .where('completed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/** Keeps the text of a part. */
export async function upsertAnswer(
  tx: Tx,
  answer: { teamId: number; part: number; text: string; authorId: number; now: number },
): Promise<void> {
  const written = { answer: answer.text, author_id: answer.authorId, updated_at: answer.now };
  await tx
    .insertInto('team_answers')
    .values({ team_id: answer.teamId, part: answer.part, ...written })
    .onConflict((conflict) => conflict.columns(['team_id', 'part']).doUpdateSet(written))
    .execute();
}

/** Closes a team; false when it was closed. */
export async function closeTeam(tx: Tx, teamId: number, now: number): Promise<boolean> {
  const closed = await tx
    .updateTable('teams')
    .set({ completed_at: now })
    .where('id', '=', teamId)
    .where('completed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** The team of an id, of whatever challenge. */
export const findTeamById = (db: Db, teamId: number): Promise<TeamRow | undefined> =>
  db.selectFrom('teams').selectAll().where('id', '=', teamId).executeTakeFirst();

/** The newest open teams of any challenge that have a seat free and not this member in it. */
export async function findTeamsWithSeat(
  db: Db,
  { id: userId, communityId }: Pick<Member, 'id' | 'communityId'>,
  limit: number,
): Promise<TeamRow[]> {
  const recent = await db
    .selectFrom('teams')
    .selectAll('teams')
    .select(({ selectFrom }) => [
      selectFrom('team_members')
        .select(({ fn }) => fn.countAll<number>().as('seats'))
        .whereRef('team_members.team_id', '=', 'teams.id')
        .as('seats'),
      selectFrom('team_members')
        .select(({ fn }) => fn.countAll<number>().as('own'))
        .whereRef('team_members.team_id', '=', 'teams.id')
        .where('team_members.user_id', '=', userId)
        .as('own'),
    ])
    .where('community_id', '=', communityId)
    .where('completed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return recent.filter(({ seats, own }) => Number(seats) < parts.length && Number(own) === 0).slice(0, limit);
}
