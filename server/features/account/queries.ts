import { sql } from 'kysely';
import { compileOnce } from '#server/db/compile-once.ts';
import { keepUnchanged } from '#server/db/keep-unchanged.ts';
import type { Db, NewUser, Tx, UserRow } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import type { Member, Role } from '#server/http/route.ts';
import { addToCounters } from '#server/ledger/counters.ts';

/** How many rows that are over go with each one that comes. */
const swept = 6;

/** Adds the account, with a standing of zeros, unless its name or its email is taken; nothing is answered then. */
export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow | undefined> {
  const added = await tx
    .insertInto('users')
    .values({ ...user, settled_at: user.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) return undefined;
  await tx
    .insertInto('standings')
    .values({ user_id: added.id, community_id: added.community_id, played_until: user.created_at })
    .execute();
  addToCounters(tx, { user_id: added.id, community_id: added.community_id }, [{ name: 'members', by: 1 }]);
  return added;
}

/** Whether some account has this name. */
export const usernameExists = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('username_key', '=', key).executeTakeFirst()) !==
  undefined;

/** Whether some account has a name that looks like this. */
export const lookExists = async (db: Db, skeleton: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('username_skeleton', '=', skeleton).executeTakeFirst()) !==
  undefined;

/** Whether the account of somebody else has this name, or one that looks like it. */
export const isNameOfAnother = async (
  db: Db,
  id: number,
  { key, looks }: { key: string; looks: readonly string[] },
): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where(({ or, eb }) => or([eb('username_key', '=', key), eb('username_skeleton', 'in', looks)]))
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined;

/** Which of these names, and of these looks of names, are somebody's. */
export async function findTaken(
  db: Db,
  { keys, looks }: { keys: readonly string[]; looks: readonly string[] },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .select(['username_key', 'username_skeleton'])
    .where(({ or, eb }) => or([eb('username_key', 'in', keys), eb('username_skeleton', 'in', looks)]))
    .execute();
  return new Set(
    rows.flatMap(({ username_key, username_skeleton }) => [username_key, username_skeleton ?? '']),
  );
}

/** Which of these names rest since an account was deleted; some that rested long enough are forgotten. */
export async function findResting(tx: Tx, hashes: readonly string[], now: number): Promise<Set<string>> {
  // Few, and in one order: whoever registers at the same time waits for no more than one of them.
  const rested = await tx
    .selectFrom('resting_names')
    .select('key_hash')
    .where('until', '<=', now)
    .orderBy('key_hash')
    // Told how few they are, SQLite finds them by their end instead of reading all that rest.
    .limit(sql.lit(swept))
    .execute();
  for (const { key_hash } of rested)
    await tx.deleteFrom('resting_names').where('key_hash', '=', key_hash).execute();
  const rows = await tx
    .selectFrom('resting_names')
    .select('key_hash')
    .where('key_hash', 'in', hashes)
    .where('until', '>', now)
    .execute();
  return new Set(rows.map(({ key_hash }) => key_hash));
}

/** Lets names rest. */
export async function insertResting(tx: Tx, hashes: readonly string[], until: number): Promise<void> {
  await tx
    .insertInto('resting_names')
    .values(hashes.toSorted().map((key_hash) => ({ key_hash, until })))
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ until }))
    .execute();
}

/** The account with this name or, where the text is an email, this email. */
export const findUserByLogin = (db: Db, key: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(key.includes('@') ? 'email_key' : 'username_key', '=', key)
    .executeTakeFirst();

const selectUser = compileOnce((db, id: number) => db.selectFrom('users').selectAll().where('id', '=', id));

/** The account with this id. */
export const findUser = async (db: Db, id: number): Promise<UserRow | undefined> =>
  (await selectUser(db, id))[0];

/** Keeps a session and drops one that is over, whoever's it was: no more, since others may be dropping theirs. */
export async function insertSession(
  tx: Tx,
  session: { tokenHash: string; userId: number; now: number; expiresAt: number },
): Promise<void> {
  const over = tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('expires_at', '<=', session.now)
    .orderBy('expires_at')
    .limit(1);
  await tx.deleteFrom('sessions').where('token_hash', 'in', over).execute();
  await tx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

const selectSession = compileOnce((db, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username', 'users.community_id as communityId'])
    .select(['users.seen_at as seenAt', 'sessions.expires_at as expiresAt'])
    .select(({ selectFrom }) =>
      // The coordination comes first, also by its name.
      selectFrom('carers')
        .select(({ fn }) => fn.min('role').as('role'))
        .whereRef('carers.user_id', '=', 'users.id')
        .as('role'),
    )
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.suspended_at', 'is', null),
);

const keptSession = keepUnchanged(async (db, tokenHash: string) => (await selectSession(db, tokenHash))[0]);

type FoundSession = Pick<Member, 'id' | 'username' | 'communityId'> & {
  role: Role | null;
  seenAt: number | null;
  expiresAt: number;
};

/** Whose session this is, if it is not over. */
export const findSession = async (
  db: Db,
  tokenHash: string,
  now: number,
): Promise<FoundSession | undefined> => {
  const found = await keptSession(db, tokenHash);
  return found && found.expiresAt > now ? found : undefined;
};

/** What an account's owner is shown of it. */
export type ShownUser = Pick<UserRow, 'id' | 'username' | 'email' | 'community_id'>;

const selectShown = compileOnce((db, id: number) =>
  db.selectFrom('users').select(['id', 'username', 'email', 'community_id']).where('id', '=', id),
);

/** The account with this id, as its owner is shown it. */
export const findShownUser = async (db: Db, id: number): Promise<ShownUser | undefined> =>
  (await selectShown(db, id))[0];

const selectHome = compileOnce((db, id: number, communityId: CommunityId) =>
  db
    .selectFrom('communities')
    .leftJoin('carers', (join) =>
      join
        .on('carers.user_id', '=', id)
        .on(({ or, eb, ref }) =>
          or([eb('carers.community_id', 'is', null), eb('carers.community_id', '=', ref('communities.id'))]),
        ),
    )
    .select(['communities.id', 'communities.name', 'communities.place', 'carers.role'])
    .select(({ selectFrom }) =>
      selectFrom('carers as anywhere')
        .select(({ fn }) => fn.min('anywhere.role').as('role'))
        .where('anywhere.user_id', '=', id)
        .as('highest'),
    )
    .where('communities.id', '=', communityId)
    .orderBy('carers.role'),
);

/** Where somebody lives, and the part they take in caring for it; and the highest they take anywhere. */
export async function findHome(db: Db, { id, community_id }: ShownUser) {
  const [home] = await selectHome(db, id, community_id);
  if (!home) throw new Error('everybody lives somewhere');
  return home;
}

/** Ends a session. */
export const deleteSession = async (tx: Tx, tokenHash: string): Promise<void> => {
  await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
};

/** Changes the name shown. */
export const setFullName = async (tx: Tx, id: number, fullName: string | null): Promise<void> => {
  await tx.updateTable('users').set({ full_name: fullName }).where('id', '=', id).execute();
};

/** Changes the email unless another account has it; false then. */
export async function setEmail(
  tx: Tx,
  id: number,
  changed: { email: string; email_key: string },
): Promise<boolean> {
  const updated = await tx
    .updateTable('users')
    .set(changed)
    .where('users.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as other')
            .select('other.id')
            .where('other.email_key', '=', changed.email_key)
            .where('other.id', '<>', id),
        ),
      ),
    )
    .returning('users.id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Hides the name from rankings and the network, or shows it again. */
export const setHidden = async (tx: Tx, id: number, hiddenAt: number | null): Promise<void> => {
  await tx.updateTable('users').set({ hidden_at: hiddenAt }).where('id', '=', id).execute();
};

/** What somebody may have said of themselves; what is left out stays as it was. */
interface Preferences {
  trade?: string | null | undefined;
  readsAloud?: boolean | null | undefined;
  readsCalmly?: boolean | null | undefined;
}

const asNumber = (isOn: boolean | null): 0 | 1 | null => (isOn === null ? null : isOn ? 1 : 0);

/** Keeps what a member says of what they do and how they like to read. */
export async function setPreferences(
  tx: Tx,
  id: number,
  { trade, readsAloud, readsCalmly }: Preferences,
): Promise<void> {
  const said = {
    ...(trade !== undefined && { trade }),
    ...(readsAloud !== undefined && { reads_aloud: asNumber(readsAloud) }),
    ...(readsCalmly !== undefined && { reads_calmly: asNumber(readsCalmly) }),
  };
  if (Object.keys(said).length === 0) return;
  await tx.updateTable('users').set(said).where('id', '=', id).execute();
}

const selectPaidGames = compileOnce((db, id: number) =>
  db.selectFrom('point_entries').select('ref').where('user_id', '=', id).where('kind', '=', 'game_completed'),
);

/** What a member was paid for in games: 'flip-produtividade:glossario'. */
export const findPaidGames = async (db: Db, id: number): Promise<string[]> =>
  (await selectPaidGames(db, id)).map(({ ref }) => ref);

/** Removes the account; the keys take with it whatever is only its own. */
export const deleteAccountRow = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('users').where('id', '=', id).execute();
};
