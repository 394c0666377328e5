import { sql } from 'kysely';
import { usualQuestions } from '#core/content/rounds.ts';
import { bucketOf } from '#core/progress/percentile.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import type { Db } from '#server/db/schema.ts';

/** The one who asks was there before all others. */
const asking = 1;
/** What is written in addresses: the invite by which everybody came, and somebody's certificate. */
export const ways = { invite: 'ABC234', certificate: 'CERT2345AB' } as const;
const membersOfOthers = 10;
/** So many are in the network at most: what is measured is reading it, not computing it. */
const maxNetwork = 10_000;
/** Only leaders offer help, and those are few however many live there. */
const maxOffers = 100;
const day = 24 * 3600 * 1000;
const now = Date.now();

/** The ids of the members of the first community but for the one who asks. */
const numbersTo = (size: number) =>
  sql`with recursive n(i) as (select 2 union all select i + 1 from n where i <= ${size})`;

const spread = sql.raw('((i * 7919) % 10007)');

/** Members 2 to `size` + 1, beside the one who asks: scores, weeks and posts spread as a hash spreads them. */
export async function fillCommunity(db: Db, size: number): Promise<void> {
  const numbers = numbersTo(size);
  const week = Math.floor(now / (7 * day));
  await sql`insert into users (id, username, username_key, email, email_key, password_hash, created_at) ${numbers}
    select i, 'membro ' || i, 'membro ' || i, 'm' || i || '@x.com', 'm' || i || '@x.com', 'x', cast(${now - 90 * day} as bigint)
    from n`.execute(db);
  await sql`insert into standings (user_id, influence_score, games_completed, connections, activities, posts, ideas,
      conector, estrategista, porta_voz, pioneiro, active_day, active_days, established_at) ${numbers}
    select i, 5 * (${spread} % 300), i % 9, i % 40, 5, i % 7, i % 7, i % 40, i % 100, i % 30, i % 10, 20000, i % 60,
      case when i <= ${maxNetwork} then cast(${now - 60 * day} as bigint) end from n`.execute(db);
  for (let entry = 0; entry < 5; entry++) {
    const at = now - (80 - entry * 15) * day;
    await sql`insert into point_entries (user_id, kind, ref, points, balance, description, created_at) ${numbers}
      select i, 'game_completed', cast(${`jogo:${entry}`} as text), ${spread} % 300, ${sql.lit(entry + 1)} * (${spread} % 300),
        'Você concluiu um jogo', cast(${at} as bigint) from n`.execute(db);
    await sql`insert into weekly_points (week, user_id, points) ${numbers}
      select cast(${week - Math.floor((80 - entry * 15) / 7)} as integer), i, ${spread} % 300 from n`.execute(
      db,
    );
  }
  await fillPosts(db, size);
  await fillPlay(db, size);
  await fillTalk(db, size);
  await fillBadges(db, size);
  await fillRound(db, size);
  await fillCounters(db, size);
}

/** What they posted, and whom they know. */
async function fillPosts(db: Db, size: number): Promise<void> {
  const numbers = numbersTo(size);
  await sql`insert into posts (kind, user_id, title, body, category, details, votes, created_at) ${numbers}
    select 'submission', i, 'Pergunta', 'Resposta de ' || i, '', '{}', i % 12, cast(${now - day} as bigint)
    from n where i % 4 = 0`.execute(db);
  await sql`insert into post_topics (post_id, key, tag)
    select id, case when id % 3 = 0 then 'mel' else 't' || (id % 5000) end, 'Mel' from posts`.execute(db);
  const known = sql.lit(Math.min(size, maxNetwork));
  await sql`insert into connections (one_id, other_id, created_at) ${numbers}
    select i, i + 1 + ${spread} % (${known} - i), cast(${now - 9 * day} as bigint) from n where i < ${known}`.execute(
    db,
  );
}

/** What they did in teams and alone, and what was told of it. */
async function fillPlay(db: Db, size: number): Promise<void> {
  const numbers = numbersTo(size);
  await sql`insert into teams (quiz_id, leader_id, created_at, completed_at) ${numbers}
    select 1 + i % 3, i, cast(${now - 9 * day} as bigint),
      case when i % 50 = 0 then null else cast(${now - 8 * day} as bigint) end from n where i % 10 = 0`.execute(
    db,
  );
  await sql`insert into team_members (team_id, user_id, part, joined_at, seen_at)
    select id, leader_id, 1, created_at, created_at from teams`.execute(db);
  await sql`insert into team_members (team_id, user_id, part, joined_at, seen_at)
    select id, ${sql.lit(asking)}, 2, created_at, created_at from teams where id = 1`.execute(db);
  await sql`insert into events (community_id, audience, event, created_at) ${numbers}
    select 1, null, ${JSON.stringify({ type: 'ranking' })}, cast(${now - 3_000_000} as bigint) + i * 10 from n
    where i <= ${Math.min(size, 100_000)}`.execute(db);
  await sql`insert into conversations (user_id, challenge_id, messages, turn, objectives, started_at, completed_at, score)
    ${numbers} select i, 'mel-supermercado', '[]', 1, '[]', cast(${now - 9 * day} as bigint),
      cast(${now - 9 * day} as bigint), 75 from n where i % 5 = 0`.execute(db);
  await sql`insert into game_progress (user_id, game_id, best_score, best_percent, verified_percent, data, completed_at,
      updated_at) ${numbers}
    select i, 1 + i % 8, 100, 80, 80, '{}', cast(${now - 9 * day} as bigint), cast(${now - 9 * day} as bigint)
    from n`.execute(db);
  await sql`insert into reviews (user_id, message, requested_at, answer, answered_at) ${numbers}
    select i, 'Por quê?', cast(${now - 9 * day} as bigint), 'Veja.', cast(${now - 8 * day} as bigint) from n
    where i % 20 = 0`.execute(db);
}

/** What they answered one another, whom they help, and what those who take care did. */
async function fillTalk(db: Db, size: number): Promise<void> {
  const numbers = numbersTo(size);
  const at = sql`cast(${now - 9 * day} as bigint)`;
  await sql`insert into replies (community_id, post_id, user_id, body, created_at)
    select 1, (select min(id) from posts), user_id, 'Também acho', created_at from posts where user_id % 20 = 0`.execute(
    db,
  );
  await sql`insert into mentor_offers (user_id, body, offered_at) ${numbers}
    select i, 'Posso ajudar com a horta', ${at} from n where i % 20 = 0 and i <= ${sql.lit(maxOffers * 20)}`.execute(
    db,
  );
  await sql`insert into mentorings (mentor_id, learner_id, goal, asked_at, accepted_at) ${numbers}
    select i, case when i = 20 then ${sql.lit(asking)} else i - 1 end, 'Vender na feira', ${at}, ${at} from n
    where i % 20 = 0`.execute(db);
  await sql`insert into mentoring_messages (mentoring_id, author_id, body, created_at)
    select id, mentor_id, 'Vamos começar', asked_at from mentorings`.execute(db);
  await sql`insert into care_log (community_id, carer_id, action, person_id, about, reason, created_at) ${numbers}
    select 1, 2, 'recovery_made', i, '', '', ${at} from n where i % 10 = 0`.execute(db);
  await sql`insert into invites (code, community_id, made_by, max_uses, created_at, expires_at, revoked_at)
    values (${ways.invite}, 1, ${sql.lit(asking)}, 1000, ${at}, cast(${now + 9 * day} as bigint), null)`.execute(
    db,
  );
}

/** Badges, and the certificates of some. */
async function fillBadges(db: Db, size: number): Promise<void> {
  const numbers = numbersTo(size);
  const at = sql`cast(${now - 9 * day} as bigint)`;
  await sql`insert into member_badges (user_id, badge, earned_at) ${numbers}
    select i, 'conectador', ${at} from n where i % 2 = 0`.execute(db);
  await sql`insert into certificates (code, user_id, kind, ref, made_at) ${numbers}
    select case when i = 2 then ${ways.certificate} else 'C' || i end, i, 'badge', 'conectador', ${at} from n
    where i % 8 = 2`.execute(db);
}

/** A round that is open: everyone came by an invite before it, and every second person has answered. */
async function fillRound(db: Db, size: number): Promise<void> {
  const numbers = numbersTo(size);
  const at = sql`cast(${now - day} as bigint)`;
  await sql`update users set came_by = ${ways.invite}, seen_at = ${at}`.execute(db);
  await sql`insert into rounds (id, community_id, questions, members, opened_at, ends_at)
    values (1, 1, ${JSON.stringify(usualQuestions)}, cast(${size} as integer), ${at}, cast(${now + 9 * day} as bigint))`.execute(
    db,
  );
  await sql`insert into round_answers (round_id, user_id, question, outside, answered_at, counted) ${numbers}
    select 1, i, 0, '[]', ${at}, 1 from n where i % 2 = 0`.execute(db);
  await sql`insert into counters (community_id, name, bucket, shard, value)
    select 1, 'round-answered', 1, user_id % 8, count(*) from round_answers group by user_id % 8`.execute(db);
  await sql`insert into round_names (round_id, user_id, question, named_id) ${numbers}
    select 1, i, 0, i - 1 from n where i % 2 = 0`.execute(db);
}

/** Other communities beside the first, each with its members, their points of this week and a post. */
export async function fillOthers(db: Db, size: number, communities: number): Promise<void> {
  if (communities === 0) return;
  const first = size + 2;
  const last = first + communities * membersOfOthers;
  const numbers = sql`with recursive n(i) as (select ${sql.lit(first)} union all select i + 1 from n where i < ${sql.lit(last)})`;
  const place = sql.raw(`2 + (i % ${communities})`);
  await sql`insert into communities (name, place, entry, created_at) ${numbers}
    select 'Comunidade ' || i, '', 'open', 0 from n where i < ${sql.lit(first + communities)}`.execute(db);
  await sql`insert into users (id, community_id, username, username_key, email, email_key, password_hash, created_at)
    ${numbers} select i, ${place}, 'membro ' || i, 'membro ' || i, 'm' || i, 'm' || i, 'x', 0 from n`.execute(
    db,
  );
  await sql`insert into standings (user_id, community_id, influence_score, games_completed, connections, posts) ${numbers}
    select i, ${place}, i % 900, 1, i % 40, 1 from n`.execute(db);
  await sql`insert into weekly_points (community_id, week, user_id, points) ${numbers}
    select ${place}, cast(${Math.floor(now / (7 * day))} as integer), i, i % 300 from n`.execute(db);
  await sql`insert into posts (community_id, kind, user_id, title, body, category, details, created_at) ${numbers}
    select ${place}, 'submission', i, 'Pergunta', 'Resposta de ' || i, '', '{}', cast(${now - day} as bigint) from n`.execute(
    db,
  );
  await sql`insert into counters (community_id, name, bucket, shard, value) ${numbers}
    select ${place}, 'members', 0, i % 8, 1 from n where i < ${sql.lit(first + communities)}`.execute(db);
}

async function fillCounters(db: Db, size: number): Promise<void> {
  const rows = [
    { name: 'members', bucket: 0, shard: 0, value: size },
    { name: 'posts', bucket: 0, shard: 0, value: Math.floor(size / 4) },
    ...['conector', 'estrategista', 'porta-voz', 'pioneiro'].flatMap((type) =>
      [...new Set(Array.from({ length: 200 }, (_, score) => bucketOf(score)))].flatMap((bucket) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((shard) => ({ name: `leader-${type}`, bucket, shard, value: 1 })),
      ),
    ),
  ];
  await db
    .insertInto('counters')
    .values(rows.map((row) => ({ ...row, community_id: firstCommunity })))
    .onConflict((c) => c.doNothing())
    .execute();
}
