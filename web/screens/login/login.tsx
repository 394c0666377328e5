import type { FormEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { formSentences } from '#core/contract/form-sentences.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useSession } from '#web/app/session.ts';
import { doorTo, useWanted } from '#web/app/session-address.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { firstEmpty, textIn, useMistake } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { WelcomeFrame } from '#web/ui/welcome-frame.tsx';

/** The sign-in screen; its children say what the person is invited to. */
export function Login({ children }: { children?: ReactNode }) {
  const { login, pending } = useSession();
  const wanted = useWanted();
  const toast = useToast();
  const mistake = useMistake();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    const empty = firstEmpty(form, ['usernameOrEmail', 'password']);
    if (empty) return mistake.show(form, { field: empty, sentence: formSentences.missingFields });
    mistake.clear();
    try {
      await login({ usernameOrEmail: textIn(form, 'usernameOrEmail'), password: textIn(form, 'password') });
      toast({ title: 'Sucesso', text: 'Login realizado com sucesso!' });
    } catch (failure) {
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao fazer login'), look: 'destructive' });
    }
  }

  return (
    <WelcomeFrame>
      <div className="grid gap-2">
        <ScreenHeading title="Entrar">Boas-vindas à Rota Viva</ScreenHeading>
        <p className="text-ink-soft">Entre para jogar, trocar saberes e crescer com a sua comunidade.</p>
      </div>
      {children}
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Email ou Nome de Usuário"
          name="usernameOrEmail"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={mistake.isMarked('usernameOrEmail')}
        />
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="current-password"
          aria-invalid={mistake.isMarked('password')}
        />
        <Button type="submit" pendingText={pending === 'login' && 'Entrando...'}>
          Entrar
        </Button>
        <Link
          href={doorTo('/entrar', wanted)}
          className="inline-flex min-h-12 items-center justify-self-center font-semibold text-leaf underline underline-offset-4"
        >
          Esqueci minha senha
        </Link>
      </form>
      <div className="grid gap-2 border-t-2 border-dashed border-line pt-3 text-center">
        <p className="text-ink-soft">Ainda não tem conta?</p>
        <Link href={doorTo('/auth/register', wanted)} className={buttonLook('quiet')}>
          Criar uma conta
        </Link>
      </div>
    </WelcomeFrame>
  );
}
