import { hashtagKey } from '#core/progress/hashtags.ts';
import { type Route, read, withNetwork, write } from '#server/http/route.ts';
import { careScope } from '#server/http/scope.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { readCommunity } from './community.ts';
import { judgeReply, readCaredReplies, reportReply } from './judge-reply.ts';
import { findReported } from './post-report-queries.ts';
import { readFields, templateById } from './read-fields.ts';
import { readWall } from './read-wall.ts';
import { readRemoved, removePost, restorePost } from './remove-post.ts';
import { deleteReply, readReplies, sendReply, voteReply } from './reply.ts';
import { report, reviewPost } from './report.ts';
import { saveStory } from './save-story.ts';
import { toPost, toStory, toSubmission } from './show-post.ts';
import { submitIdea } from './submit-idea.ts';
import { vote } from './vote.ts';

const storiesListed = 50;

const readIdeas = readWall(toSubmission);
const readStories = readWall(toStory);
const readFeed = readWall(toPost);

/** What members publish: ideas, stories, answers to them, the feed, votes and reports. */
export const postsRoutes: readonly Route[] = [
  read('submissions', (db, { query, member }) =>
    readIdeas(db, member, { kind: 'submission', limit: query.limit }),
  ),
  withNetwork(write('submit', submitIdea)),
  withNetwork(writeOnce('voteSubmission', (tx, request) => vote(tx, 'submission', request))),
  withNetwork(writeOnce('voteStory', (tx, request) => vote(tx, 'story', request))),
  read('generateStory', async (_db, { body, now, services }) => {
    const template = templateById(body.prompt.id);
    const typed = readFields(template, body.formData);
    const { fields, mended } = body.keepsSpelling
      ? { fields: typed, mended: [] }
      : await services.speller.mend(typed);
    // The moment is the seed: whoever asks again with the same words gets another telling.
    return { ...(await services.ai.tellStory(template.id, fields, String(now))), mended };
  }),
  read('stories', (db, { member }) => readStories(db, member, { kind: 'story', limit: storiesListed })),
  withNetwork(write('saveStory', saveStory)),
  read('feed', (db, { query: { topic, before, limit }, member }) =>
    readFeed(db, member, {
      limit,
      before,
      ...(topic === undefined ? {} : { topicKey: hashtagKey(topic) }),
    }),
  ),
  read('community', readCommunity),
  withNetwork(
    writeOnce('report', (tx, request) =>
      request.body.type === 'reply' ? reportReply(tx, request) : report(tx, request),
    ),
  ),
  read('reportedPosts', async (db, { query, member }) => {
    const scope = await careScope(db, member, query.communityId);
    const posts = await findReported(db, { id: member.id, ...scope });
    return posts.map((post) => ({
      ...toPost(post),
      isHidden: post.hidden_at !== null,
      reports: post.reports,
      reasons: post.reasons,
    }));
  }),
  write('reviewPost', reviewPost),
  write('removePost', removePost),
  write('restorePost', restorePost),
  read('removedPosts', readRemoved),
  read('replies', readReplies),
  withNetwork(writeOnce('reply', sendReply)),
  write('deleteReply', deleteReply),
  withNetwork(writeOnce('voteReply', voteReply)),
  read('caredReplies', readCaredReplies),
  write('judgeReply', judgeReply),
];
