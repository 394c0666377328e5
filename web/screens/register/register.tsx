import type { FormEvent, ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { whatCarersSee } from '#core/content/care.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useSession } from '#web/app/session.ts';
import { doorTo, useWanted } from '#web/app/session-address.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { textIn, useMistake } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { WelcomeFrame } from '#web/ui/welcome-frame.tsx';
import { findMistake } from './find-mistake.ts';

/** The sign-up screen; its children say what the person is invited to. */
export function Register({ children }: { children?: ReactNode }) {
  const { register, pending } = useSession();
  const [, go] = useLocation();
  const wanted = useWanted();
  const [search] = useSearchParams();
  const invite = search.get('convite');
  const toast = useToast();
  const mistake = useMistake();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    const found = findMistake(form);
    if (found) return mistake.show(form, found);
    mistake.clear();
    try {
      await register({
        username: textIn(form, 'username'),
        email: textIn(form, 'email'),
        password: textIn(form, 'password'),
        ...(invite && { invite }),
      });
      go(doorTo('/boas-vindas', wanted), { replace: true });
      toast({ title: 'Sucesso', text: 'Conta criada com sucesso!' });
    } catch (failure) {
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao criar conta'), look: 'destructive' });
    }
  }

  return (
    <WelcomeFrame>
      <div className="grid gap-2">
        <ScreenHeading title="Criar conta">Faça parte da rota</ScreenHeading>
        <p className="text-ink-soft">Leva menos de um minuto.</p>
      </div>
      {children}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label="Nome de Usuário"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={mistake.isMarked('username')}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          aria-invalid={mistake.isMarked('email')}
        />
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="new-password"
          placeholder={`Mínimo de ${limits.password.min} caracteres`}
          aria-invalid={mistake.isMarked('password')}
        />
        <PasswordField
          label="Confirmar Senha"
          name="confirmation"
          autoComplete="new-password"
          aria-invalid={mistake.isMarked('confirmation')}
        />
        <p className="text-sm text-ink-soft">{whatCarersSee}</p>
        <Button type="submit" pendingText={pending === 'register' && 'Criando conta...'}>
          Criar Conta
        </Button>
      </form>
      <div className="grid gap-3 border-t-2 border-dashed border-line pt-5 text-center">
        <p className="text-ink-soft">Já faz parte?</p>
        <Link
          href={doorTo('/auth/login', invite ? `/convite/${invite}` : wanted)}
          className={buttonLook('quiet')}
        >
          Já tenho conta
        </Link>
        {!invite && (
          <Link href={doorTo('/convite', wanted)} className={buttonLook('quiet')}>
            Tenho um convite
          </Link>
        )}
      </div>
    </WelcomeFrame>
  );
}
