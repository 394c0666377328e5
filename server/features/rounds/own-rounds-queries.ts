import type { ExpressionBuilder } from 'kysely';
import type { CommunityId, Scope } from '#server/db/care-tables.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { ToldHead, ToldPerson } from './told-round.ts';

/** What a round that is over is to one person. */
interface OwnRound {
  id: number;
  endedAt: number;
  communityId: CommunityId;
  hasAnswered: boolean;
  /** By how many, as it was told; null where the round allows no claim, or told nothing of the person. */
  named: { count: number; modelVersion: number } | null;
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
      'rounds.closed_at',
      'rounds.ends_at',
      'rounds.told',
      'round_told.body',
    ])
    .select((rounds) => ownAnswers(rounds).as('answered'))
    .where((rounds) => rounds.or([rounds('round_told.user_id', 'is not', null), ownAnswers(rounds)]))
    .orderBy('rounds.id')
    .execute();
  return rows
    .map(({ id, community_id, closed_at, ends_at, told, body, answered }) => ({
      id,
      communityId: community_id,
      endedAt: closed_at ?? ends_at,
      hasAnswered: Boolean(answered),
      named: namedIn(told, body),
    }))
    .filter(({ endedAt }) => endedAt <= now);
}

/** Only by the counts that were told: who named whom has no part in it. */
function namedIn(told: string | null, body: string | null): OwnRound['named'] {
  const head: ToldHead | null = JSON.parse(told ?? 'null');
  const person: Partial<ToldPerson> | null = JSON.parse(body ?? 'null');
  if (!head?.verdict.mayClaim || !person?.together) return null;
  return { count: person.together.count, modelVersion: head.modelVersion };
}

/** What the last round of the own community that allows a claim told of somebody: by how many, and by which rule. */
export async function findNamed(db: Db, userId: number, scope: Scope, now: number) {
  const rounds = await findOwnRounds(db, userId, now);
  const last = rounds.findLast(({ communityId, named }) => communityId === scope.communityId && named);
  return last?.named ? { ...last.named, endedAt: new Date(last.endedAt).toISOString() } : null;
}
