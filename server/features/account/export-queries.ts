import type { Db } from '#server/db/schema.ts';

/** Everything that is kept of a member, table by table. */
export async function findEverything(db: Db, id: number) {
  const own = {
    entries: 'point_entries',
    badges: 'member_badges',
    progress: 'game_progress',
    posts: 'posts',
  } as const;
  return {
    entries: await db
      .selectFrom(own.entries)
      .select(['kind', 'points', 'balance', 'description', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    badges: await db
      .selectFrom(own.badges)
      .select(['badge', 'earned_at'])
      .where('user_id', '=', id)
      .execute(),
    progress: await db
      .selectFrom(own.progress)
      .select(['game_id', 'best_score', 'data', 'completed_at', 'updated_at'])
      .where('user_id', '=', id)
      .execute(),
    posts: await db
      .selectFrom(own.posts)
      .select([
        'kind',
        'title',
        'body',
        'category',
        'details',
        'votes',
        'created_at',
        'removed_at',
        'removed_for',
      ])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    votes: await db
      .selectFrom('votes')
      .select(['post_id', 'created_at'])
      .where('voter_id', '=', id)
      .orderBy('id')
      .execute(),
    ...(await findReplied(db, id)),
    connections: await db
      .selectFrom('connections')
      .select(['one_id', 'other_id', 'created_at'])
      .where((pair) => pair.or([pair('one_id', '=', id), pair('other_id', '=', id)]))
      .orderBy('id')
      .execute(),
    connectionAsks: await db
      .selectFrom('connection_asks')
      .select(['asker_id', 'asked_id', 'asked_at', 'declined_at'])
      .where((ask) => ask.or([ask('asker_id', '=', id), ask('asked_id', '=', id)]))
      .execute(),
    teams: await db
      .selectFrom('team_members')
      .select(['team_id', 'part', 'joined_at', 'seen_at'])
      .where('user_id', '=', id)
      .orderBy('team_id')
      .execute(),
    teamsLed: await db
      .selectFrom('teams')
      .select(['id', 'quiz_id', 'created_at', 'completed_at'])
      .where('leader_id', '=', id)
      .orderBy('id')
      .execute(),
    teamParts: await db
      .selectFrom('team_holders')
      .select(['team_id', 'part'])
      .where('user_id', '=', id)
      .orderBy('team_id')
      .execute(),
    teamAnswers: await db
      .selectFrom('team_answers')
      .select(['team_id', 'part', 'answer', 'updated_at'])
      .where('author_id', '=', id)
      .orderBy('team_id')
      .execute(),
    voteDays: await db
      .selectFrom('vote_days')
      .select(['voter_id', 'author_id', 'day', 'votes'])
      .where('voter_id', '=', id)
      .execute(),
    keptCalls: await db
      .selectFrom('kept_calls')
      .select(['run_id', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    gameRuns: await db
      .selectFrom('game_runs')
      .select(['run_id', 'game_id', 'score', 'points'])
      .where('user_id', '=', id)
      .execute(),
    feats: await db.selectFrom('feats').select(['feat', 'value']).where('user_id', '=', id).execute(),
    weeklyPoints: await db
      .selectFrom('weekly_points')
      .select(['week', 'points'])
      .where('user_id', '=', id)
      .execute(),
    giftsWaiting: await db
      .selectFrom('deferred_gifts')
      .select(['receiver_id', 'votes', 'connections'])
      .where('giver_id', '=', id)
      .execute(),
    standing: await db.selectFrom('standings').selectAll().where('user_id', '=', id).execute(),
    reports: await db
      .selectFrom('reports')
      .select(['post_id', 'reason', 'created_at'])
      .where('reporter_id', '=', id)
      .execute(),
    conversations: await db
      .selectFrom('conversations')
      .select(['challenge_id', 'messages', 'score', 'feedback', 'objectives', 'started_at', 'completed_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    reviews: await db
      .selectFrom('reviews')
      .select(['message', 'requested_at', 'answer', 'answered_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    notices: await db
      .selectFrom('notices')
      .select(['kind', 'count', 'details', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    teamMessages: await db
      .selectFrom('team_messages')
      .select(['team_id', 'body', 'created_at'])
      .where('author_id', '=', id)
      .orderBy('id')
      .execute(),
    practice: await db
      .selectFrom('practice')
      .select(['item', 'step', 'answered_at'])
      .where('user_id', '=', id)
      .orderBy('item')
      .execute(),
    ...(await findNominations(db, id)),
    ...(await findMentored(db, id)),
    certificates: await db
      .selectFrom('certificates')
      .select(['code', 'kind', 'ref', 'minutes', 'made_at', 'revoked_at', 'revoked_for'])
      .where(({ or, eb }) => or([eb('user_id', '=', id), eb('revoked_by', '=', id)]))
      .orderBy('made_at')
      .execute(),
    ...(await findCared(db, id)),
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
  };
}

/** What a member answered to others, and voted on and reported among answers. */
async function findReplied(db: Db, id: number) {
  return {
    replies: await db
      .selectFrom('replies')
      .select(['post_id', 'body', 'votes', 'created_at', 'removed_at', 'removed_for'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    replyVotes: await db
      .selectFrom('reply_votes')
      .select(['reply_id', 'created_at'])
      .where('voter_id', '=', id)
      .orderBy('id')
      .execute(),
    replyReports: await db
      .selectFrom('reply_reports')
      .select(['reply_id', 'reason', 'created_at'])
      .where('reporter_id', '=', id)
      .execute(),
    weeklyActs: await db
      .selectFrom('weekly_acts')
      .select(['week', 'act'])
      .where('user_id', '=', id)
      .execute(),
  };
}

/** What is kept of a member by the care they took of others, and others of them. */
async function findCared(db: Db, id: number) {
  return {
    person: await db
      .selectFrom('users')
      .select([
        'community_id',
        'came_by',
        'seen_at',
        'visited_at',
        'news_since',
        'suspended_at',
        'suspended_for',
      ])
      .where('id', '=', id)
      .execute(),
    cares: await db
      .selectFrom('carers')
      .select(['community_id', 'role', 'since'])
      .where('user_id', '=', id)
      .execute(),
    invites: await db
      .selectFrom('invites')
      .select(['code', 'community_id', 'max_uses', 'uses', 'created_at', 'expires_at', 'revoked_at'])
      .where('made_by', '=', id)
      .orderBy('created_at')
      .execute(),
    recoveries: await db
      .selectFrom('recoveries')
      .select(['kind', 'created_at', 'expires_at', 'used_at'])
      .where(({ or, eb }) => or([eb('user_id', '=', id), eb('made_by', '=', id)]))
      .orderBy('created_at')
      .execute(),
    helpRequests: await db.selectFrom('help_requests').select('asked_at').where('user_id', '=', id).execute(),
    careLog: await db
      .selectFrom('care_log')
      .select(['action', 'community_id', 'about', 'reason', 'created_at'])
      .where(({ or, eb }) => or([eb('person_id', '=', id), eb('carer_id', '=', id)]))
      .orderBy('id')
      .execute(),
  };
}

/** What is kept of a member by rounds. Who named the member is a secret of others, and told to nobody. */
async function findNominations(db: Db, id: number) {
  return {
    rounds: await db
      .selectFrom('rounds')
      .select(['id', 'community_id', 'questions', 'opened_at', 'ends_at', 'closed_at'])
      .where('opened_by', '=', id)
      .orderBy('id')
      .execute(),
    roundAnswers: await db
      .selectFrom('round_answers')
      .select(['round_id', 'question', 'outside', 'answered_at'])
      .where('user_id', '=', id)
      .orderBy('round_id')
      .execute(),
    roundNames: await db
      .selectFrom('round_names')
      .select(['round_id', 'question', 'named_id'])
      .where('user_id', '=', id)
      .orderBy('round_id')
      .execute(),
    namingRefusals: await db
      .selectFrom('naming_refusals')
      .select('since')
      .where('user_id', '=', id)
      .execute(),
    roundCounts: await db
      .selectFrom('round_told')
      .select(['round_id', 'body'])
      .where('user_id', '=', id)
      .orderBy('round_id')
      .execute(),
  };
}

/** What is kept of a member by help that was offered, asked for and given. */
async function findMentored(db: Db, id: number) {
  return {
    mentorOffers: await db
      .selectFrom('mentor_offers')
      .select(['body', 'offered_at'])
      .where('user_id', '=', id)
      .execute(),
    mentorings: await db
      .selectFrom('mentorings')
      .select(['id', 'mentor_id', 'learner_id', 'goal', 'asked_at', 'accepted_at', 'ended_at', 'finished_at'])
      .where(({ or, eb }) => or([eb('mentor_id', '=', id), eb('learner_id', '=', id)]))
      .orderBy('id')
      .execute(),
    mentoringMessages: await db
      .selectFrom('mentoring_messages')
      .select(['mentoring_id', 'body', 'created_at'])
      .where('author_id', '=', id)
      .orderBy('id')
      .execute(),
    trials: await db
      .selectFrom('trials')
      .select(['id', 'challenge_id', 'opened_at'])
      .where('opened_by', '=', id)
      .orderBy('id')
      .execute(),
    trialRatings: await db
      .selectFrom('trial_ratings')
      .select(['trial_id', 'stars', 'note', 'rated_at'])
      .where('user_id', '=', id)
      .orderBy('trial_id')
      .execute(),
  };
}
