import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { filledText, instant, pathId, runId } from './text.ts';

/** What somebody can be told; the words are the screen's. */
export const noticeKinds = [
  /** Votes on an idea, and on a story; told as numbers, never by name. */
  'votes',
  'likes',
  /** Answers to an idea, to a story, and in a conversation in which one has answered as well. */
  'idea_reply',
  'story_reply',
  'thread_reply',
  'connection_asked',
  'connection_accepted',
  /** Somebody joined the team, wrote at its desk's thread, or it only waits for the one who is told. */
  'team_joined',
  'team_message',
  'team_waits',
  'team_completed',
  'badge',
  'review_answered',
  'post_removed',
  'post_restored',
  'reply_removed',
  'reply_restored',
  'recovery_used',
  'role_given',
  /** From those who take care, to everyone. */
  'message',
  /** A round of questions on who is looked to has begun. */
  'round_opened',
  /** How the common goal of the last week ended. */
  'week_told',
  'certificate_revoked',
  /** Somebody asks for help, a carer asked in one's place, it was answered, there is a word, the goal is said to be reached. */
  'mentoring_asked',
  'mentoring_begun',
  'mentoring_accepted',
  'mentoring_declined',
  'mentoring_message',
  'mentoring_done',
  /** Somebody who leads may try a challenge before everybody else sees it. */
  'trial_opened',
] as const;

const notice = z.object({
  id: z.int(),
  kind: z.enum(noticeKinds),
  /** How many of the kind were folded into this one. */
  count: z.int(),
  /** Who did it, last of all; null where that is secret, nobody, or a name kept private. */
  actor: z.object({ id: z.int(), username: z.string() }).nullable(),
  /** What it is about, in a few words: the idea's title, the badge's name, the message. */
  about: z.string(),
  /** Where it leads: a path of the program. */
  path: z.string(),
  isRead: z.boolean(),
  at: instant,
});

const teamId = z.object({ quizId: pathId, teamId: pathId });

const teamMessage = z.object({
  id: z.int(),
  authorId: z.int(),
  username: z.string(),
  text: z.string(),
  at: instant,
});

export const noticesContract = {
  notices: {
    summary: 'O que aconteceu com quem pergunta, do mais novo ao mais antigo; 50 de cada vez.',
    access: 'member',
    query: z.object({
      /** Only those older than this one. */
      before: pathId.optional(),
      /** Only those newer than this one. */
      after: pathId.optional(),
    }),
    answer: z.object({
      notices: z.array(notice),
      /** How many were not read yet, up to 99. */
      unread: z.int(),
    }),
    errors: [],
  },
  readNotices: {
    summary: 'Marca como lidos os avisos até este, em todos os aparelhos.',
    access: 'member',
    body: z.object({ upTo: z.int().min(0).max(999_999_999) }),
    answer: z.object({ unread: z.int() }),
    errors: [],
  },
  sendNotice: {
    summary:
      'Manda um recado a todas as pessoas de uma comunidade, ou de todas. Quem cuida dela, ou a coordenação.',
    access: 'member',
    body: z.object({
      text: filledText(limits.broadcast.max, 'message_empty'),
      /** All communities where none is named. */
      communityId: z.int().min(1).max(999_999_999).optional(),
      runId,
    }),
    answer: z.object({ ok: z.literal(true) }),
    status: 201,
    errors: ['not_moderator', 'not_coordination', 'message_empty', 'run_id_taken'],
  },
  teamMessages: {
    summary: 'A conversa da equipe ao lado da mesa, da mais antiga à mais nova; as últimas 100.',
    access: 'member',
    params: teamId,
    answer: z.array(teamMessage),
    errors: ['not_found', 'not_in_team'],
  },
  sendTeamMessage: {
    summary: 'Escreve na conversa da equipe. Com o mesmo runId, responde a que já foi escrita.',
    access: 'member',
    params: teamId,
    body: z.object({
      text: filledText(limits.teamMessage.max, 'message_empty'),
      runId,
    }),
    answer: teamMessage,
    status: 201,
    errors: ['not_found', 'not_in_team', 'message_empty', 'message_limit', 'run_id_taken'],
  },
} as const satisfies Record<string, Endpoint>;
