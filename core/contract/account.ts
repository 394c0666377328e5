import { z } from 'zod';
import { trades } from '#core/content/trades.ts';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { email, givenPassword, instant, text } from './text.ts';

const gameFacts = z.object({
  type: z.string(),
  completed: z.boolean(),
  bestPercent: z.number(),
  verifiedPercent: z.number(),
});

/** All that badges and leader types are decided from; the screens tell from it what is still missing. */
const facts = z.object({
  activities: z.int(),
  connections: z.int(),
  teamsCompleted: z.int(),
  teamsLed: z.int(),
  ideas: z.int(),
  ideaVotes: z.int(),
  maxVotesOnOneIdea: z.int(),
  stories: z.int(),
  storyVotes: z.int(),
  activeDays: z.int(),
  counted: z.object({ connections: z.int(), ideaVotes: z.int(), storyVotes: z.int() }),
  games: z.array(gameFacts),
  verified: z.record(z.string(), z.int()),
});

/** What the person said of themselves; null where they did not. */
const preferences = z.object({
  /** What they produce or do. */
  trade: z.enum(trades.map(({ id }) => id)).nullable(),
  readsAloud: z.boolean().nullable(),
  readsCalmly: z.boolean().nullable(),
});

const account = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  fullName: z.string().nullable(),
  /** Whether rankings, the network and its exports leave the name out. */
  hideFromRanking: z.boolean(),
  preferences,
  memberSince: instant,
  influenceScore: z.int(),
  badges: z.array(z.object({ id: z.string(), earnedAt: instant })),
  facts,
  /** How many rewards of each game the member has received, and how many it has: one a deck, chain, question ... */
  rewards: z.array(z.object({ type: z.string(), received: z.int(), total: z.int() })),
  standing: z.object({
    type: z.string().nullable(),
    name: z.string(),
    percentiles: z.record(z.string(), z.number()),
    /** Why, in the same words in which others read it. */
    reasons: z.array(z.string()),
    /** Whether the network sees mostly accounts round the member that know nobody else: nobody leads by those. */
    isDamped: z.boolean(),
    /** Whether the network sees enough people round the member whom others know too. */
    isKnown: z.boolean(),
    version: z.int(),
    named: named.nullable(),
  }),
  /** The last review of the standing that the member asked for. */
  review: z
    .object({
      message: z.string(),
      requestedAt: instant,
      answer: z.string().nullable(),
      answeredAt: instant.nullable(),
    })
    .nullable(),
});

export const accountContract = {
  account: {
    summary: 'A página do próprio membro: perfil, selos e de que é feita a sua posição.',
    access: 'member',
    answer: account,
    errors: [],
  },
  accountExport: {
    summary: 'Todos os dados do próprio membro, em JSON (LGPD, art. 18).',
    access: 'member',
    answer: z.record(z.string(), z.unknown()),
    errors: ['too_many_attempts'],
    limit: 'export',
  },
  updateAccount: {
    summary:
      'Muda o nome mostrado (vazio volta ao nome de usuário), se o nome aparece no ranking e na rede, o que a pessoa faz e como gosta de ler, o email e a senha. O que não vem fica como está.',
    access: 'member',
    body: z.object({
      fullName: text(limits.fullName.max, 'name_too_long').optional(),
      hideFromRanking: z.boolean().optional(),
      preferences: preferences.partial().optional(),
      email: email.optional(),
      /** To change the email or the password, the present one as well; with a new password the other sessions end. */
      password: givenPassword('wrong_password').optional(),
      newPassword: z
        .string()
        .max(limits.password.max, { error: 'password_too_long', abort: true })
        .min(limits.password.min, { error: 'password_too_short' })
        .optional(),
    }),
    answer: account,
    errors: [
      'name_too_long',
      'name_misleading',
      'name_reserved',
      'full_name_taken',
      'email_invalid',
      'email_taken',
      'wrong_password',
      'password_too_short',
      'password_too_long',
      'sign_in_busy',
      'too_many_attempts',
    ],
  },
  deleteAccount: {
    summary: 'Apaga a conta e tudo o que é só dela. Os pontos das outras pessoas não mudam.',
    access: 'member',
    body: z.object({ password: givenPassword('wrong_password') }),
    answer: z.object({ ok: z.literal(true) }),
    errors: ['wrong_password', 'last_coordinator', 'sign_in_busy', 'too_many_attempts'],
    limit: 'login',
  },
} as const satisfies Record<string, Endpoint>;
