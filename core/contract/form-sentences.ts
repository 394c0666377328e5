/** What the sign-in and sign-up forms say by themselves; apart, so that the first screen does not carry every refusal. */
export const formSentences = {
  missingFields: 'Por favor, preencha todos os campos',
  passwordTooShort: 'A senha deve ter pelo menos 6 caracteres',
  emailInvalid: 'Confira o email: ele não parece completo.',
} as const;
