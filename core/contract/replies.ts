import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { filledText, instant, onlyRunId, pathId, runId, text } from './text.ts';

const id = z.object({ id: pathId });

/** An answer to an idea or a story, as one of the community reads it. */
const reply = z.object({
  id: z.int(),
  userId: z.int(),
  username: z.string(),
  text: z.string(),
  votes: z.int(),
  /** Whether the one who asks has voted on it. */
  hasVoted: z.boolean(),
  createdAt: instant,
});

/** The same as those who take care read it, with what it answers to. */
const caredReply = z.object({
  id: z.int(),
  userId: z.int(),
  username: z.string(),
  title: z.string(),
  text: z.string(),
  createdAt: instant,
});

export const repliesContract = {
  replies: {
    summary: 'As respostas a uma ideia ou história, da mais antiga à mais nova; as últimas 100.',
    access: 'member',
    params: id,
    answer: z.array(reply),
    errors: ['not_found'],
  },
  reply: {
    summary: 'Responde a uma ideia ou história. Não vale pontos. Com o mesmo runId, é feito uma vez.',
    access: 'member',
    params: id,
    body: z.object({ text: filledText(limits.reply.max, 'reply_invalid'), runId }),
    answer: reply,
    status: 201,
    errors: ['not_found', 'reply_invalid', 'reply_limit', 'run_id_taken'],
  },
  deleteReply: {
    summary: 'Apaga uma resposta própria.',
    access: 'member',
    params: id,
    answer: z.object({ ok: z.literal(true) }),
    errors: ['not_found'],
  },
  voteReply: {
    summary: 'Vota em uma resposta: uma vez, e nunca na própria. Não vale pontos.',
    access: 'member',
    params: id,
    body: onlyRunId,
    answer: z.object({ votes: z.int(), hasVoted: z.literal(true) }),
    errors: ['not_found', 'own_vote', 'reply_voted', 'vote_limit', 'run_id_taken'],
  },
  caredReplies: {
    summary: 'As respostas denunciadas e as que foram tiradas, para quem cuida da comunidade.',
    access: 'member',
    params: id,
    answer: z.object({
      reported: z.array(
        caredReply.extend({ isHidden: z.boolean(), reports: z.int(), reasons: z.array(z.string()) }),
      ),
      removed: z.array(caredReply.extend({ reason: z.string() })),
    }),
    errors: ['not_moderator'],
  },
  judgeReply: {
    summary:
      'Mantém uma resposta denunciada, tira uma resposta da conversa, ou a devolve; quem escreveu é avisado do motivo.',
    access: 'member',
    params: id,
    body: z.object({
      decision: z.enum(['keep', 'remove', 'restore']),
      /** Needed to remove. */
      reason: text(limits.careReason.max, 'reason_missing').optional(),
    }),
    answer: z.object({ ok: z.literal(true) }),
    errors: ['not_moderator', 'not_found', 'reason_missing', 'own_judgement'],
  },
} as const satisfies Record<string, Endpoint>;
