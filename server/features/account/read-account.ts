import { games } from '#core/content/games.ts';
import { tradeOf } from '#core/content/trades.ts';
import type { Answer } from '#core/contract/index.ts';
import { gameRules } from '#core/games/index.ts';
import { withoutOwn } from '#core/progress/member-facts.ts';
import type { Db, ReviewRow, UserRow } from '#server/db/schema.ts';
import { findLastReview } from '#server/features/network/queries.ts';
import { findNamed } from '#server/features/rounds/named-queries.ts';
import { ofSomebody } from '#server/http/refusal.ts';
import type { Services } from '#server/http/route.ts';
import { readFacts } from '#server/ledger/facts.ts';
import { readHistograms } from '#server/ledger/leader-scores.ts';
import { standingOf } from '#server/ledger/leadership.ts';
import { findBadges, findStanding } from '#server/ledger/standing.ts';
import { findEverything } from './export-queries.ts';
import { findPaidGames, findUser } from './queries.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

/** The member's own page: profile, badges, and what the standing is made of. */
export async function readAccount(db: Db, id: number, { network }: Services): Promise<Answer<'account'>> {
  const user = ofSomebody(await findUser(db, id));
  const row = await findStanding(db, id);
  const given = await readFacts(db, row);
  const badges = await findBadges(db, id);
  const review = await findLastReview(db, id);
  const scope = { communityId: user.community_id };
  const seen = await network.of(scope);
  const place = seen.placeOf(id);
  // What one's standing is made of is told as it counts.
  const facts = place ? withoutOwn(given, place.own) : given;
  return {
    id,
    username: user.username,
    email: user.email,
    fullName: user.full_name,
    hideFromRanking: user.hidden_at !== null,
    preferences: preferencesOf(user),
    memberSince: iso(user.created_at),
    influenceScore: row.influence_score,
    badges: badges.map(({ badge, earned_at }) => ({ id: badge, earnedAt: iso(earned_at) })),
    facts: { ...facts, games: [...facts.games] },
    rewards: rewardsOf(await findPaidGames(db, id)),
    standing: {
      ...standingOf(given, seen.leaders ?? (await readHistograms(db, scope)), place),
      isDamped: place?.isDamped ?? false,
      isKnown: place?.isKnown ?? true,
      named: (await findNamed(db, [id], scope)).get(id) ?? null,
    },
    review: review ? toReview(review) : null,
  };
}

const preferencesOf = ({ trade, reads_aloud, reads_calmly }: UserRow): Answer<'account'>['preferences'] => ({
  trade: tradeOf(trade)?.id ?? null,
  readsAloud: reads_aloud === null ? null : reads_aloud === 1,
  readsCalmly: reads_calmly === null ? null : reads_calmly === 1,
});

const rewardsOf = (paid: readonly string[]): Answer<'account'>['rewards'] =>
  games.map(({ type }) => ({
    type,
    received: paid.filter((ref) => ref.startsWith(`${type}:`)).length,
    total: gameRules[type].variants.length,
  }));

const toReview = ({ message, requested_at, answer, answered_at }: ReviewRow) => ({
  message,
  requestedAt: iso(requested_at),
  answer,
  answeredAt: answered_at === null ? null : iso(answered_at),
});

/** Everything that is kept of the member, for the member to take along. */
export async function exportAccount(
  db: Db,
  id: number,
  now: number,
  services: Services,
): Promise<Answer<'accountExport'>> {
  const account = await readAccount(db, id, services);
  return { exportedAt: iso(now), account, ...(await findEverything(db, id)) };
}
