import { useMutation } from '@tanstack/react-query';
import { KeyRound, LogOut } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formSentences } from '#core/contract/form-sentences.ts';
import type { Sent } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSession } from '#web/app/session.ts';
import { useLeave } from '#web/app/session-leave.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';
import { firstEmpty, textIn, useMistake } from '#web/ui/form.ts';
import { Panel } from '#web/ui/panel.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** A new password, and leaving every device at once. */
export const Password = () => (
  <Panel title="Senha e aparelhos" Icon={KeyRound}>
    <PasswordForm />
    <LeaveEverywhere />
  </Panel>
);

function PasswordForm() {
  const mistake = useMistake();
  const change = useChange();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (change.isPending) return;
    const empty = firstEmpty(form, ['password', 'newPassword']);
    if (empty) return mistake.show(form, { field: empty, sentence: formSentences.missingFields });
    const newPassword = textIn(form, 'newPassword');
    if (newPassword.length < limits.password.min) {
      return mistake.show(form, { field: 'newPassword', sentence: formSentences.passwordTooShort });
    }
    mistake.clear();
    change.mutate({ password: textIn(form, 'password'), newPassword }, { onSuccess: () => form.reset() });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <PasswordField
        label="Senha de agora"
        name="password"
        autoComplete="current-password"
        aria-invalid={mistake.isMarked('password')}
      />
      <PasswordField
        label="Senha nova"
        name="newPassword"
        autoComplete="new-password"
        aria-invalid={mistake.isMarked('newPassword')}
      />
      <p className="text-sm text-ink-soft">
        Mínimo de {limits.password.min} caracteres. Ao mudar a senha, a conta sai dos outros aparelhos.
      </p>
      <Button type="submit" className="justify-self-start" pendingText={change.isPending && 'Mudando...'}>
        Mudar senha
      </Button>
    </form>
  );
}

function useChange() {
  const toast = useToast();
  return useMutation({
    mutationFn: (body: Sent<'updateAccount', 'body'>) => call('updateAccount', { body }),
    onSuccess: () => toast({ title: 'Sucesso', text: 'Senha nova guardada.' }),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao mudar a senha.'), look: 'destructive' }),
  });
}

function LeaveEverywhere() {
  const { leaveBy } = useSession();
  const toast = useToast();
  const end = useMutation({
    mutationFn: () => leaveBy(() => call('logoutEverywhere')),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao sair.'), look: 'destructive' }),
  });
  const [isAsking, setAsking] = useState(false);
  const { leave, isLeaving, question } = useLeave({ end: () => end.mutate(), isEnding: end.isPending });
  return (
    <div className="grid gap-2 border-t-2 border-dashed border-line pt-4">
      <p className="text-ink-soft">
        Perdeu um celular, ou entrou num que não é seu? Saia de todos de uma vez.
      </p>
      <Button
        look="quiet"
        className="justify-self-start"
        pendingText={isLeaving && 'Saindo...'}
        onClick={() => setAsking(true)}
      >
        <LogOut aria-hidden="true" size={20} />
        Sair de todos os aparelhos
      </Button>
      {isAsking && (
        <Dialog title="Sair de todos os aparelhos?" onClose={() => setAsking(false)}>
          <p>Você sai deste também. Para entrar de novo, vai precisar da sua senha.</p>
          <DialogAnswers onCancel={() => setAsking(false)}>
            <Button
              onClick={() => {
                setAsking(false);
                leave();
              }}
            >
              Sair de todos
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
      {question}
    </div>
  );
}
