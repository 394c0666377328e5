import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Services } from '#server/http/route.ts';
import type { Presence } from '#server/live/stream.ts';
import { findTeamById } from './queries.ts';
import { findSeats, touchSeat } from './seat-queries.ts';
import { hereFor } from './show-team.ts';

/** Shows teammates who has the desk open; those who are not of the team leave no trace. */
export function teamPresence(db: Db, { clock, live }: Pick<Services, 'clock' | 'live'>): Presence {
  const note = async (
    teamId: number,
    userId: number,
    seenAt: number,
    isNews: (before: number) => boolean,
  ) => {
    const deliveries = await inTransaction(db, async (tx) => {
      const seats = await findSeats(tx, [teamId]);
      const own = seats.find(({ user_id }) => user_id === userId);
      const team = own && (await findTeamById(tx, teamId));
      if (!team) return [];
      await touchSeat(tx, teamId, userId, seenAt);
      if (!isNews(own.seen_at)) return [];
      const event = { type: 'team' as const, quizId: team.quiz_id, teamId };
      return live.record(
        tx,
        [{ event, audience: seats.map(({ user_id }) => user_id), communityId: null }],
        clock(),
      );
    });
    live.send(deliveries);
  };
  return {
    seen: (member, teamId) => note(teamId, member.id, clock(), (before) => clock() - before >= hereFor),
    // Last seen just long enough ago to be no longer here.
    gone: (member, teamId) => note(teamId, member.id, clock() - hereFor, () => true),
  };
}
