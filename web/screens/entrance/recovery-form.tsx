import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { whatCarersSee } from '#core/content/care.ts';
import { formSentences } from '#core/contract/form-sentences.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSession } from '#web/app/session.ts';
import { doorTo, useWanted } from '#web/app/session-address.ts';
import { Button } from '#web/ui/button.tsx';
import { firstEmpty, type Mistake, textIn, useMistake } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { CodeField, plainCode } from './code-form.tsx';

/** Chooses a new password with a one-use code, from the address or typed by hand, and comes in. */
export function RecoveryForm({ code }: { code: string | undefined }) {
  const { enter } = useSession();
  const [isSaving, setSaving] = useState(false);
  const [, go] = useLocation();
  const wanted = useWanted();
  const toast = useToast();
  const mistake = useMistake();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSaving) return;
    const found = findMistake(form);
    if (found) return mistake.show(form, found);
    mistake.clear();
    setSaving(true);
    try {
      const body = { code: code ?? plainCode(textIn(form, 'code')), password: textIn(form, 'password') };
      const answer = await call('recover', { body });
      go(answer.isFirstVisit ? doorTo('/boas-vindas', wanted) : wanted, { replace: true });
      enter(answer);
      toast({ title: 'Sucesso', text: 'Senha nova guardada. Você está na sua conta.' });
    } catch (failure) {
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Erro ao guardar a senha nova.'),
        look: 'destructive',
      });
      setSaving(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {code === undefined && <CodeField label="Código" isMarked={mistake.isMarked('code')} />}
      <PasswordField
        label="Senha nova"
        name="password"
        autoComplete="new-password"
        placeholder={`Mínimo de ${limits.password.min} caracteres`}
        aria-invalid={mistake.isMarked('password')}
      />
      <PasswordField
        label="Confirmar senha nova"
        name="confirmation"
        autoComplete="new-password"
        aria-invalid={mistake.isMarked('confirmation')}
      />
      <p className="text-ink-soft">O código só vale uma vez, e a conta sai de todos os outros aparelhos.</p>
      {/* Whoever comes by a card registers here. */}
      <p className="text-sm text-ink-soft">{whatCarersSee}</p>
      <Button type="submit" pendingText={isSaving && 'Guardando...'}>
        Guardar e entrar
      </Button>
    </form>
  );
}

function findMistake(form: HTMLFormElement): Mistake | undefined {
  const boxes = ['code', 'password', 'confirmation'].filter((name) => form.elements.namedItem(name));
  const empty = firstEmpty(form, boxes);
  if (empty) return { field: empty, sentence: formSentences.missingFields };
  const password = textIn(form, 'password');
  if (password !== textIn(form, 'confirmation')) {
    return { field: 'confirmation', sentence: 'As senhas não coincidem' };
  }
  if (password.length < limits.password.min) {
    return { field: 'password', sentence: formSentences.passwordTooShort };
  }
  return undefined;
}
