import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type {
  CareLogTable,
  CarersTable,
  CommunitiesTable,
  CommunityId,
  HelpRequestsTable,
  Instant,
  InvitesTable,
  NoticesTable,
  RecoveriesTable,
  SettingsTable,
  TeamMessagesTable,
} from './care-tables.ts';
import type {
  NamingRefusalsTable,
  RoundAnswersTable,
  RoundNamesTable,
  RoundsTable,
  RoundToldTable,
} from './round-tables.ts';
import type {
  RepliesTable,
  ReplyReportsTable,
  ReplyVotesTable,
  WeeklyActsTable,
  WeeklyGoalsTable,
} from './second-day-tables.ts';
import type {
  CertificatesTable,
  MentoringMessagesTable,
  MentoringsTable,
  MentorOffersTable,
  TrialRatingsTable,
  TrialsTable,
} from './trust-tables.ts';

/** One thing that a member got wrong in a game, and where it stands on the ladder of practice. */
interface PracticeTable {
  user_id: number;
  item: string;
  step: number;
  answered_at: Instant;
}

interface UsersTable {
  id: Generated<number>;
  username: string;
  /** The name as compared: composed, lower case. Unique. */
  username_key: string;
  /** What the name looks like. Unique; null for accounts that looked like an older one before this was held. */
  username_skeleton: string | null;
  email: string;
  email_key: string;
  password_hash: string;
  full_name: string | null;
  /** Since when rankings and the network leave the name out. */
  hidden_at: Instant | null;
  /** The community the person lives in: it decides what they see. */
  community_id: Generated<CommunityId>;
  /** Since when the person may not sign in, and why. */
  suspended_at: Instant | null;
  suspended_for: string | null;
  /** When the person was last here, to the hour. */
  seen_at: Instant | null;
  /** The invite by which the person came, or 'card'; null for whoever registered alone. */
  came_by: string | null;
  /** The last notice that was read. */
  notices_read: Generated<number>;
  /** What the person does, and whether they like texts read aloud and slowly; null where they did not say. */
  trade: string | null;
  reads_aloud: 0 | 1 | null;
  reads_calmly: 0 | 1 | null;
  /** When the visit began in which the person last asked what is new, and the one before: what came since is new. */
  visited_at: Instant | null;
  news_since: Instant | null;
  created_at: Instant;
}

interface SessionsTable {
  /** SHA-256 of the token; the token itself is never kept. */
  token_hash: string;
  user_id: number;
  created_at: Instant;
  expires_at: Instant;
}

/** What a member has reached: one row a member, moved only together with the ledger. */
interface StandingsTable {
  user_id: number;
  community_id: Generated<CommunityId>;
  /** Always the sum of the member's ledger. */
  influence_score: Generated<number>;
  games_completed: Generated<number>;
  connections: Generated<number>;
  activities: Generated<number>;
  badges: Generated<number>;
  teams_completed: Generated<number>;
  teams_led: Generated<number>;
  ideas: Generated<number>;
  idea_votes: Generated<number>;
  most_votes_on_one_idea: Generated<number>;
  stories: Generated<number>;
  /** Ideas and stories together: contributions, as the community page calls them. */
  posts: Generated<number>;
  story_votes: Generated<number>;
  /** The scores of the leader types as counted in the histograms; null while the member does not qualify. */
  conector: number | null;
  estrategista: number | null;
  porta_voz: number | null;
  pioneiro: number | null;
  /** What established members gave: all that leader types and the network count. */
  counted_connections: Generated<number>;
  counted_idea_votes: Generated<number>;
  counted_story_votes: Generated<number>;
  /** When it was noticed that the member had finished a game and come back after the first day. */
  established_at: Instant | null;
  /** The day the next ones count, and how often each was done on it. */
  bound_day: Generated<number>;
  day_posts: Generated<number>;
  day_votes: Generated<number>;
  day_connections: Generated<number>;
  /** What members who never finished a game gave to this one. */
  day_newcomer_votes: Generated<number>;
  day_newcomer_connections: Generated<number>;
  day_reports: Generated<number>;
  day_messages: Generated<number>;
  day_replies: Generated<number>;
  /** Reports that a review found to be without cause, less those it found right since. */
  false_reports: Generated<number>;
  /** The day on which the member last did something. */
  active_day: number | null;
  /** On how many days the member did something. */
  active_days: Generated<number>;
  /** The last week in which the member did something that a community's goal can be made of, and how many there were. */
  shared_week: number | null;
  shared_weeks: Generated<number>;
  /** The member's play clock: the account's first moment and all the time that runs and texts took since. */
  played_until: Generated<Instant>;
}

/** The ledger: append-only, and the activity feed as well. */
interface PointEntriesTable {
  id: Generated<number>;
  user_id: number;
  kind: string;
  ref: string;
  points: number;
  /** The member's score once this entry was added. */
  balance: number;
  description: string;
  created_at: Instant;
}

interface WeeklyPointsTable {
  community_id: CommunityId;
  week: number;
  user_id: number;
  points: number;
}

interface MemberBadgesTable {
  user_id: number;
  badge: string;
  earned_at: Instant;
}

/** Feats that badges ask for: a chain without a mistake, a challenge won, the best score of a game. */
interface FeatsTable {
  user_id: number;
  /** The feat's name, then ':' and what it was done with, where each counts once. */
  feat: string;
  value: Generated<number>;
}

interface GameProgressTable {
  user_id: number;
  game_id: number;
  best_score: number;
  best_percent: number;
  verified_percent: number;
  /** JSON of the best run. */
  data: string;
  completed_at: Instant | null;
  updated_at: Instant;
}

/** Runs that were written under an id of the client's, so that a repeated write is harmless. */
interface GameRunsTable {
  user_id: number;
  run_id: string;
  /** The game and a hash of what was sent; null where it was written before they were kept. */
  game_id: number | null;
  content: string | null;
  score: number;
  points: number;
}

/** Other calls that were done under an id of the client's; a null answer is read anew. */
interface KeptCallsTable {
  user_id: number;
  run_id: string;
  content: string;
  answer: string | null;
  created_at: number;
}

/** Ideas and stories: one feed, one way to vote, one way to report. */
interface PostsTable {
  id: Generated<number>;
  community_id: CommunityId;
  kind: 'submission' | 'story';
  user_id: number;
  title: string;
  body: string;
  category: string;
  /** JSON of what only this kind has. */
  details: string;
  votes: Generated<number>;
  /** How many answers to it can be seen where it is. */
  replies: Generated<number>;
  reports: Generated<number>;
  /** What those reports weigh together towards hiding it. */
  report_weight: Generated<number>;
  hidden_at: Instant | null;
  /** When a carer took it off the wall, and why; it is hidden as well then. */
  removed_at: Generated<Instant | null>;
  removed_for: Generated<string | null>;
  reviewed_at: Instant | null;
  created_at: Instant;
  /** The id its client gave it, so that a repeated write is harmless; null where there was none. Once a member. */
  run_id: string | null;
  /** The text as compared, once a member; null where the post says nothing new and counts for nothing. */
  text_key: string | null;
}

interface VotesTable {
  id: Generated<number>;
  post_id: number;
  /** Null once the voter's account is gone: the vote stays. */
  voter_id: number | null;
  created_at: Instant;
}

interface ReportsTable {
  post_id: number;
  reporter_id: number;
  reason: string;
  weight: number;
  created_at: Instant;
}

interface PostTopicsTable {
  community_id: CommunityId;
  post_id: number;
  key: string;
  tag: string;
}

/** How many posts a topic had in a week, so that what is talked about can be told without reading the posts. */
interface TopicWeeksTable {
  community_id: CommunityId;
  week: number;
  key: string;
  tag: string;
  posts: number;
}

/** How often one member voted for another on a day. */
interface VoteDaysTable {
  voter_id: number;
  author_id: number;
  day: number;
  votes: number;
}

interface TeamsTable {
  id: Generated<number>;
  community_id: CommunityId;
  quiz_id: number;
  leader_id: number;
  created_at: Instant;
  completed_at: Instant | null;
}

/** Who sits where: a part is one person's, a person has one part. */
interface TeamMembersTable {
  team_id: number;
  user_id: number;
  part: number;
  joined_at: Instant;
  /** When the member was last seen at the desk. */
  seen_at: Instant;
}

interface TeamAnswersTable {
  team_id: number;
  part: number;
  answer: string;
  /** Who wrote it last; null once that account is gone. */
  author_id: number | null;
  updated_at: Instant;
}

/** Everyone who ever sat at a part: what became of a team is known by it when somebody leaves. */
interface TeamHoldersTable {
  team_id: number;
  part: number;
  user_id: number;
}

/** A pair who know each other, the lower id first; a side is null once that account is gone. */
interface ConnectionsTable {
  id: Generated<number>;
  one_id: number | null;
  other_id: number | null;
  created_at: Instant;
}

/** One member asks another to connect; it goes once they are connected, and stays a while once declined. */
interface ConnectionAsksTable {
  asker_id: number;
  asked_id: number;
  asked_at: Instant;
  declined_at: Instant | null;
}

/** What a member gave before finishing a game, beyond what is paid at once: it is paid with the first game. */
interface DeferredGiftsTable {
  giver_id: number;
  receiver_id: number;
  votes: number;
  connections: number;
}

/** Names and emails of deleted accounts, as hashes, that nobody may register yet. */
interface RestingNamesTable {
  key_hash: string;
  until: Instant;
}

/** A negotiation with a persona; the server's copy is the truth. */
interface ConversationsTable {
  id: Generated<number>;
  user_id: number;
  challenge_id: string;
  /** JSON of the messages. */
  messages: string;
  /** Grows with every turn, so that two turns at once cannot both be kept. */
  turn: number;
  score: number | null;
  feedback: string | null;
  /** JSON of how each objective fared. */
  objectives: string;
  started_at: Instant;
  completed_at: Instant | null;
}

/** What has just changed, for those who listen; kept for a while so that a listener can catch up. */
interface EventsTable {
  id: Generated<number>;
  /** The community it is for; null where it is for some people. */
  community_id: CommunityId | null;
  /** JSON of the ids of those it is for; null for everyone of the community. */
  audience: string | null;
  /** JSON of the event. */
  event: string;
  created_at: Instant;
}

/** Which snapshot of a community's network counts; the row of no community says who computes, and how far it has looked. */
interface NetworkStateTable {
  /** The community's. */
  id: CommunityId;
  /** Grows with what changes in the community. */
  wanted: Generated<number>;
  snapshot_id: string | null;
  model_version: number | null;
  computed_at: Instant | null;
  /** What was wanted when the snapshot was made; less than is wanted now means that something changed. */
  mark: string | null;
  lease_holder: string | null;
  lease_until: Instant;
}

/** A snapshot in pieces of JSON. */
interface NetworkPartsTable {
  snapshot_id: string;
  part: number;
  body: string;
}

/** A member's wish that a person looks at the standing (LGPD art. 20). */
interface ReviewsTable {
  id: Generated<number>;
  community_id: CommunityId;
  user_id: number;
  message: string;
  requested_at: Instant;
  answer: string | null;
  answered_at: Instant | null;
}

/** Sums over the members of a community, in shards so that writers do not wait for each other. */
interface CountersTable {
  /** 0 for what is counted over all communities. */
  community_id: CommunityId;
  name: string;
  /** The day, bucket of scores ... that is counted; 0 where the name counts one thing. */
  bucket: number;
  shard: number;
  value: number;
}

/** Empty but for a moment, while it is tried whether the database can be written to. */
interface WriteProbeTable {
  id: number;
  filling: string;
}

/** By what text a migration changed these data. */
interface MigrationFingerprintsTable {
  name: string;
  fingerprint: string;
}

/** The nights, as days since 1970, for which a backup is being made or was; whoever writes the row makes it. */
interface BackupNightsTable {
  night: number;
  begun_at: Instant;
  made_at: Instant | null;
}

export interface Schema {
  communities: CommunitiesTable;
  carers: CarersTable;
  settings: SettingsTable;
  invites: InvitesTable;
  recoveries: RecoveriesTable;
  help_requests: HelpRequestsTable;
  care_log: CareLogTable;
  notices: NoticesTable;
  team_messages: TeamMessagesTable;
  rounds: RoundsTable;
  round_answers: RoundAnswersTable;
  round_names: RoundNamesTable;
  naming_refusals: NamingRefusalsTable;
  round_told: RoundToldTable;
  practice: PracticeTable;
  certificates: CertificatesTable;
  mentor_offers: MentorOffersTable;
  mentorings: MentoringsTable;
  mentoring_messages: MentoringMessagesTable;
  trials: TrialsTable;
  trial_ratings: TrialRatingsTable;
  users: UsersTable;
  sessions: SessionsTable;
  standings: StandingsTable;
  point_entries: PointEntriesTable;
  weekly_points: WeeklyPointsTable;
  member_badges: MemberBadgesTable;
  feats: FeatsTable;
  game_progress: GameProgressTable;
  game_runs: GameRunsTable;
  kept_calls: KeptCallsTable;
  posts: PostsTable;
  votes: VotesTable;
  reports: ReportsTable;
  replies: RepliesTable;
  reply_votes: ReplyVotesTable;
  reply_reports: ReplyReportsTable;
  weekly_goals: WeeklyGoalsTable;
  weekly_acts: WeeklyActsTable;
  post_topics: PostTopicsTable;
  topic_weeks: TopicWeeksTable;
  counters: CountersTable;
  vote_days: VoteDaysTable;
  teams: TeamsTable;
  team_members: TeamMembersTable;
  team_answers: TeamAnswersTable;
  team_holders: TeamHoldersTable;
  connections: ConnectionsTable;
  connection_asks: ConnectionAsksTable;
  deferred_gifts: DeferredGiftsTable;
  resting_names: RestingNamesTable;
  conversations: ConversationsTable;
  events: EventsTable;
  network_state: NetworkStateTable;
  network_parts: NetworkPartsTable;
  reviews: ReviewsTable;
  write_probe: WriteProbeTable;
  migration_fingerprints: MigrationFingerprintsTable;
  backup_nights: BackupNightsTable;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type StandingRow = Selectable<StandingsTable>;
export type EntryRow = Selectable<PointEntriesTable>;
export type ProgressRow = Selectable<GameProgressTable>;
export type PostRow = Selectable<PostsTable>;
export type ReplyRow = Selectable<RepliesTable>;
export type ConversationRow = Selectable<ConversationsTable>;
export type ReviewRow = Selectable<ReviewsTable>;
export type TeamRow = Selectable<TeamsTable>;

/** What a read is given. */
export type Db = Kysely<Schema>;
/** What a write is given: open, and committed by whoever opened it. */
export type Tx = Transaction<Schema>;
