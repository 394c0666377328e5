import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { filledText, instant, limit, onlyRunId, pathId, runId, text } from './text.ts';

const postId = z.object({ id: pathId });

const authored = {
  id: z.int(),
  userId: z.int(),
  username: z.string(),
  votes: z.int(),
  createdAt: instant,
  /** Whether the one who asks has voted on it. */
  hasVoted: z.boolean(),
};

/** An idea of Voz da Rota, as the specification names its fields. */
const submission = z.object({
  ...authored,
  question: z.string(),
  answer: z.string(),
  type: z.enum(['text', 'audio', 'photo']),
});

/** An idea or a story as the feed shows it. */
const post = z.object({
  ...authored,
  type: z.enum(['submission', 'story']),
  title: z.string(),
  text: z.string(),
  category: z.string(),
  /** How many answers there are to it. */
  replies: z.int(),
});

export const postsContract = {
  submissions: {
    summary: 'As ideias da comunidade, da mais nova para a mais antiga.',
    access: 'member',
    query: z.object({ limit: limit(50, 20) }),
    answer: z.array(submission),
    errors: [],
  },
  submit: {
    summary: 'Publica uma ideia. Com o mesmo runId, responde a que já foi publicada.',
    access: 'member',
    body: z.object({
      question: filledText(limits.question.max, 'missing_fields'),
      answer: text(limits.answer.max, 'answer_too_long').pipe(z.string().min(1, { error: 'answer_empty' })),
      type: z.literal('text', { error: 'media_unavailable' }).default('text'),
      runId,
    }),
    answer: z.object({
      submission,
      pointsEarned: z.int(),
      newBadges: z.array(z.string()),
      /** What the person should know, such as that the paid ideas of the day are used up. */
      notice: z.string().nullable(),
    }),
    status: 201,
    errors: ['answer_empty', 'answer_too_long', 'media_unavailable', 'post_limit', 'run_id_taken'],
  },
  voteSubmission: {
    summary: 'Vota em uma ideia: uma vez, e nunca na própria.',
    access: 'member',
    params: postId,
    body: onlyRunId,
    answer: z.object({ votes: z.int(), hasVoted: z.literal(true), notice: z.string().nullable() }),
    errors: ['not_found', 'own_vote', 'already_voted', 'vote_limit', 'run_id_taken'],
  },
  feed: {
    summary: 'Ideias e histórias, da mais nova para a mais antiga, todas ou de um assunto.',
    access: 'member',
    query: z.object({
      limit: limit(50, 20),
      topic: text(40).optional(),
      /** Only posts older than this one. */
      before: pathId.optional(),
    }),
    answer: z.array(post),
    errors: [],
  },
  community: {
    summary: 'Os números da comunidade e os assuntos mais citados nos últimos 30 dias.',
    access: 'member',
    answer: z.object({
      posts: z.int(),
      participation: z.int(),
      activeUsers: z.int(),
      topContributor: z.object({ username: z.string(), contributions: z.int() }).nullable(),
      topics: z.array(z.object({ tag: z.string(), key: z.string(), posts: z.int() })),
    }),
    errors: [],
  },
  report: {
    summary:
      'Denuncia uma publicação, ou uma resposta a ela, para quem cuida da comunidade rever. Denúncias de várias pessoas já conhecidas na comunidade a escondem até lá.',
    access: 'member',
    body: z.object({
      type: z.enum(['submission', 'story', 'reply']),
      id: z.int().min(1).max(999_999_999),
      reason: text(limits.reportReason.max).optional(),
      runId,
    }),
    answer: z.object({ ok: z.literal(true), hidden: z.boolean() }),
    errors: ['not_found', 'own_report', 'report_limit', 'run_id_taken'],
  },
  reportedPosts: {
    summary: 'As publicações denunciadas, escondidas ou não, para quem cuida da comunidade.',
    access: 'member',
    query: z.object({ communityId: pathId.optional() }),
    answer: z.array(post.extend({ isHidden: z.boolean(), reports: z.int(), reasons: z.array(z.string()) })),
    errors: ['not_moderator'],
  },
  reviewPost: {
    summary: 'Devolve à comunidade ou tira do mural uma publicação denunciada; o motivo é dito ao autor.',
    access: 'member',
    params: z.object({ postId: pathId }),
    body: z.object({
      decision: z.enum(['keep', 'remove']),
      reason: text(limits.careReason.max).optional(),
    }),
    answer: z.object({ ok: z.literal(true) }),
    errors: ['not_moderator', 'not_found', 'own_judgement'],
  },
} as const satisfies Record<string, Endpoint>;
