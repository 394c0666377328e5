import { limits } from './limits.ts';

/** What the sign-in and sign-up forms say by themselves; apart, so that the first screen does not carry every refusal. */
export const formSentences = {
  missingFields: 'Por favor, preencha todos os campos',
  passwordTooShort: `A senha deve ter pelo menos ${limits.password.min} caracteres`,
  usernameInvalid: `O nome de usuário deve ter até ${limits.username.max} letras ou números, sem @ e sem quebra de linha.`,
  emailInvalid: 'Confira o email: ele não parece completo.',
} as const;
