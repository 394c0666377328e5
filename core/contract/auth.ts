import { z } from 'zod';
import { namedCommunity, role, spokenCode } from './communities.ts';
import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';
import { email, filledText, givenPassword, runId, username } from './text.ts';

const code = (name: ErrorCode) => ({ error: name });

/** The person's own account, as the specification names its fields. */
const user = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  influenceScore: z.int(),
  gamesCompleted: z.int(),
  connections: z.int(),
  badges: z.array(z.string()),
  /** Takes care of the community: sees and reviews what was reported. */
  isModerator: z.boolean(),
  role,
  /** Where the person lives. */
  community: namedCommunity,
});

const session = z.object({ token: z.string(), user });

const newPassword = z
  .string()
  .max(limits.password.max, { ...code('password_too_long'), abort: true })
  .min(1, { ...code('missing_fields'), abort: true })
  .min(limits.password.min, code('password_too_short'));

export const authContract = {
  register: {
    summary:
      'Cria uma conta e abre a sessão; com um convite, na comunidade dele. Com o mesmo runId e a mesma senha, abre a conta que já foi criada.',
    access: 'public',
    body: z.object({
      username,
      email,
      password: newPassword,
      invite: spokenCode.optional(),
      runId,
    }),
    answer: session,
    status: 201,
    errors: [
      'password_too_long',
      'name_misleading',
      'name_reserved',
      'username_taken',
      'email_taken',
      'invite_invalid',
      'invite_needed',
      'too_many_attempts',
      'sign_in_busy',
    ],
    limit: 'register',
  },
  login: {
    summary: 'Abre a sessão com o nome de usuário ou o email.',
    access: 'public',
    body: z.object({
      usernameOrEmail: filledText(limits.email.max),
      password: givenPassword('wrong_credentials').min(1, code('missing_fields')),
    }),
    answer: session,
    errors: ['wrong_credentials', 'suspended', 'too_many_attempts', 'sign_in_busy'],
    limit: 'login',
  },
  logout: {
    summary: 'Encerra esta sessão; o token deixa de valer.',
    access: 'member',
    answer: z.object({ ok: z.literal(true) }),
    errors: [],
  },
  logoutEverywhere: {
    summary: 'Encerra todas as sessões da pessoa, em todos os aparelhos.',
    access: 'member',
    answer: z.object({ ok: z.literal(true) }),
    errors: [],
  },
  becomeFirst: {
    summary: 'Com o endereço que o servidor mostra ao começar, a primeira pessoa vira a coordenação.',
    access: 'member',
    body: z.object({ code: spokenCode }),
    answer: user,
    errors: ['code_invalid', 'first_taken', 'too_many_attempts'],
    limit: 'code',
  },
  recover: {
    summary: 'Com um código de um só uso, escolhe uma senha nova e entra; as outras sessões terminam.',
    access: 'public',
    body: z.object({ code: spokenCode, password: newPassword }),
    answer: session.extend({
      /** The code came on a card: the person is here for the first time. */
      isFirstVisit: z.boolean(),
    }),
    errors: [
      'code_invalid',
      'suspended',
      'password_too_short',
      'password_too_long',
      'sign_in_busy',
      'too_many_attempts',
    ],
    limit: 'code',
  },
  askForHelp: {
    summary: 'Pede ajuda para voltar a entrar; a resposta diz a quem falar, exista ou não a conta.',
    access: 'public',
    body: z.object({ usernameOrEmail: filledText(limits.email.max) }),
    answer: z.object({
      /** Names of those who take care; at most three. */
      carers: z.array(z.string()),
    }),
    errors: ['too_many_attempts'],
    limit: 'code',
  },
  me: {
    summary: 'Quem está na sessão.',
    access: 'member',
    answer: user,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
