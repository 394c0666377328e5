import { sql } from 'kysely';
import type { Db, Schema } from '#server/db/schema.ts';
import { lastWayBack } from '#server/features/care/log-queries.ts';

type Column<Table extends keyof Schema> = keyof Schema[Table] & string;

/** How to read what a table keeps of a member: the columns that say whose a row is, those that are told, and the order. */
const kept =
  <Table extends keyof Schema>(
    table: Table,
    owners: readonly [Column<Table>, ...Column<Table>[]],
    told: readonly Column<Table>[] | 'all',
    order: Column<Table> = owners[0],
  ) =>
  (id: number) => {
    const columns = told === 'all' ? sql.raw('*') : sql.join(told.map((column) => sql.ref(column)));
    const isOwn = owners.map((column) => sql`${sql.ref(column)} = ${id}`);
    return sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${sql.join(isOwn, sql` or `)} order by ${sql.ref(order)}`;
  };

/** What the account itself is, and by whose care. */
const account = {
  person: kept(
    'users',
    ['id'],
    [
      'community_id',
      'settled_at',
      'came_by',
      'seen_at',
      'visited_at',
      'news_since',
      'suspended_at',
      'suspended_for',
    ],
  ),
  sessions: kept('sessions', ['user_id'], ['created_at', 'expires_at']),
  keptCalls: kept('kept_calls', ['user_id'], ['run_id', 'created_at']),
  notices: kept('notices', ['user_id'], ['kind', 'count', 'details', 'created_at'], 'id'),
  cares: kept('carers', ['user_id'], ['community_id', 'role', 'since']),
  invites: kept(
    'invites',
    ['made_by'],
    ['code', 'community_id', 'max_uses', 'uses', 'created_at', 'expires_at', 'revoked_at'],
    'created_at',
  ),
  recoveries: kept(
    'recoveries',
    ['user_id', 'made_by'],
    ['kind', 'created_at', 'expires_at', 'used_at'],
    'created_at',
  ),
  helpRequests: kept('help_requests', ['user_id'], ['asked_at']),
  careLog: kept(
    'care_log',
    ['person_id', 'carer_id'],
    ['action', 'community_id', 'about', 'reason', 'created_at'],
    'id',
  ),
};

/** What the member did in the games, and what it earned. */
const play = {
  entries: kept(
    'point_entries',
    ['user_id'],
    ['kind', 'points', 'balance', 'description', 'created_at'],
    'id',
  ),
  standing: kept('standings', ['user_id'], 'all'),
  badges: kept('member_badges', ['user_id'], ['badge', 'earned_at']),
  feats: kept('feats', ['user_id'], ['feat', 'value']),
  weeklyPoints: kept('weekly_points', ['user_id'], ['week', 'points']),
  weeklyActs: kept('weekly_acts', ['user_id'], ['week', 'act']),
  progress: kept(
    'game_progress',
    ['user_id'],
    ['game_id', 'best_score', 'data', 'completed_at', 'updated_at'],
  ),
  gameRuns: kept('game_runs', ['user_id'], ['run_id', 'game_id', 'score', 'points']),
  practice: kept('practice', ['user_id'], ['item', 'step', 'answered_at'], 'item'),
  conversations: kept(
    'conversations',
    ['user_id'],
    ['challenge_id', 'messages', 'score', 'feedback', 'objectives', 'started_at', 'completed_at'],
    'id',
  ),
  trials: kept('trials', ['opened_by'], ['id', 'challenge_id', 'opened_at'], 'id'),
  trialRatings: kept('trial_ratings', ['user_id'], ['trial_id', 'stars', 'note', 'rated_at'], 'trial_id'),
  certificates: kept(
    'certificates',
    ['user_id', 'revoked_by'],
    ['code', 'kind', 'ref', 'minutes', 'made_at', 'revoked_at', 'revoked_for'],
    'made_at',
  ),
};

/** What the member wrote, voted on and reported. */
const words = {
  posts: kept(
    'posts',
    ['user_id'],
    ['kind', 'title', 'body', 'category', 'details', 'votes', 'created_at', 'removed_at', 'removed_for'],
    'id',
  ),
  votes: kept('votes', ['voter_id'], ['post_id', 'created_at'], 'id'),
  voteDays: kept('vote_days', ['voter_id'], ['voter_id', 'author_id', 'day', 'votes']),
  reports: kept('reports', ['reporter_id'], ['post_id', 'reason', 'created_at']),
  replies: kept(
    'replies',
    ['user_id'],
    ['post_id', 'body', 'votes', 'created_at', 'removed_at', 'removed_for'],
    'id',
  ),
  replyVotes: kept('reply_votes', ['voter_id'], ['reply_id', 'created_at'], 'id'),
  replyReports: kept('reply_reports', ['reporter_id'], ['reply_id', 'reason', 'created_at']),
  reviews: kept('reviews', ['user_id'], ['message', 'requested_at', 'answer', 'answered_at'], 'id'),
};

/** What the member has with others. Who named the member in a round is a secret of theirs, and told to nobody. */
const company = {
  connections: kept('connections', ['one_id', 'other_id'], ['one_id', 'other_id', 'created_at'], 'id'),
  connectionAsks: kept(
    'connection_asks',
    ['asker_id', 'asked_id'],
    ['asker_id', 'asked_id', 'asked_at', 'declined_at'],
  ),
  giftsWaiting: kept('deferred_gifts', ['giver_id'], ['receiver_id', 'votes', 'connections']),
  teams: kept('team_members', ['user_id'], ['team_id', 'part', 'joined_at', 'seen_at'], 'team_id'),
  teamsLed: kept('teams', ['leader_id'], ['id', 'quiz_id', 'created_at', 'completed_at'], 'id'),
  teamParts: kept('team_holders', ['user_id'], ['team_id', 'part'], 'team_id'),
  teamAnswers: kept('team_answers', ['author_id'], ['team_id', 'part', 'answer', 'updated_at'], 'team_id'),
  teamMessages: kept('team_messages', ['author_id'], ['team_id', 'body', 'created_at'], 'id'),
  rounds: kept(
    'rounds',
    ['opened_by'],
    ['id', 'community_id', 'questions', 'opened_at', 'ends_at', 'closed_at'],
    'id',
  ),
  // Whom one named, and what one said to a mentor, is read to nobody who came in by a code that somebody else made: only
  // that there was something.
  roundAnswers: (id: number) => sql<Record<string, unknown>>`
    select round_id, question, case when answered_at >= ${lastWayBack(id)} then outside end as outside, answered_at
    from round_answers where user_id = ${id} order by round_id, question`,
  roundNames: (id: number) => sql<Record<string, unknown>>`
    select round_names.round_id, round_names.question, named_id from round_names
    inner join round_answers on round_answers.round_id = round_names.round_id
      and round_answers.user_id = round_names.user_id and round_answers.question = round_names.question
    where round_names.user_id = ${id} and answered_at >= ${lastWayBack(id)}
    order by round_names.round_id, round_names.question, named_id`,
  namingRefusals: kept('naming_refusals', ['user_id'], ['since']),
  roundOpinions: kept('round_opinions', ['carer_id'], ['round_id', 'named_id'], 'round_id'),
  roundCounts: kept('round_told', ['user_id'], ['round_id', 'body'], 'round_id'),
  mentorOffers: kept('mentor_offers', ['user_id'], ['body', 'offered_at']),
  mentorings: (id: number) => sql<Record<string, unknown>>`
    select id, mentor_id, learner_id, case when asked_at >= ${lastWayBack(id)} then goal end as goal,
      asked_at, accepted_at, ended_at, finished_at
    from mentorings where mentor_id = ${id} or learner_id = ${id} order by id`,
  mentoringMessages: (id: number) => sql<Record<string, unknown>>`
    select mentoring_id, case when created_at >= ${lastWayBack(id)} then body end as body, created_at
    from mentoring_messages where author_id = ${id} order by id`,
};

/** Everything that is kept of a member, table by table. */
export async function findEverything(db: Db, id: number): Promise<Record<string, readonly unknown[]>> {
  const everything: Record<string, readonly unknown[]> = {};
  for (const [name, read] of Object.entries({ ...account, ...play, ...words, ...company })) {
    everything[name] = (await read(id).execute(db)).rows;
  }
  return everything;
}
