import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { filledText, instant, pathId, runId, text } from './text.ts';

const id = z.object({ id: pathId });
const person = z.object({ id: z.int(), username: z.string(), fullName: z.string().nullable() });

/** Two people, one of whom helps the other towards a goal. */
const mentoring = z.object({
  id: z.int(),
  /** What the one who asks is in it. */
  role: z.enum(['mentor', 'learner']),
  other: person,
  /** Empty where somebody came in by another person's code since it was said. */
  goal: z.string(),
  state: z.enum(['asked', 'running', 'declined', 'left', 'finished']),
  askedAt: instant,
  /** Who has said that the goal is reached. */
  saidDone: z.object({ self: z.boolean(), other: z.boolean() }),
});

const message = z.object({
  id: z.int(),
  authorId: z.int(),
  username: z.string(),
  text: z.string(),
  at: instant,
});

const goal = filledText(limits.mentoringGoal.max, 'mentoring_goal_missing');

export const mentoringContract = {
  mentors: {
    summary:
      'Quem oferece ajuda na comunidade, as próprias parcerias, e se quem pergunta pode oferecer. Com communityId, para quem cuida dela.',
    access: 'member',
    query: z.object({ communityId: pathId.optional() }),
    answer: z.object({
      offers: z.array(person.extend({ text: z.string() })),
      /** Whether the one who asks is identified as a leader, with the name shown, and so may offer help. */
      mayOffer: z.boolean(),
      /** The own offer; null without one. */
      offer: z.string().nullable(),
      mentorings: z.array(mentoring),
    }),
    errors: ['not_moderator'],
  },
  setMentorOffer: {
    summary:
      'Oferece ajuda a quem está chegando, em poucas palavras; vazio retira a oferta. Só lideranças identificadas.',
    access: 'member',
    body: z.object({ text: text(limits.mentorOffer.max, 'mentor_offer_too_long') }),
    answer: z.object({ offer: z.string().nullable() }),
    errors: ['not_leader', 'mentor_offer_too_long'],
  },
  askMentor: {
    summary:
      'Pede a ajuda de quem a oferece, com um objetivo. Quem cuida da comunidade pode pedir por outra pessoa dela.',
    access: 'member',
    params: id,
    body: z.object({ goal, learnerId: z.int().min(1).max(999_999_999).optional(), runId }),
    answer: z.object({ id: z.int() }),
    status: 201,
    errors: [
      'not_found',
      'not_moderator',
      'own_mentor',
      'mentoring_exists',
      'mentoring_full',
      'mentoring_goal_missing',
      'run_id_taken',
    ],
  },
  stepMentoring: {
    summary:
      'Aceita ou recusa (quem ajuda), sai, ou diz que o objetivo foi alcançado. Quando os dois dizem, a parceria termina e vale pontos para quem ajudou.',
    access: 'member',
    params: id,
    body: z.object({ step: z.enum(['accept', 'decline', 'leave', 'finish']), runId }),
    answer: mentoring.extend({ pointsEarned: z.int() }),
    errors: ['not_found', 'mentoring_over', 'mentoring_full', 'run_id_taken'],
  },
  mentoringMessages: {
    summary: 'A conversa de uma parceria, da mais antiga à mais nova; as últimas 100. Só os dois leem.',
    access: 'member',
    params: id,
    answer: z.array(message),
    errors: ['not_found'],
  },
  sendMentoringMessage: {
    summary: 'Escreve na conversa de uma parceria em andamento.',
    access: 'member',
    params: id,
    body: z.object({ text: filledText(limits.teamMessage.max, 'message_empty'), runId }),
    answer: message,
    status: 201,
    errors: ['not_found', 'mentoring_over', 'message_empty', 'message_limit', 'run_id_taken'],
  },
} as const satisfies Record<string, Endpoint>;
