import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { deletionNotice } from '#core/content/privacy.ts';
import { errors } from '#core/contract/errors.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSession } from '#web/app/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';
import { firstEmpty, textIn } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Deletes the account once the person knows what that means and has proved who they are. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [problem, setProblem] = useState<string>();
  const remove = useDelete();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const show = (sentence: string) => {
      setProblem(sentence);
      form.querySelector('input')?.focus();
    };
    if (remove.isPending) return;
    if (firstEmpty(form, ['password'])) return show(errors.missing_fields.message);
    setProblem(undefined);
    remove.mutate(textIn(form, 'password'), {
      onError: (failure) => show(sentenceOf(failure, 'Erro ao apagar a conta.')),
    });
  }
  return (
    <Dialog title="Apagar minha conta" onClose={onClose} problem={problem ?? false}>
      <p>Isto é para sempre. Não dá para desfazer.</p>
      <Consequences title="O que some" items={deletionNotice.goes} />
      <Consequences title="O que fica" items={deletionNotice.stays} />
      <form noValidate onSubmit={submit} className="grid gap-4">
        <PasswordField
          label="Sua senha"
          name="password"
          autoComplete="current-password"
          aria-invalid={problem !== undefined}
        />
        <DialogAnswers onCancel={onClose}>
          <Button type="submit" look="danger" pendingText={remove.isPending && 'Apagando...'}>
            Apagar para sempre
          </Button>
        </DialogAnswers>
      </form>
    </Dialog>
  );
}

const Consequences = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3 className="font-bold">{title}</h3>
    <ul className="list-disc pl-5 text-ink-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

function useDelete() {
  const toast = useToast();
  const { leaveBy } = useSession();
  return useMutation({
    mutationFn: (password: string) => leaveBy(() => call('deleteAccount', { body: { password } })),
    onSuccess: () => {
      toast({ title: 'Conta apagada', text: 'Seus dados saíram daqui. Obrigado por ter participado.' });
    },
  });
}
