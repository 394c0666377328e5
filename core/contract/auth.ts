import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';
import { filledText, givenPassword } from './text.ts';

const code = (name: ErrorCode) => ({ error: name });

const username = filledText(limits.username.max, 'username_invalid')
  .transform((value) => value.normalize('NFKC').replaceAll(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .max(limits.username.max, code('username_invalid'))
      .regex(/^[^@\p{C}]+$/u, code('username_invalid')),
  );

const email = filledText(limits.email.max, 'email_invalid').pipe(
  z.string().regex(z.regexes.html5Email, code('email_invalid')),
);

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
});

const session = z.object({ token: z.string(), user });

export const authContract = {
  register: {
    summary: 'Cria uma conta e abre a sessão.',
    access: 'public',
    body: z.object({
      username,
      email,
      password: z
        .string()
        .max(limits.password.max, { ...code('password_too_long'), abort: true })
        .min(limits.password.min, code('password_too_short')),
    }),
    answer: session,
    status: 201,
    errors: [
      'password_too_long',
      'name_misleading',
      'name_reserved',
      'username_taken',
      'email_taken',
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
    errors: ['wrong_credentials', 'too_many_attempts', 'sign_in_busy'],
    limit: 'login',
  },
  logout: {
    summary: 'Encerra esta sessão; o token deixa de valer.',
    access: 'member',
    answer: z.object({ ok: z.literal(true) }),
    errors: [],
  },
  me: {
    summary: 'Quem está na sessão.',
    access: 'member',
    answer: user,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
