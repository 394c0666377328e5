import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';

/** Instants are milliseconds since 1970, on both engines. */
type Instant = number;

interface UsersTable {
  id: Generated<number>;
  username: string;
  /** The name as compared: composed, lower case. Unique. */
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  full_name: string | null;
  influence_score: Generated<number>;
  games_completed: Generated<number>;
  connections: Generated<number>;
  created_at: Instant;
}

interface SessionsTable {
  /** SHA-256 of the token; the token itself is never kept. */
  token_hash: string;
  user_id: number;
  created_at: Instant;
  expires_at: Instant;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;

/** What a read is given. */
export type Db = Kysely<Schema>;
/** What a write is given: open, and committed by whoever opened it. */
export type Tx = Transaction<Schema>;
