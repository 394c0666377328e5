import { z } from 'zod';
import { role } from './communities.ts';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { filledText, instant, limit, pathId } from './text.ts';

const ok = z.object({ ok: z.literal(true) });
const userId = z.object({ id: pathId });
const reason = filledText(limits.careReason.max, 'reason_missing');

/** What a carer can do that is written down. */
export const careActions = [
  'first_coordination',
  'role_given',
  'recovery_made',
  'recovery_used',
  'cards_made',
  'invite_made',
  'invite_revoked',
  'person_suspended',
  'person_restored',
  'post_removed',
  'post_restored',
  'post_kept',
  'reply_removed',
  'reply_restored',
  'reply_kept',
  'community_made',
  'community_changed',
  'deployment_changed',
  'message_sent',
  'round_opened',
  'round_closed',
  'certificate_revoked',
  'review_answered',
  'trial_opened',
  'trial_ended',
  'mentor_asked',
] as const;

export const careContract = {
  careHome: {
    summary: 'O que pede atenção hoje numa comunidade.',
    access: 'member',
    params: userId,
    answer: z.object({
      members: z.int(),
      /** Never finished a game. */
      toPlay: z.int(),
      /** Were here once, and not for 7 days. */
      toReturn: z.int(),
      /** Asked for help to come back in. */
      help: z.int(),
      /** Owe their part to a team that has written for a day. */
      teamWaits: z.int(),
      /** Rounds of questions that are over and that nobody has read. */
      roundsToRead: z.int(),
      reports: z.int(),
      reviews: z.int(),
      suspended: z.int(),
      /** The most people who know the others through one person alone; 0 where they are no more than a family. */
      behindOne: z.int(),
    }),
    errors: ['not_moderator'],
  },
  makeRecovery: {
    summary: 'Faz um endereço de um só uso, por 24 horas, com que a pessoa escolhe uma senha nova.',
    access: 'member',
    params: userId,
    // `path` is what older programs read.
    answer: z.object({ code: z.string(), url: z.string(), path: z.string(), expiresAt: instant }),
    status: 201,
    errors: ['not_moderator', 'not_found'],
  },
  setRole: {
    summary: 'Dá ou tira um papel: facilitar uma comunidade, ou a coordenação. Só a coordenação.',
    access: 'member',
    params: userId,
    body: z.object({ role, communityId: z.int().min(1).max(999_999_999).optional() }),
    answer: ok,
    errors: ['not_coordination', 'not_found', 'last_coordinator'],
  },
  suspendUser: {
    summary: 'Suspende uma pessoa, com o motivo. Nada do que é dela se perde.',
    access: 'member',
    params: userId,
    body: z.object({ reason }),
    answer: ok,
    errors: ['not_moderator', 'not_found', 'reason_missing', 'own_suspension'],
  },
  restoreUser: {
    summary: 'Deixa uma pessoa suspensa entrar de novo.',
    access: 'member',
    params: userId,
    answer: ok,
    errors: ['not_moderator', 'not_found'],
  },
  removePost: {
    summary: 'Tira uma publicação do mural, com o motivo; pontos e votos vão com ela. O autor é avisado.',
    access: 'member',
    params: userId,
    body: z.object({ reason }),
    answer: ok,
    errors: ['not_moderator', 'not_found', 'reason_missing'],
  },
  restorePost: {
    summary: 'Devolve ao mural uma publicação tirada, com seus pontos e votos.',
    access: 'member',
    params: userId,
    answer: ok,
    errors: ['not_moderator', 'not_found', 'own_judgement'],
  },
  removedPosts: {
    summary: 'As publicações tiradas do mural por quem cuida, da última à primeira.',
    access: 'member',
    params: userId,
    answer: z.array(
      z.object({
        id: z.int(),
        userId: z.int(),
        username: z.string(),
        title: z.string(),
        text: z.string(),
        reason: z.string(),
        removedAt: instant,
      }),
    ),
    errors: ['not_moderator'],
  },
  careLog: {
    summary:
      'O que quem cuida fez: tudo para a coordenação, o das suas comunidades para quem facilita; com mine, só o que diz respeito a quem pergunta.',
    access: 'member',
    query: z.object({
      communityId: pathId.optional(),
      mine: z.enum(['true', 'false']).optional(),
      /** Only entries older than this one. */
      before: pathId.optional(),
      limit: limit(100, 50),
    }),
    answer: z.object({
      entries: z.array(
        z.object({
          id: z.int(),
          action: z.enum(careActions),
          /** Null once that account is gone. */
          carer: z.string().nullable(),
          person: z.string().nullable(),
          community: z.string().nullable(),
          about: z.string(),
          reason: z.string(),
          at: instant,
        }),
      ),
      next: z.int().nullable(),
    }),
    errors: ['not_moderator'],
  },
} as const satisfies Record<string, Endpoint>;
