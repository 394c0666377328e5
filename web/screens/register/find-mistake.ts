import { formSentences } from '#core/contract/form-sentences.ts';
import { limits } from '#core/contract/limits.ts';
import { firstEmpty, isWellFormed, type Mistake, textIn } from '#web/ui/form.ts';

/** The first thing to mend before an account can be asked for, in the order in which the person is told. */
export function findMistake(form: HTMLFormElement): Mistake | undefined {
  const empty = firstEmpty(form, ['username', 'email', 'password', 'confirmation']);
  if (empty) return { field: empty, sentence: formSentences.missingFields };
  const password = textIn(form, 'password');
  if (password !== textIn(form, 'confirmation')) {
    return { field: 'confirmation', sentence: 'As senhas não coincidem' };
  }
  if (password.length < limits.password.min) {
    return { field: 'password', sentence: formSentences.passwordTooShort };
  }
  if (textIn(form, 'username').trim().length > limits.username.max) {
    return { field: 'username', sentence: formSentences.usernameInvalid };
  }
  if (!isWellFormed(form, 'email')) return { field: 'email', sentence: formSentences.emailInvalid };
  return undefined;
}
