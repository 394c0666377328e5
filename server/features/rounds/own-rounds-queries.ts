import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/db/schema.ts';
import type { ToldHead, ToldPerson } from './told-round.ts';

/** What a round that is over is to one person. */
interface OwnRound {
  id: number;
  endedAt: number;
  hasAnswered: boolean;
  /** The round allows a claim, and told that many named the person. */
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
    .select(['rounds.id', 'rounds.closed_at', 'rounds.ends_at', 'rounds.told', 'round_told.body'])
    .select((rounds) => ownAnswers(rounds).as('answered'))
    .where((rounds) => rounds.or([rounds('round_told.user_id', 'is not', null), ownAnswers(rounds)]))
    .orderBy('rounds.id')
    .execute();
  return rows
    .map(({ id, closed_at, ends_at, told, body, answered }) => ({
      id,
      endedAt: closed_at ?? ends_at,
      hasAnswered: Boolean(answered),
      isNamed: isNamedIn(told, body),
    }))
    .filter(({ endedAt }) => endedAt <= now);
}

/** Only by the counts that were told: who named whom has no part in it. */
function isNamedIn(told: string | null, body: string | null): boolean {
  const head: ToldHead | null = JSON.parse(told ?? 'null');
  const person: Partial<ToldPerson> | null = JSON.parse(body ?? 'null');
  return Boolean(head?.verdict.mayClaim && person?.together);
}
