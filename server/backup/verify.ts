import { Kysely, SqliteDialect, sql } from 'kysely';
import { Sqlite } from '#server/db/better-sqlite.ts';
import { checkHistory } from '#server/db/check-history.ts';
import type { Db } from '#server/db/schema.ts';

/** A copy that must not take the place of anything; the sentence says what is wrong with it. */
export class BadCopyError extends Error {}

/** What a good copy holds. */
export interface Holdings {
  members: number;
  posts: number;
  entries: number;
}

/**
 * Looks at a copy as a whole: its pages and keys and, unless those are enough, what made it and that its sums add up.
 * A copy of data that do not add up is still better than none; only one that replaces others must.
 */
export async function verifySqlite(path: string, look = verifyData): Promise<Holdings> {
  let db: Db | undefined;
  try {
    const connection = new Sqlite(path, { readonly: true, fileMustExist: true });
    db = new Kysely({ dialect: new SqliteDialect({ database: connection }) });
    const found = connection.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new BadCopyError(`A cópia está danificada: ${found}.`);
    const loose = connection.prepare('select count(*) as loose from pragma_foreign_key_check').pluck().get();
    if (loose !== 0) throw new BadCopyError(`A cópia está danificada: ${loose} linhas apontam para o nada.`);
    return await look(db);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw new BadCopyError(`A cópia não é um banco de dados inteiro: ${error.message}.`);
  } finally {
    await db?.destroy();
  }
}

/** That the data are this program's and agree with themselves, on either engine. */
export async function verifyData(db: Db): Promise<Holdings> {
  const applied = await checkHistory(db);
  // The very first steps, which were never released alone, have neither ledger nor posts.
  if (applied.length < 4) throw new BadCopyError('A cópia não tem dados da Rota Viva.');
  const wrong = await count(
    db,
    sql`(select standings.user_id from standings left join point_entries on point_entries.user_id = standings.user_id
      group by standings.user_id, influence_score
      having influence_score <> coalesce(sum(points), 0)) as wrong_sums`,
  );
  const without = await count(
    db,
    sql`(select id from users where not exists (select 1 from standings where user_id = users.id)) as lost`,
  );
  const miscounted = await count(
    db,
    sql`(select id from posts where votes <> (select count(*) from votes where post_id = posts.id)) as miscounted`,
  );
  if (wrong + without + miscounted > 0) {
    throw new BadCopyError(
      `As contas da cópia não fecham: ${wrong} pessoas com outra soma de pontos, ${without} sem pontuação, ` +
        `${miscounted} publicações com outro número de votos.`,
    );
  }
  return countHoldings(db);
}

/** How much there is of what matters. */
export async function countHoldings(db: Db): Promise<Holdings> {
  return {
    members: await count(db, sql`users`),
    posts: await count(db, sql`posts`),
    entries: await count(db, sql`point_entries`),
  };
}

async function count(db: Db, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${from}`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** In words, for whoever made or restored the copy. */
export const describe = ({ members, posts, entries }: Holdings): string =>
  `${members} pessoas, ${posts} publicações, ${entries} lançamentos de pontos`;
