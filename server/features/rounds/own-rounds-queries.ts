import type { ExpressionBuilder } from 'kysely';
import { nominationModel } from '#core/nominations/model.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { type ToldPerson, toldHead } from './told-round.ts';

/** What a round that is over is to one person. */
interface OwnRound {
  id: number;
  endedAt: number;
  /** And had a say: whoever came after it was opened, or is nobody's acquaintance yet, is not counted. */
  hasAnswered: boolean;
  /** The round allows a claim, and told that enough people named the person beyond doubt. */
  isNamed: boolean;
}

/** The rounds that are over in which somebody answered, or that told something of them. */
export async function findOwnRounds(db: Db, userId: number, now: number): Promise<OwnRound[]> {
  const ownAnswers = ({ exists, selectFrom }: ExpressionBuilder<Schema, 'rounds'>) =>
    exists(
      selectFrom('round_answers')
        .select('question')
        .whereRef('round_id', '=', 'rounds.id')
        .where('user_id', '=', userId),
    );
  const rows = await db
    .selectFrom('rounds')
    .leftJoin('round_told', (join) =>
      join.onRef('round_told.round_id', '=', 'rounds.id').on('round_told.user_id', '=', userId),
    )
    .select([
      'rounds.id',
      'rounds.community_id',
      'rounds.opened_at',
      'rounds.closed_at',
      'rounds.ends_at',
      'rounds.told',
      'round_told.body',
    ])
    .select((rounds) => ownAnswers(rounds).as('answered'))
    // Found by the person: the rounds of all communities and years are many.
    .where('rounds.id', 'in', ({ selectFrom }) =>
      selectFrom('round_told')
        .select('round_id')
        .where('user_id', '=', userId)
        .union(selectFrom('round_answers').select('round_id').where('user_id', '=', userId)),
    )
    .orderBy('rounds.id')
    .execute();
  const hasSay = await findSay(db, userId);
  return rows
    .map(({ id, community_id, opened_at, closed_at, ends_at, told, body, answered }) => ({
      id,
      endedAt: closed_at ?? ends_at,
      hasAnswered: Boolean(answered) && hasSay(community_id, opened_at),
      isNamed: isNamedIn(told, body),
    }))
    .filter(({ endedAt }) => endedAt <= now);
}

/**
 * Whether somebody has a say in a round that was opened then, as `selectVoters` looks at it. Since when they lived where they
 * moved away from is not known any more.
 */
async function findSay(
  db: Db,
  userId: number,
): Promise<(communityId: CommunityId, openedAt: number) => boolean> {
  const { community_id, settled_at, created_at, came_by, established_at } = await db
    .selectFrom('users')
    .innerJoin('standings', 'standings.user_id', 'users.id')
    .select(['users.community_id', 'users.settled_at', 'users.created_at', 'users.came_by'])
    .select('standings.established_at')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const isLetIn = came_by !== null || established_at !== null;
  const sinceIn = (communityId: CommunityId): number =>
    communityId === community_id ? settled_at : created_at;
  return (communityId, openedAt) => isLetIn && sinceIn(communityId) <= openedAt;
}

/**
 * Only by the counts that were told: who named whom has no part in it. What is said to strangers must be so even where the
 * secret shift alone made a small count: enough people at the low end of the interval.
 */
function isNamedIn(told: string | null, body: string | null): boolean {
  const person: Partial<ToldPerson> | null = JSON.parse(body ?? 'null');
  const isSure = (person?.together?.low ?? 0) >= nominationModel.fewest;
  return isSure && toldHead({ told })?.verdict.mayClaim === true;
}
