import { type Kysely, sql } from 'kysely';
import { type KeyedPost, textKey } from '#server/db/text-key.ts';
import type { Migration } from './column-types.ts';

const rowsAtOnce = 500;

type Post = KeyedPost & { id: number; community_id: number };

/**
 * An idea counts once in a community. What was published before counts as it did: of posts that say the same, the oldest has
 * the key and the others one of their own. Votes for what counts for nothing lift nobody any more.
 */
export const saidOnce: Migration = async (db) => {
  await sql`update posts set text_key = 'post ' || id where text_key is not null`.execute(db);
  const taken = new Set<string>();
  for (let after = 0; ; ) {
    const { rows } = await sql<Post>`select id, kind, user_id, community_id, body from posts
      where text_key is not null and id > ${after} order by id limit ${sql.lit(rowsAtOnce)}`.execute(db);
    const last = rows.at(-1);
    if (!last) break;
    await write(db, findFirst(rows, taken));
    after = last.id;
  }
  await sql`create unique index posts_said_once_here on posts (community_id, text_key)`.execute(db);
  await countGivenVotes(db);
};

/** The posts that say something first, in their community and of their author, with their keys. */
function findFirst(posts: readonly Post[], taken: Set<string>): [string, number][] {
  return posts.flatMap(({ id, community_id, ...post }) => {
    const key = textKey(post);
    const claims = [`here ${community_id} ${key}`, `own ${post.user_id} ${key}`];
    if (claims.some((claim) => taken.has(claim))) return [];
    for (const claim of claims) taken.add(claim);
    return [[key, id] satisfies [string, number]];
  });
}

async function write(db: Kysely<unknown>, keys: readonly (readonly [string, number])[]): Promise<void> {
  if (keys.length === 0) return;
  const values = sql.join(keys.map(([key, id]) => sql`(${key}, ${id})`));
  await sql`update posts set text_key = said.column1 from (values ${values}) as said
    where posts.id = cast(said.column2 as integer)`.execute(db);
}

/** Counts anew, for those who wrote what counts for nothing, the votes that count for leading. */
async function countGivenVotes(db: Kysely<unknown>): Promise<void> {
  const given = (kind: string) => sql`(select count(*) from posts
    inner join votes on votes.post_id = posts.id
    inner join standings as giver on giver.user_id = votes.voter_id
    inner join users on users.id = votes.voter_id
    where posts.user_id = standings.user_id and posts.kind = ${sql.lit(kind)} and posts.removed_at is null
      and posts.text_key is not null and giver.established_at is not null
      and giver.community_id = standings.community_id and users.suspended_at is null)`;
  await sql`update standings set counted_idea_votes = ${given('submission')}, counted_story_votes = ${given('story')}
    where user_id in (select user_id from posts where text_key is null and votes > 0)`.execute(db);
}
