import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountTables } from './tables/account.ts';
import type { CareTables } from './tables/care.ts';
import type { CertificateTables } from './tables/certificate.ts';
import type { GameTables } from './tables/game.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { LiveTables } from './tables/live.ts';
import type { MentoringTables } from './tables/mentoring.ts';
import type { NetworkTables } from './tables/network.ts';
import type { PostTables } from './tables/post.ts';
import type { RoundTables } from './tables/round.ts';
import type { TeamTables } from './tables/team.ts';
import type { UpkeepTables } from './tables/upkeep.ts';
import type { WeekTables } from './tables/week.ts';

/** Every table by its name; what each is for stands beside it. */
export interface Schema
  extends AccountTables,
    CareTables,
    CertificateTables,
    GameTables,
    LedgerTables,
    LiveTables,
    MentoringTables,
    NetworkTables,
    PostTables,
    RoundTables,
    TeamTables,
    UpkeepTables,
    WeekTables {}

export type UserRow = Selectable<Schema['users']>;
export type NewUser = Insertable<Schema['users']>;
export type StandingRow = Selectable<Schema['standings']>;
export type EntryRow = Selectable<Schema['point_entries']>;
export type ProgressRow = Selectable<Schema['game_progress']>;
export type PostRow = Selectable<Schema['posts']>;
export type ReplyRow = Selectable<Schema['replies']>;
export type ConversationRow = Selectable<Schema['conversations']>;
export type ReviewRow = Selectable<Schema['reviews']>;
export type TeamRow = Selectable<Schema['teams']>;

/** What a read is given. */
export type Db = Kysely<Schema>;
/** What a write is given: open, and committed by whoever opened it. */
export type Tx = Transaction<Schema>;
